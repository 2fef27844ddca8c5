import { burstAddress, rayOf } from '../drawing/burst.js';
import { coloursOf, PAPER } from '../drawing/brand-colours.js';
import type { DrawableJob } from '../drawing/drawable-job.js';
import { fontFor } from '../drawing/fonts.js';

/** Pixels, as programs that show shared links ask for. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** Some programs show only the square in the middle, so title and employer are inside it, with room around them. */
const SQUARE = { left: 311, width: 578 } as const;

/** Pixels, which keeps the facts clear of the burst in the corner. */
const FACTS_WIDTH = 640;

type Style = Record<string, string | number>;

/** An element in the form that satori reads. */
export interface Element {
  type: 'div' | 'img';
  key: null;
  props: { style: Style; children?: string | Element[]; src?: string; width?: number; height?: number };
}

/** The picture of a job for shared links. */
export function pictureOf(job: DrawableJob): Element {
  const colours = coloursOf(job.brand);
  const lit = { ray: rayOf(job.brand), colour: colours.light };
  return box(
    { width: '100%', height: '100%', backgroundColor: colours.dark, position: 'relative' },
    // The burst is turned so that the ray of the business points to the words.
    burst(-288, 25, 580, burstAddress(colours.base, lit), 90 - Math.max(0, lit.ray) * (360 / 13)),
    burst(930, 330, 520, burstAddress(colours.deep, { ray: -1, colour: colours.deep }), 0),
    box(
      {
        position: 'absolute',
        left: SQUARE.left,
        top: 52,
        width: SQUARE.width,
        height: PICTURE.height - 104,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      box(
        { flexDirection: 'column' },
        line(`${job.employer} is hiring`, { fontSize: 34, color: colours.light }, 'Display'),
        line(
          job.title,
          {
            fontSize: sizeOf(job.title),
            color: PAPER,
            letterSpacing: '-0.02em',
            lineHeight: 1.06,
            marginTop: 22,
            wordBreak: 'break-word',
            ...clampedTo(4),
          },
          'Display',
        ),
      ),
      box({ flexDirection: 'column', width: FACTS_WIDTH }, ...factsOf(job)),
    ),
  );
}

const clampedTo = (lines: number): Style => ({ display: 'block', lineClamp: lines });

/** Font size with which a title takes four lines at most, unless its words are very long. */
function sizeOf({ length }: string): number {
  if (length <= 24) return 82;
  if (length <= 45) return 66;
  return length <= 66 ? 56 : 48;
}

const factsOf = (job: DrawableJob): Element[] =>
  [
    [job.location, job.jobType].filter(Boolean).join(' · '),
    job.salary,
    job.deadline && `Apply by ${job.deadline}`,
  ]
    .filter((fact): fact is string => Boolean(fact))
    .map((fact) =>
      line(
        fact,
        { fontSize: 30, color: PAPER, lineHeight: 1.4, wordBreak: 'break-all', ...clampedTo(1) },
        'Text',
      ),
    );

const box = (style: Style, ...children: Element[]): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const line = (text: string, style: Style, role: 'Display' | 'Text'): Element => ({
  type: 'div',
  key: null,
  props: { style: { fontFamily: fontFor(role, text), ...style }, children: text },
});

const burst = (left: number, top: number, size: number, src: string, turn: number): Element => ({
  type: 'img',
  key: null,
  props: {
    src,
    width: size,
    height: size,
    style: { position: 'absolute', left, top, transform: `rotate(${turn}deg)` },
  },
});
