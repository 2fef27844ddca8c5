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
const SOFT = '#57534e';

/** With these sizes a title that needs more lines is cut. */
const SMALLEST = { title: 22, fact: 13 };
/** Sizes of title and facts, from the largest: the first with which both fit above the way to apply is taken. */
const SIZES = [
  { title: 60, fact: 19 },
  { title: 52, fact: 19 },
  { title: 46, fact: 19 },
  { title: 40, fact: 19 },
  { title: 40, fact: 16 },
  { title: 34, fact: 16 },
  { title: 30, fact: 13 },
  { title: 26, fact: 13 },
  SMALLEST,
];
/** Most lines of a fact, so that some of the title is always shown. */
const FACT_LINES = 3;
/** Sizes of the address, which is never divided. Below the first one it has a row of its own. */
const ADDRESS = { least: 12, most: 17, row: 44 } as const;
const COLUMN = { x: MARGIN + CODE_SIZE + 20, width: WIDTH - CODE_SIZE - 20 };

type Document = PDFKit.PDFDocument;
type Role = 'Display' | 'Text';
type Facts = [label: string, value: string][];

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
  const rule = wayToApply(document, job);
  heading(document, job);
  titleAndFacts(document, job, rule - 20);
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

function heading(document: Document, { brand, company, employer }: PosterJob): void {
  write(document, company, 'Display', 17, INK, { x: MARGIN, y: MARGIN, width: WIDTH });
  const { deep } = coloursOf(brand);
  write(document, `${employer} is hiring`, 'Display', 22, deep, { x: MARGIN, y: 206, width: WIDTH });
  document.y += 10;
}

const factsOf = (job: PosterJob): Facts =>
  [
    ['Place', job.location],
    ['Work', job.jobType],
    ['Salary', job.salary],
    ['Apply by', job.deadline],
  ].filter((row): row is [string, string] => Boolean(row[1]));

/** Writes title and facts from here on; they end above `bottom`. */
function titleAndFacts(document: Document, job: PosterJob, bottom: number): void {
  const rows = factsOf(job);
  const gap = 26;
  const room = (fact: number) => bottom - document.y - gap - heightOfFacts(document, rows, fact);
  const size = SIZES.find(({ title, fact }) => isRoomFor(document, job.title, title, room(fact))) ?? SMALLEST;
  write(document, job.title, 'Display', size.title, INK, {
    ...{ x: MARGIN, y: document.y, width: WIDTH },
    ...{ height: room(size.fact), ellipsis: true },
  });
  document.y += gap;
  for (const [label, value] of rows) {
    const { y } = document;
    write(document, label, 'Text', size.fact, SOFT, { x: MARGIN, y, width: LABEL_WIDTH });
    write(document, value, 'Text', size.fact, INK, {
      ...{ x: MARGIN + LABEL_WIDTH, y, width: WIDTH - LABEL_WIDTH },
      ...{ height: heightOfFact(document, value, size.fact) + 1, ellipsis: true },
    });
    document.y += size.fact / 2;
  }
}

/** Whether a title fits into a height without a word that is divided. */
function isRoomFor(document: Document, title: string, size: number, height: number): boolean {
  use(document, title, 'Display', size);
  return (
    title.split(' ').every((word) => document.widthOfString(word) <= WIDTH) &&
    document.heightOfString(title, { width: WIDTH }) <= height
  );
}

const heightOfFacts = (document: Document, rows: Facts, size: number): number =>
  rows.reduce((sum, [, value]) => sum + heightOfFact(document, value, size) + size / 2, -size / 2);

function heightOfFact(document: Document, value: string, size: number): number {
  use(document, value, 'Text', size);
  const height = document.heightOfString(value, { width: WIDTH - LABEL_WIDTH });
  return Math.min(height, document.currentLineHeight(true) * FACT_LINES);
}

/** Writes how to apply at the foot of the page. Returns where it begins. */
function wayToApply(document: Document, { brand, address, shortAddress }: PosterJob): number {
  const colour = coloursOf(brand).deep;
  const size = sizeIn(document, shortAddress, COLUMN.width);
  const hasRow = size < ADDRESS.least;
  const top = FOOT - CODE_SIZE - (hasRow ? ADDRESS.row : 0);
  const rule = top - 28;
  document
    .moveTo(MARGIN, rule)
    .lineTo(MARGIN + WIDTH, rule)
    .lineWidth(1.5)
    .strokeColor(INK)
    .stroke();
  drawCode(document, address, { x: MARGIN, y: top, size: CODE_SIZE, ink: INK });
  write(document, 'How to apply', 'Display', 24, INK, { ...COLUMN, y: top + 6 });
  document.y += 6;
  for (const step of [
    '1. Scan the code with the camera of your phone.',
    '2. Read about the position and press Apply Now.',
    '3. Fill in the form and attach your CV.',
  ]) {
    write(document, step, 'Text', 13, INK, { ...COLUMN, y: document.y + 3 });
  }
  const place = hasRow
    ? { x: MARGIN, width: WIDTH, y: top + CODE_SIZE + 8 }
    : { ...COLUMN, y: document.y + 12 };
  write(document, 'Or open', 'Text', 11, SOFT, place);
  const fitting = hasRow ? sizeIn(document, shortAddress, WIDTH) : size;
  // Without a width, in which pdfkit would divide it.
  write(document, shortAddress, 'Display', fitting, colour, { x: place.x, y: document.y });
  return rule;
}

/** The size with which an address fits into one line. */
function sizeIn(document: Document, address: string, width: number): number {
  use(document, address, 'Display', ADDRESS.most);
  return Math.min(ADDRESS.most, (ADDRESS.most * width) / document.widthOfString(address));
}

function use(document: Document, text: string, role: Role, size: number): void {
  document.font(fontFor(role, text)).fontSize(size);
}

function write(
  document: Document,
  text: string,
  role: Role,
  size: number,
  colour: string,
  { x, y, ...place }: { x: number; y: number; width?: number; height?: number; ellipsis?: boolean },
): void {
  use(document, text, role, size);
  document.fillColor(colour).text(text, x, y, { ...place, lineBreak: place.width !== undefined });
}
