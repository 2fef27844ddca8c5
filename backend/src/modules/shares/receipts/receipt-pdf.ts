import { buffer } from 'node:stream/consumers';
import { COMPANY, SHARE_MESSAGES } from '@smash/contract';
import type { Money } from '../settlement/received-money.js';
import { type PaidPurchase, receiptFacts, receiptLabel } from './receipt.js';

/** Points. */
const MARGIN = 64;
const LABEL_WIDTH = 150;
const ROW_GAP = 12;
const BRAND = '#b8371c';
const INK = '#1c1712';
const SOFT = '#57534e';
const LINE = '#e2dcd3';

/** The receipt as a PDF of one page. The same purchase always makes the same receipt. */
export async function renderReceipt(
  purchase: PaidPurchase,
  received: Money | undefined,
  supportEmail: string,
): Promise<Buffer> {
  // Loaded only when a receipt is wanted: with its fonts it takes a tenth of the memory of the process.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-NG',
    info: {
      Title: `Receipt ${receiptLabel(purchase)}`,
      Author: COMPANY.legalName,
      CreationDate: purchase.paidAt,
    },
  });
  const content = buffer(document);
  heading(document);
  for (const [label, value] of receiptFacts(purchase, received)) row(document, label, printable(value));
  closing(document, purchase, supportEmail);
  document.end();
  return content;
}

function heading(document: PDFKit.PDFDocument): void {
  document.font('Helvetica-Bold').fontSize(13).fillColor(BRAND).text(COMPANY.name);
  document.moveDown(2).fontSize(30).fillColor(INK).text('Receipt');
  document.font('Helvetica').fontSize(12).fillColor(SOFT).text('for a purchase of shares');
  document.moveDown(2);
}

function row(document: PDFKit.PDFDocument, label: string, value: string): void {
  const { y } = document;
  const right = document.page.width - MARGIN;
  const width = right - MARGIN - LABEL_WIDTH;
  document.font('Helvetica').fontSize(11).fillColor(SOFT).text(label, MARGIN, y, { width: LABEL_WIDTH });
  document
    .font('Helvetica-Bold')
    .fillColor(INK)
    .text(value, MARGIN + LABEL_WIDTH, y, { width });
  const below = document.y + ROW_GAP / 2;
  document.moveTo(MARGIN, below).lineTo(right, below).lineWidth(0.75).strokeColor(LINE).stroke();
  document.y = below + ROW_GAP;
}

function closing(document: PDFKit.PDFDocument, { mode }: PaidPurchase, supportEmail: string): void {
  document.font('Helvetica').fontSize(10).fillColor(SOFT);
  document.text(
    `Questions? Email ${supportEmail} and quote the payment reference.`,
    MARGIN,
    document.y + ROW_GAP,
  );
  if (mode === 'test') document.moveDown().font('Helvetica-Bold').fillColor(BRAND).text(SHARE_MESSAGES.test);
}

/** The standard fonts of PDF have Latin letters only. */
function printable(text: string): string {
  return text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');
}
