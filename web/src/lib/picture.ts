// A part of the page as a PNG: a copy that needs nothing from outside, with its styles, drawings and letters in it, drawn by the browser.

const SVG = 'http://www.w3.org/2000/svg';
const LINK = /url\((['"]?)([^'")]+)\1\)/g;

/** What is in a file, as an address that holds it. */
async function held(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The drawings that a copy takes from other files, each under names of its own. */
class Drawings {
  readonly #files = new Map<string, Promise<{ defs: string; slot: string }>>();

  /** Where a drawing is in the picture: `file.svg#name` becomes `#f0-name`. */
  async place(address: string): Promise<string> {
    const [file = '', name = ''] = address.split('#');
    if (!file) return address;
    if (!this.#files.has(file)) this.#files.set(file, this.#read(file, `f${this.#files.size}`));
    return `#${(await this.#files.get(file)!).slot}-${name}`;
  }

  async all(): Promise<string> {
    return (await Promise.all(this.#files.values())).map(({ defs }) => defs).join('');
  }

  async #read(file: string, slot: string): Promise<{ defs: string; slot: string }> {
    const text = await (await fetch(file)).text();
    const renamed = text.replace(/\b(id="|href="#|url\(#)/g, `$1${slot}-`);
    const root = new DOMParser().parseFromString(renamed, 'image/svg+xml').documentElement;
    return { defs: [...root.childNodes].map((node) => new XMLSerializer().serializeToString(node)).join(''), slot };
  }
}

/** Drawings of other files, and pictures, brought into the copy. */
async function brought(copy: Element, drawings: Drawings): Promise<void> {
  for (const use of copy.querySelectorAll('use')) use.setAttribute('href', await drawings.place(use.getAttribute('href') ?? ''));
  for (const image of copy.querySelectorAll('image, img')) await replaced(image, drawings);
}

/** A view of a sheet of drawings becomes the drawing itself; any other picture is held by its address. */
async function replaced(image: Element, drawings: Drawings): Promise<void> {
  const name = image.localName === 'img' ? 'src' : 'href';
  const address = image.getAttribute(name) ?? '';
  if (!address.includes('#image-')) return address.startsWith('data:') ? undefined : image.setAttribute(name, await held(address));
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', await drawings.place(address.replace('#image-', '#')));
  if (name === 'href') {
    for (const { name: kept, value } of image.attributes) if (kept !== 'href') use.setAttribute(kept, value);
    return image.replaceWith(use);
  }
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 40 40');
  svg.setAttribute('class', image.getAttribute('class') ?? '');
  [use.style.width, use.style.height] = ['40px', '40px'];
  svg.append(use);
  image.replaceWith(svg);
}

/** All rules of the page; letters come with them, other files stay away. */
async function rules(): Promise<string> {
  const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })));
  const texts = all.map(async ({ rule, base }) => {
    if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
    const [, , file] = [...rule.cssText.matchAll(LINK)][0] ?? [];
    return file ? rule.cssText.replace(LINK, `url(${await held(new URL(file, base).href)})`) : '';
  });
  return (await Promise.all(texts)).join('\n');
}

const INHERITED = ['font-family', 'font-size', 'font-weight', 'font-variant-numeric', 'line-height', 'letter-spacing', 'color', 'background-color'];

/** What a part has from the page around it, which is not in the picture. */
function inherited(part: HTMLElement): string {
  const found = getComputedStyle(part);
  return INHERITED.map((name) => `${name}:${found.getPropertyValue(name)}`).join(';');
}

const STILL = '*,*::before,*::after{animation:none!important;transition:none!important}';

/** The picture as an SVG that needs nothing from outside; its window is as large as ours, for the sake of rules about windows. */
async function alone(part: HTMLElement, width: number, height: number): Promise<string> {
  const drawings = new Drawings();
  const copy = part.cloneNode(true) as HTMLElement;
  await brought(copy, drawings);
  copy.style.transform = 'none';
  const body = document.createElement('div');
  body.style.cssText = `${inherited(part)};height:100%`;
  body.append(copy);
  const root = document.documentElement;
  const scale = innerWidth / width;
  const style = `<style>${(await rules()).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}${STILL}</style>`;
  return (
    `<svg xmlns="${SVG}" width="${innerWidth}" height="${height * scale}" data-theme="${root.dataset.theme ?? ''}" style="font-size:${getComputedStyle(root).fontSize}">` +
    `${style}<defs>${await drawings.all()}</defs>` +
    `<g transform="scale(${scale})"><foreignObject width="${width}" height="${height}">${new XMLSerializer().serializeToString(body)}</foreignObject></g></svg>`
  );
}

/** The part as it stands, so many times as large; raises where the browser does not allow it. */
export async function pictureOf(part: HTMLElement, times = 2): Promise<Blob> {
  const [width, height] = [part.offsetWidth, part.offsetHeight];
  await document.fonts.ready;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await alone(part, width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * times, height * times];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}
