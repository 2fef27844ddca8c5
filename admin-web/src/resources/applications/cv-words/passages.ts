import type { CvText } from '@smash/contract/client';

type Hit = CvText['hits'][number];

/** A part of a text, and whether it is a word that was searched for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** UTF-16 units shown before and after a word. */
const AROUND = 60;

/** Splits a text into pieces, which together are the text again. */
export function toPieces(text: string, hits: readonly Hit[], start = 0, end = text.length): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  for (const hit of hits) {
    if (hit.start < at || hit.end > end) continue;
    pieces.push(
      { text: text.slice(at, hit.start), isHit: false },
      { text: text.slice(hit.start, hit.end), isHit: true },
    );
    at = hit.end;
  }
  pieces.push({ text: text.slice(at, end), isHit: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** The first hits with the text around them; hits close to each other share a passage. */
export function toPassages({ text, hits }: Pick<CvText, 'text' | 'hits'>, most: number): Piece[][] {
  const spans: { start: number; end: number }[] = [];
  for (const hit of hits) {
    const start = beginOfWord(text, Math.max(hit.start - AROUND, 0));
    const end = endOfWord(text, Math.min(hit.end + AROUND, text.length));
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = end;
    else if (spans.length === most) break;
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => {
    const pieces = toPieces(text, hits, start, end);
    if (start > 0) pieces.unshift({ text: '… ', isHit: false });
    if (end < text.length) pieces.push({ text: ' …', isHit: false });
    return pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ') }));
  });
}

/**
 * Moves a position out of the middle of a word, so that no word is cut: a passage begins after that word, and ends
 * before it.
 */
function beginOfWord(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.slice(at, at + AROUND).search(/\s/);
  return space < 0 ? at : at + space + 1;
}

function endOfWord(text: string, at: number): number {
  if (at === text.length) return at;
  const cut = text.slice(at - AROUND, at).search(/\s\S*$/);
  return cut < 0 ? at : at - AROUND + cut;
}
