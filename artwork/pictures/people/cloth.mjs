// Cloth in the colours of the brand, each with its shade, its lit fold, its line and what is woven into it.
import { oklch, SHARED } from '../lib/colour.mjs';

const cloth = (base, shade, lit, line, trim, second, secondShade = SHARED.sand) => ({
  base,
  shade,
  lit,
  lapel: lit,
  line,
  trim,
  second,
  secondShade,
  collar: second === SHARED.cream ? '#fffdf6' : second,
  bead: SHARED.flame,
  beadLit: SHARED.gold,
});

const { cream, sand, lamp, gold, flame, ember, leaf, forest, pine, night } = SHARED;
const navy = oklch(0.33, 0.06, 255);
const navyShade = oklch(0.25, 0.05, 255);
const navyLit = oklch(0.4, 0.06, 255);
const charcoal = oklch(0.29, 0.016, 60);
const charcoalLit = oklch(0.36, 0.018, 60);

export const CLOTH = {
  flame: cloth(flame, ember, oklch(0.7, 0.17, 40), ember, lamp, cream),
  ember: cloth(ember, oklch(0.4, 0.14, 32), flame, oklch(0.4, 0.14, 32), gold, lamp),
  forest: cloth(forest, pine, oklch(0.41, 0.08, 158), pine, lamp, cream),
  leaf: cloth(leaf, oklch(0.46, 0.11, 154), oklch(0.64, 0.12, 150), oklch(0.46, 0.11, 154), cream, lamp),
  cream: cloth(cream, sand, '#fffdf6', sand, gold, sand),
  sand: cloth(sand, oklch(0.8, 0.07, 78), cream, oklch(0.8, 0.07, 78), ember, cream),
  gold: cloth(gold, oklch(0.64, 0.125, 66), lamp, oklch(0.64, 0.125, 66), ember, cream),
  navy: cloth(navy, navyShade, navyLit, navyShade, gold, cream),
  charcoal: cloth(charcoal, night, charcoalLit, night, flame, cream),
  white: cloth('#fffaf0', oklch(0.89, 0.02, 80), '#ffffff', oklch(0.89, 0.02, 80), sand, '#ffffff'),
};
