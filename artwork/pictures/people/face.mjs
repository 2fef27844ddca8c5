// A face of few planes: outline, the side that lies in shade, brows, eyes, lips. Its origin is between the eyes.
import { circle, clipped, element, ellipse, line, path, place } from '../lib/draw.mjs';

/** How wide the jaw is at its corners. */
const JAWS = { soft: 88, square: 97, narrow: 80 };

const INK = '#160f0c';

/** How far the features move when the head turns; -1 is to the left, 1 to the right. */
export const shiftOf = (turn) => turn * 30;

/** The outline of head and jaw. */
export function outline({ turn, jaw = 'soft' }) {
  const chin = shiftOf(turn) * 0.62;
  const wide = JAWS[jaw];
  const [left, right] = [chin - wide - turn * 6, chin + wide - turn * 6];
  return `M-116-50C-116-146-66-186 0-186C66-186 116-146 116-50C118 6 ${right + 17} 66 ${right} 102C${right - 20} 134 ${chin + 40} 158 ${chin} 158C${chin - 40} 158 ${left + 20} 134 ${left} 102C${left - 17} 66-118 6-116-50Z`;
}

/** The side away from the light: down the brow, along the nose, under the lip to the chin. */
function shadedSide(c) {
  return `M${c + 26}-196C${c + 52}-150 ${c + 60}-104 ${c + 50}-58C${c + 30}-46 ${c + 15}-38 ${c + 11}-18C${c + 11} 4 ${c + 17} 22 ${c + 27} 38C${c + 35} 52 ${c + 26} 62 ${c + 4} 63L${c + 3} 82C${c + 8} 98 ${c + 8} 108 ${c + 5} 122C${c + 20} 128 ${c + 18} 146 ${c * 0.62 + 4} 162L190 170V-196Z`;
}

function eye(skin, { x, far, gaze, lashes, lid }) {
  const side = far ? 0.92 : 1;
  const outer = x < 0 ? 1 : -1;
  return element(
    'g',
    { transform: `translate(${x} 2) scale(${outer * side} 1)` },
    path('M-26 3C-15-13 12-15 25 3C12 14-13 15-26 3Z', skin.white),
    clipped(
      `e${Math.round(x * 10)}${lid}`.replace('-', 'n'),
      path('M-26 3C-15-13 12-15 25 3C12 14-13 15-26 3Z', '#000'),
      circle(gaze * outer * 5, -0.5, 12, INK),
    ),
    path(
      lashes ? 'M-35-3C-18-20 13-22 29 3C14-8-10-8-25 4Z' : 'M-29 4C-17-18 13-20 28 4C14-8-12-8-29 4Z',
      INK,
    ),
    line('M-27-15C-14-27 10-27 24-14', skin.shade, 4),
  );
}

function closedEye(skin, { x, far, lashes }) {
  const outer = x < 0 ? 1 : -1;
  return element(
    'g',
    { transform: `translate(${x} 2) scale(${outer * (far ? 0.92 : 1)} 1)` },
    path('M-29 0C-16 18 14 18 28 0C14 9-14 9-29 0Z', INK),
    lashes && line('M-25 3L-34 8M-18 9L-25 16', INK, 4.5),
    line('M-27-13C-14-26 10-26 24-12', skin.shade, 4),
  );
}

function brow(ink, x, arch, heavy) {
  const outer = x < 0 ? 1 : -1;
  const thick = heavy ? 15 : 10;
  return element(
    'g',
    { transform: `translate(${x}-42) scale(${outer} 1)` },
    path(`M-34 6C-22-${14 + arch} 12-${12 + arch} 32 0L30 ${thick - 1}C12-${arch} -16-${arch} -34 6Z`, ink),
  );
}

const MOUTHS = {
  calm: (skin) => [
    path('M-36 98C-24 88-9 83 0 88C9 83 24 88 36 98C18 104-18 104-36 98Z', skin.lipDark),
    path('M-32 100C-16 105 16 105 32 100C22 122-22 122-32 100Z', skin.lip),
  ],
  smile: (skin) => [
    path('M-45 89C-28 87-10 83 0 87C10 83 28 87 45 89C26 109-26 109-45 89Z', skin.lipDark),
    path('M-38 97C-18 109 18 109 38 97C25 127-25 127-38 97Z', skin.lip),
    line('M-50 85q5 2 6 6M50 85q-5 2-6 6', skin.lipDark, 4),
  ],
  laugh: (skin) => [
    path('M-48 84C-26 82-9 80 0 83C9 80 26 82 48 84C40 122 18 130 0 130C-18 130-40 122-48 84Z', skin.lipDark),
    path('M-41 89C-20 92 20 92 41 89C36 108 16 113 0 113C-16 113-36 108-41 89Z', '#eadfcb'),
    path('M-36 106C-22 120 22 120 36 106C30 128 14 132 0 132C-14 132-30 128-36 106Z', skin.lip),
  ],
};

/**
 * The face without hair.
 * @param {ReturnType<typeof import('./skin.mjs').skinOf>} skin
 * @param {{ id: string, turn: number, jaw?: string, mouth?: string, gaze?: number, eyes?: string, brows?: string, isMade?: boolean, lips?: { lip: string, lipDark: string } }} looks
 * isMade: lashes and a finer brow; lips: the colours of lipstick; gaze: where the eyes look, -1 to 1
 */
export function face(
  skin,
  { id, turn, jaw, mouth = 'calm', gaze = turn, eyes = 'open', brows = INK, isMade = false, lips },
) {
  const c = shiftOf(turn);
  const draw = eyes === 'closed' ? closedEye : eye;
  const lipped = { ...skin, ...lips };
  return [
    ellipse(-117 + turn * 3, 14, 17, 29, turn < -0.2 ? skin.shade : skin.base),
    turn < 0.35 && ellipse(117 + turn * 3, 14, 17, 29, skin.shade),
    turn > -0.35 && line(`M${-122 + turn * 3} 2q10-2 8 22`, skin.shade, 5),
    path(outline({ turn, jaw }), skin.base),
    clipped(`${id}f`, path(outline({ turn, jaw }), '#000'), path(shadedSide(c), skin.shade)),
    place(
      { x: c * 0.9 },
      brow(brows, -52, isMade ? 8 : 3, !isMade),
      brow(brows, 52, isMade ? 8 : 3, !isMade),
    ),
    place(
      { x: c * 0.95 },
      draw(skin, { x: -51, far: turn < -0.3, gaze, lashes: isMade, lid: `${id}l` }),
      draw(skin, { x: 51, far: turn > 0.3, gaze, lashes: isMade, lid: `${id}r` }),
    ),
    line(`M${c - 22} 50C${c - 26} 60 ${c - 14} 64 ${c - 8} 61`, skin.shade, 5),
    place({ x: c * 0.92 }, MOUTHS[mouth](lipped)),
  ];
}
