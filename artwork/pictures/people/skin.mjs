// Skin in five depths. Light falls from the left: every depth has its shade, and the colours of its lips.
import { oklch } from '../lib/colour.mjs';

/** @type {Record<string, [lightness: number, chroma: number, hue: number]>} */
const DEPTHS = {
  ebony: [0.335, 0.048, 46],
  deep: [0.385, 0.06, 46],
  brown: [0.44, 0.073, 49],
  warm: [0.495, 0.082, 52],
  light: [0.55, 0.085, 56],
};

/** The colours of a face of one depth. */
export function skinOf(depth) {
  const [lightness, chroma, hue] = DEPTHS[depth];
  return {
    base: oklch(lightness, chroma, hue),
    shade: oklch(lightness - 0.085, chroma * 0.92, hue - 4),
    glow: oklch(lightness + 0.055, chroma * 1.05, hue + 3),
    lip: oklch(lightness - 0.03, chroma + 0.035, hue - 24),
    lipDark: oklch(lightness - 0.095, chroma + 0.015, hue - 22),
    white: oklch(0.86, 0.025, 75),
  };
}

/** Hair by its age: what is lit, and what is not. */
export const HAIR = {
  black: { base: oklch(0.185, 0.014, 40), lit: oklch(0.275, 0.022, 45) },
  brown: { base: oklch(0.235, 0.035, 40), lit: oklch(0.33, 0.05, 45) },
  greying: { base: oklch(0.33, 0.012, 60), lit: oklch(0.46, 0.012, 70) },
  grey: { base: oklch(0.5, 0.012, 70), lit: oklch(0.66, 0.014, 75) },
  white: { base: oklch(0.75, 0.012, 75), lit: oklch(0.88, 0.014, 80) },
};
