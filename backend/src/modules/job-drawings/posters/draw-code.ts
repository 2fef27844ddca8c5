import { encodeQR } from 'qr';

interface Place {
  x: number;
  y: number;
  /** With the quiet zone. */
  size: number;
  ink: string;
}

/** The quiet zone that readers need around a code, in modules. */
const QUIET = 4;

/** Draws a QR code that is still read when a quarter of it is torn or stained. */
export function drawCode(document: PDFKit.PDFDocument, text: string, { x, y, size, ink }: Place): void {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET });
  const module = size / rows.length;
  document.rect(x, y, size, size).fill('#ffffff');
  for (const [row, modules] of rows.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) document.rect(x + column * module, y + row * module, module, module);
    }
  }
  document.fill(ink);
}
