// What people wear. The origin is the pit of the throat; shoulders fall to both sides, light comes from the left.
import { burst, circle, clipped, line, path, rect } from '../lib/draw.mjs';

const BODY =
  'M-340 560V260C-330 160-290 112-204 78C-146 58-108 46-88 20L88 20C108 46 146 58 204 78C290 112 330 160 340 260V560Z';
const SIDE = 'M88 20C108 46 146 58 204 78C290 112 330 160 340 260V560H120C190 300 170 140 88 20Z';

/** Cloth with its shaded side; what is woven or printed into it stays inside. */
function body({ id, cloth }, ...more) {
  return [
    path(BODY, cloth.base),
    clipped(`${id}d`, path(BODY, '#000'), more, path(SIDE, cloth.shade, { opacity: 0.55 })),
  ];
}

/** Skin in an opening of the cloth, with the shade under the chin. */
const opening = (skin, d) => path(d, skin.base);

/** A round neck with printed cloth: the burst, as on wax print. */
export function ankara(look) {
  const { skin, cloth } = look;
  const spots = [
    [-246, 160],
    [-126, 130],
    [0, 168],
    [124, 132],
    [246, 166],
    [-186, 262],
    [-60, 280],
    [66, 280],
    [190, 262],
    [-290, 280],
    [300, 280],
  ];
  return [
    body(
      look,
      spots.map(([x, y]) => [
        circle(x, y, 58, cloth.shade),
        burst(x, y, 50, cloth.trim),
        circle(x, y, 12, cloth.second),
      ]),
    ),
    opening(skin, 'M-104 36C-86 110 86 110 104 36L88 20L58 8H-58L-88 20Z'),
    line('M-106 34C-86 116 86 116 106 34', cloth.second, 15),
  ];
}

/** A lace blouse, wide at the neck, with coral beads. */
export function buba(look) {
  const { skin, cloth } = look;
  return [
    body(
      look,
      Array.from({ length: 34 }, (_, index) =>
        circle(
          -320 + (index % 9) * 80 + (Math.floor(index / 9) % 2) * 40,
          120 + Math.floor(index / 9) * 62,
          13,
          cloth.trim,
        ),
      ),
    ),
    opening(skin, 'M-150 60C-110 130 110 130 150 60L90 20L58 8H-58L-90 20Z'),
    line('M-154 58C-112 138 112 138 154 58', cloth.second, 10),
    Array.from({ length: 9 }, (_, index) =>
      circle(
        -92 + index * 23,
        44 + Math.sin((index / 8) * Math.PI) * 40,
        12.5,
        index % 2 ? cloth.bead : cloth.beadLit,
      ),
    ),
  ];
}

/** An agbada: a wide robe over a tunic, embroidered down the chest. */
export function agbada(look) {
  const { skin, cloth } = look;
  return [
    path(
      'M-352 420V230C-340 130-280 96-200 70C-146 52-108 44-86 20L86 20C108 44 146 52 200 70C280 96 340 130 352 230V420Z',
      cloth.base,
    ),
    path('M86 20C108 44 146 52 200 70C280 96 340 130 352 230V420H170C210 300 180 130 86 20Z', cloth.shade),
    opening(skin, 'M-64 30C-40 70 40 70 64 30L50 10H-50Z'),
    path('M-96 22C-80 100-60 190 0 250C60 190 80 100 96 22L66 26C40 74-40 74-66 26Z', cloth.second),
    line('M-96 22C-80 100-60 190 0 250C60 190 80 100 96 22', cloth.trim, 11),
    line('M-66 26C-40 76 40 76 66 26M0 66V236', cloth.trim, 7),
    burst(-62, 264, 42, cloth.trim),
    line(
      'M-200 96C-236 190-240 300-226 420M-276 130C-300 220-306 320-300 420M214 100C250 200 252 310 240 420',
      cloth.line,
      7,
    ),
  ];
}

