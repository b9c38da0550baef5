// A QR code as one SVG path.
import qrcode from 'qrcode-generator';

/** The dark squares of a code for a text, and the size of its side. */
export function qr(text: string): { path: string; size: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (code.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, size };
}
