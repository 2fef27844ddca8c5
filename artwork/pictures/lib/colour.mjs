// Colours of the pictures: oklch computed to hex, because an SVG shown by <img> must work in every viewer.

/** Rays of the mark and businesses of the group. */
export const RAY_COUNT = 13;

/** Hue of a business in degrees: its place in the list turned into its place on the wheel (brand: 33 is the first). */
export function hueOf(index) {
  return (360 / RAY_COUNT) * index + 33;
}

function toLinearRgb(lightness, chroma, hue) {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isInGamut(channels) {
  return channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function toHexPair(channel) {
  const clamped = Math.min(1, Math.max(0, channel));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** An oklch colour as #rrggbb; chroma is lowered until the colour exists in sRGB, so that hue and lightness hold. */
export function oklch(lightness, chroma, hue) {
  let reduced = chroma;
  while (reduced > 0 && !isInGamut(toLinearRgb(lightness, reduced, hue))) reduced -= 0.002;
  return `#${toLinearRgb(lightness, Math.max(0, reduced), hue).map(toHexPair).join('')}`;
}

/** The tones of one hue from paper to ink, and the few colours every picture shares. */
export function tones(hue) {
  // Yellow turns to mud where other hues are rich, so its middle tones are lifted.
  const lift = 0.06 * Math.max(0, Math.cos(((hue - 95) * Math.PI) / 180)) ** 3;
  return {
    paper: oklch(0.972, 0.014, hue),
    wash: oklch(0.93, 0.045, hue),
    light: oklch(0.865, 0.085, hue),
    soft: oklch(0.785, 0.125, hue),
    base: oklch(0.675 + lift, 0.165, hue),
    strong: oklch(0.555 + lift, 0.155, hue),
    deep: oklch(0.4, 0.105, hue),
    dark: oklch(0.285, 0.065, hue),
    ink: oklch(0.205, 0.035, hue),
    ...SHARED,
    print: oklch(0.865, 0.085, hue),
    screen: oklch(0.972, 0.014, hue),
    isNight: false,
  };
}

/** Warm paper, lamplight, brand colour and the deep green: the second voices of a picture. */
export const SHARED = {
  cream: oklch(0.972, 0.022, 88),
  sand: oklch(0.9, 0.05, 82),
  lamp: oklch(0.86, 0.13, 82),
  gold: oklch(0.76, 0.145, 75),
  bronze: oklch(0.64, 0.125, 66),
  flame: oklch(0.64, 0.19, 36),
  ember: oklch(0.5, 0.17, 33),
  leaf: oklch(0.56, 0.12, 152),
  forest: oklch(0.33, 0.07, 160),
  pine: oklch(0.25, 0.05, 160),
  night: oklch(0.19, 0.02, 60),
  skins: [oklch(0.3, 0.045, 50), oklch(0.37, 0.06, 50), oklch(0.44, 0.075, 52), oklch(0.5, 0.08, 55)],
};

/** What every picture shares at night: paper lies in the dark, lamps and their light do not. */
const SHARED_NIGHT = {
  ...SHARED,
  cream: oklch(0.83, 0.035, 84),
  sand: oklch(0.68, 0.05, 80),
  flame: oklch(0.57, 0.175, 35),
  ember: oklch(0.42, 0.145, 33),
  leaf: oklch(0.43, 0.095, 154),
  forest: oklch(0.285, 0.062, 160),
  pine: oklch(0.205, 0.045, 160),
  bronze: oklch(0.52, 0.105, 66),
  gold: oklch(0.7, 0.135, 75),
  night: oklch(0.13, 0.018, 60),
};

/**
 * The same tones after dark, by what they paint: the sky (light) and its rays (soft) go under, what stands before them
 * keeps a little of its colour, paper and its print stay readable, and lamps and screens are what is bright.
 */
export function nightTones(hue) {
  return {
    paper: oklch(0.76, 0.03, hue),
    wash: oklch(0.63, 0.06, hue),
    light: oklch(0.262, 0.062, hue),
    soft: oklch(0.322, 0.082, hue),
    base: oklch(0.45, 0.115, hue),
    strong: oklch(0.345, 0.09, hue),
    deep: oklch(0.225, 0.058, hue),
    dark: oklch(0.17, 0.04, hue),
    ink: oklch(0.115, 0.024, hue),
    ...SHARED_NIGHT,
    print: oklch(0.62, 0.055, hue),
    screen: oklch(0.93, 0.03, hue),
    isNight: true,
  };
}
