import type { ScreenPart, Shape } from './product-screen';

type Drawing = Extract<ScreenPart, { kind: 'drawing' }>;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const ground: Shape = ['ground', 'M0 0h264v128H0z'];
const wash: Shape = ['wash', 'M0 0h264v128H0z'];

/** Streets between a park and a lake, and a way through them. */
export const STREET_MAP: Drawing = {
  kind: 'drawing',
  shapes: [
    ground,
    ['leaf', 'M0 84h62v44H0zM92 0h56v30H92z'],
    ['water', 'M196 0h68v70c-22 4-30-8-44-22S196 24 196 0Z'],
    ['street', 'M0 40h180M0 76h264M30 0v128M76 0v128M122 40v88M168 20v108M214 76v52M122 104h142'],
    ['route', 'M30 108V76h92V40h46'],
    ['deep', `M68 71h14v10H68z${circle(168, 40, 7)}`],
    ['biz', circle(30, 108, 6)],
    ['sheet', circle(168, 40, 3)],
  ],
};

/** A bedroom at night: lamp, bed, window with a moon, a plant. */
export const ROOM: Drawing = {
  kind: 'drawing',
  shapes: [
    wash,
    ['deep', 'M150 16h74v58h-74z'],
    ['light', circle(204, 32, 9)],
    ['frame', 'M187 16v58M150 45h74'],
    ['floor', 'M0 104h264v24H0z'],
    ['light', 'M24 40h28l8 24H16z'],
    ['pleat', 'M38 64v40'],
    ['deep', 'M70 62h10v44H70z'],
    ['sheet', 'M80 78h104v28H80zM84 70h24a5 5 0 0 1 5 5v5H84z'],
    ['biz', 'M112 76h76a6 6 0 0 1 6 6v24h-82z'],
    ['leaf', 'M232 104c-14-10-14-28-8-40 8 8 10 18 8 40Zm0 0c2-16 10-26 22-30-2 14-8 24-22 30Z'],
    ['deep', 'M222 100h22l-4 18h-14z'],
  ],
};

/** A survey plan: the plot with its beacons and sides, its neighbours, the road, north. */
export const PLOT: Drawing = {
  kind: 'drawing',
  shapes: [
    ground,
    ['street', 'M0 118h264'],
    ['edge', 'M12 14h66v84H12zM186 10h66v88h-66z'],
    ['plot', 'm90 20 84-6 2 82-86 4Z'],
    ['plot', [circle(90, 20, 4), circle(174, 14, 4), circle(176, 96, 4), circle(90, 100, 4)].join('')],
    ['deep', 'm238 40 5-18 5 18-5-4z'],
  ],
  texts: [
    [132, 64, '14'],
    [132, 34, '20 m'],
    [112, 88, '25 m'],
    [45, 60, '13'],
    [219, 64, '15'],
  ],
};

/** A gown, its waist and its length in centimetres. */
export const GOWN: Drawing = {
  kind: 'drawing',
  shapes: [
    wash,
    [
      'biz',
      'M112 14c8 8 32 8 40 0l16 10-8 18-8-4c-2 8-2 12 0 18 10 16 20 40 24 62h-88c4-22 14-46 24-62 2-6 2-10 0-18l-8 4-8-18Z',
    ],
    ['deep', 'M111 54h42v7h-42z'],
    ['pleat', 'M120 64c-6 18-12 36-14 54M132 64v54M144 64c6 18 12 36 14 54'],
    ['pleat', 'M202 14v104M196 14h12M196 118h12M64 57h38M64 51v12M102 51v12'],
  ],
  texts: [
    [226, 70, '142'],
    [44, 62, '76'],
  ],
};
