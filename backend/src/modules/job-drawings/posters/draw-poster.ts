import { buffer } from 'node:stream/consumers';
import { RAY } from '@smash/contract';
import PDFDocument from 'pdfkit';
import { coloursOf, INK } from '../drawing/brand-colours.js';
import { rayOf, TURNS } from '../drawing/burst.js';
import { FONTS, fontFor } from '../drawing/fonts.js';
import { drawCode } from './draw-code.js';
import type { PosterJob } from './poster-job.js';

/** Points. */
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const FOOT = 841.89 - MARGIN;
const LABEL_WIDTH = 112;
const CODE_SIZE = 186;
const BURST_SIZE = 380;
/** A longer place or salary is written smaller. */
const LONG_FACT = 60;
/** Most lines of a title and of a fact, however wide their letters are, so that the way to apply stays on the page. */
const TITLE_LINES = 6.2;
const FACT_LINES = 3.5;
const SOFT = '#57534e';

type Document = PDFKit.PDFDocument;

/** The poster of a job: one page of A4 for a wall or a window. Nothing on it is told by colour alone. */
export async function drawPoster(job: PosterJob): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-NG',
    displayTitle: true,
    info: { Title: `${job.title}, ${job.employer}`, Author: job.company },
  });
  for (const [name, file] of Object.entries(FONTS)) document.registerFont(name, file);
  const content = buffer(document);
  ornament(document, job);
  heading(document, job);
  facts(document, factsOf(job));
  wayToApply(document, job);
  document.end();
  return content;
}

/** Draws the burst in the corner, cut off by the edges of the page. */
function ornament(document: Document, { brand }: PosterJob): void {
  const { base, deep } = coloursOf(brand);
  for (const [ray, turn] of TURNS.entries()) {
    document
      .save()
      .translate(document.page.width - BURST_SIZE * 0.64, -BURST_SIZE * 0.36)
      .scale(BURST_SIZE / 100)
      .rotate(turn, { origin: [50, 50] })
      .path(RAY)
      .fill(ray === rayOf(brand) ? deep : base)
      .restore();
  }
}

function heading(document: Document, { brand, company, employer, title }: PosterJob): void {
  const { deep } = coloursOf(brand);
  write(document, company, 'Display', 17, INK, { x: MARGIN, y: MARGIN, width: WIDTH });
  write(document, `${employer} is hiring`, 'Display', 22, deep, { x: MARGIN, y: 206, width: WIDTH });
  document.y += 10;
  const size = sizeOf(title);
  write(document, title, 'Display', size, INK, {
    ...{ x: MARGIN, y: document.y, width: WIDTH },
    ...{ height: size * TITLE_LINES, ellipsis: true },
  });
  document.y += 26;
}

function sizeOf({ length }: string): number {
  if (length <= 24) return 60;
  if (length <= 60) return 46;
  return length <= 110 ? 34 : 26;
}

const factsOf = (job: PosterJob): [string, string][] =>
  [
    ['Place', job.location],
    ['Work', job.jobType],
    ['Salary', job.salary],
    ['Apply by', job.deadline],
  ].filter((row): row is [string, string] => Boolean(row[1]));

function facts(document: Document, rows: [string, string][]): void {
  const size = rows.some(([, value]) => value.length > LONG_FACT) ? 13 : 19;
  for (const [label, value] of rows) {
    const { y } = document;
    write(document, label, 'Text', size, SOFT, { x: MARGIN, y, width: LABEL_WIDTH });
    write(document, value, 'Text', size, INK, {
      ...{ x: MARGIN + LABEL_WIDTH, y, width: WIDTH - LABEL_WIDTH },
      ...{ height: size * FACT_LINES, ellipsis: true },
    });
    document.y += size / 2;
  }
}

function wayToApply(document: Document, { brand, address, shortAddress }: PosterJob): void {
  const top = FOOT - CODE_SIZE;
  document
    .moveTo(MARGIN, top - 28)
    .lineTo(MARGIN + WIDTH, top - 28)
    .lineWidth(1.5)
    .strokeColor(INK)
    .stroke();
  drawCode(document, address, { x: MARGIN, y: top, size: CODE_SIZE, ink: INK });
  const x = MARGIN + CODE_SIZE + 20;
  const width = WIDTH - CODE_SIZE - 20;
  write(document, 'How to apply', 'Display', 24, INK, { x, y: top + 6, width });
  document.y += 6;
  for (const step of [
    '1. Scan the code with the camera of your phone.',
    '2. Read about the position and press Apply Now.',
    '3. Fill in the form and attach your CV.',
  ]) {
    write(document, step, 'Text', 13, INK, { x, y: document.y + 3, width });
  }
  document.y += 12;
  write(document, 'Or open', 'Text', 11, SOFT, { x, y: document.y, width });
  write(document, shortAddress, 'Display', 17, coloursOf(brand).deep, { x, y: document.y, width });
}

function write(
  document: Document,
  text: string,
  role: 'Display' | 'Text',
  size: number,
  colour: string,
  { x, y, ...place }: { x: number; y: number; width: number; height?: number; ellipsis?: boolean },
): void {
  document.font(fontFor(role, text)).fontSize(size).fillColor(colour).text(text, x, y, place);
}
