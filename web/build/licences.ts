// Writes the licence texts of everything that ends up in the built client next to it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = /^((?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const NAME = /^(licen[cs]e|copying|notice)/i;
const HEAD = `The zoco web client contains code and typefaces of the packages below; zoco itself is under the MIT licence.`;

/** A plugin that collects the packages out of the modules that were bundled. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = new Map<string, string>([['svelte', join('node_modules', 'svelte')]]);
      for (const chunk of Object.values(bundle)) {
        for (const module of chunk.type === 'chunk' ? chunk.moduleIds : chunk.originalFileNames) {
          const found = FOLDER.exec(module);
          if (found) folders.set(found[2]!, found[1]!);
        }
      }
      const parts = [...folders].sort().map(([name, folder]) => part(name, folder));
      this.emitFile({
        type: 'asset',
        fileName: 'THIRD-PARTY-LICENSES.txt',
        source: [HEAD, ...parts].join('\n\n') + '\n',
      });
    },
  };
}

function part(name: string, folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((one) => NAME.test(one));
  const text = file ? readFileSync(join(folder, file), 'utf-8').trim() : supplied(name, about.license);
  return `${'-'.repeat(72)}\n${name} ${about.version} (${about.license})\n\n${text}`;
}

/** For packages that name their licence but do not carry its text. */
const HOLDERS: Record<string, string> = {
  '@fluent/bundle': 'Copyright Mozilla Foundation and others',
  'qrcode-generator': 'Copyright (c) 2009 Kazuhiko Arase',
};

function supplied(name: string, licence: string): string {
  if (!HOLDERS[name]) throw new Error(`${name} comes without a licence text`);
  const text = readFileSync(join('build', 'texts', `${licence}.txt`), 'utf-8').trim();
  return `${HOLDERS[name]}\n\n${text}`;
}
