// Beards and moustaches, on the jaw that face.mjs draws; and spectacles.
import { clipped, line, path, rect, ring } from '../lib/draw.mjs';
import { outline, shiftOf } from './face.mjs';

const moustache = (c) =>
  `M${c - 46} 92C${c - 36} 72 ${c - 14} 66 ${c} 72C${c + 14} 66 ${c + 36} 72 ${c + 46} 92C${c + 26} 82 ${c + 10} 82 ${c} 84C${c - 10} 82 ${c - 26} 82 ${c - 46} 92Z`;

const full = (c) =>
  `M-124-40L-106-40C-106 40 ${c - 90} 76 ${c - 56} 74C${c - 36} 66 ${c - 14} 66 ${c} 71C${c + 14} 66 ${c + 36} 66 ${c + 56} 74C${c + 90} 76 106 40 106-40L124-40V190H-124ZM${c - 46} 90C${c - 34} 120 ${c - 20} 126 ${c} 126C${c + 20} 126 ${c + 34} 120 ${c + 46} 90C${c + 26} 82 ${c + 10} 81 ${c} 83C${c - 10} 81 ${c - 26} 82 ${c - 46} 90Z`;

const goatee = (c) =>
  `${moustache(c)}M${c - 46} 90C${c - 50} 120 ${c - 40} 150 ${c - 14} 168H${c + 14}C${c + 40} 150 ${c + 50} 120 ${c + 46} 90C${c + 36} 116 ${c + 20} 124 ${c} 124C${c - 20} 124 ${c - 36} 116 ${c - 46} 90Z`;

const SHAPES = { full, goatee, moustache };

/** A beard, kept to the face; `grown` lets it reach below the chin. */
export function beard({ id, turn, jaw, kind, hair, isStubble = false }) {
  const c = shiftOf(turn) * 0.92;
  const shape = SHAPES[kind](c);
  return clipped(
    `${id}b`,
    path(outline({ turn, jaw }), '#000'),
    path(shape, hair.base, { 'fill-rule': 'evenodd', opacity: isStubble ? 0.45 : undefined }),
  );
}

/** Spectacles, round or square. */
export function spectacles({ turn, kind, fill }) {
  const c = shiftOf(turn) * 0.95;
  const glass = (x) =>
    kind === 'round'
      ? ring(c + x, 4, 40, fill, 7)
      : rect(c + x - 42, -26, 84, 60, 'none', 18, { stroke: fill, 'stroke-width': 8 });
  return [
    glass(-52),
    glass(52),
    line(`M${c - 12}-4q12-8 24 0M${c - 94}-8L-114-4M${c + 94}-8L114-4`, fill, 7),
  ];
}