/** A senator: a tunic with a standing collar and covered buttons. */
export function senator(look) {
  const { skin, cloth } = look;
  return [
    body(look, line('M-200 130C-190 240-196 330-204 420M214 130C200 240 206 330 214 420', cloth.line, 6)),
    opening(skin, 'M-70 24L-18 62H18L70 24L56 6H-56Z'),
    path('M-92 22C-90 2-80-14-70-22C-56 20-34 44-8 58V92C-50 78-80 56-92 22Z', cloth.base),
    path('M92 22C90 2 80-14 70-22C56 20 34 44 8 58V92C50 78 80 56 92 22Z', cloth.shade),
    rect(-28, 70, 56, 210, cloth.trim, 8),
    [110, 160, 210, 258].map((y) => circle(0, y, 8, cloth.base)),
    rect(-206, 206, 96, 12, cloth.trim, 4),
  ];
}

/** A jacket over a shirt; with or without a tie. */
export function suit(look) {
  const { skin, cloth, hasTie } = look;
  return [
    body(look),
    path('M-88 14L-110 420H110L88 14Z', cloth.second),
    opening(skin, hasTie ? 'M-60 10L0 62L60 10Z' : 'M-72 10L0 116L72 10Z'),
    line(hasTie ? '' : 'M0 116V420', cloth.secondShade, 5),
    path(
      hasTie ? 'M-92 16C-88-6-82-18-74-24L-2 74L-60 112Z' : 'M-92 16C-88-6-82-18-74-24L-6 108L-72 134Z',
      cloth.collar,
    ),
    path(
      hasTie ? 'M92 16C88-6 82-18 74-24L2 74L60 112Z' : 'M92 16C88-6 82-18 74-24L6 108L72 134Z',
      cloth.secondShade,
    ),
    hasTie && path('M-20 72H20L28 100L16 122L44 330L0 380L-44 330L-16 122L-28 100Z', cloth.trim),
    path('M-94 14L-142 58L-176 150L-128 168L-146 196L-30 420H-10C-50 280-80 160-94 14Z', cloth.lapel),
    path('M94 14L142 58L176 150L128 168L146 196L30 420H10C50 280 80 160 94 14Z', cloth.shade),
    path('M-236 250L-150 236V252L-236 268Z', cloth.trim),
  ];
}

/** A shirt with a collar and buttons. */
export function shirt(look) {
  const { skin, cloth } = look;
  return [
    body(look, line('M0 90V420', cloth.line, 6)),
    opening(skin, 'M-74 16L0 112L74 16L56 0H-56Z'),
    path('M-92 20C-90-2-82-14-72-20L-4 92L-72 128C-98 94-104 60-92 20Z', cloth.lapel),
    path('M92 20C90-2 82-14 72-20L4 92L72 128C98 94 104 60 92 20Z', cloth.shade),
    [150, 214, 278].map((y) => circle(14, y, 7, cloth.line)),
  ];
}

/** A plain round neck. */
export function tee(look) {
  const { skin, cloth } = look;
  return [
    body(look),
    opening(skin, 'M-92 30C-74 86 74 86 92 30L86 20L58 8H-58L-86 20Z'),
    line('M-94 28C-76 94 76 94 94 28', cloth.trim, 13),
    cloth.mark && burst(-128, 214, 38, cloth.mark),
  ];
}

/** A high, folded neck. */
export function rollNeck(look) {
  const { cloth } = look;
  return [
    body(look),
    path('M-74-54C-30-30 30-30 74-54L90 36C40 66-40 66-90 36Z', cloth.lapel),
    path('M20-37C40-40 60-46 74-54L90 36C70 48 46 54 22 57C30 30 30-8 20-37Z', cloth.shade),
  ];
}

/** A vest with bright bands over a shirt, as riders and drivers wear it. */
export function vest(look) {
  const { cloth } = look;
  return [
    shirt({
      ...look,
      cloth: { ...cloth, base: cloth.second, lapel: cloth.second, shade: cloth.secondShade },
    }),
    path('M-206 80L-110 46C-96 150-70 250-20 420H-250C-256 300-240 180-206 80Z', cloth.base),
    path('M206 80L110 46C96 150 70 250 20 420H250C256 300 240 180 206 80Z', cloth.shade),
    path('M-236 220L-66 190L-56 226L-244 262ZM236 220L66 190L56 226L244 262Z', cloth.trim),
  ];
}
