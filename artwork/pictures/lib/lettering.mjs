// Lettering as outlines: a picture shown by <img> cannot load the site's fonts.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { element, round } from './draw.mjs';

const require = createRequire(import.meta.url);
const FAMILIES = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
};

async function loadFace(file) {
  const sfnt = await fontverter.convert(await readFile(require.resolve(file)), 'sfnt');
  const bytes = sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength);
  return new harfbuzz.Face(new harfbuzz.Blob(bytes));
}

const faces = {
  display: await loadFace(FAMILIES.display),
  text: await loadFace(FAMILIES.text),
};
const fonts = new Map();

function fontOf(family, weight) {
  const key = `${family} ${weight}`;
  if (!fonts.has(key)) {
    const font = new harfbuzz.Font(faces[family]);
    font.setVariations([new harfbuzz.Variation('wght', weight)]);
    fonts.set(key, font);
  }
  return fonts.get(key);
}

function shape(text, family, weight, spacing) {
  const font = fontOf(family, weight);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map((info, index) => {
    const glyph = { d: font.glyphToPath(info.codepoint), x: x + positions[index].xOffset };
    x += positions[index].xAdvance + spacing;
    return glyph;
  });
  return { glyphs, width: x - spacing };
}

const NUMBER = /-?\d*\.?\d+/g;

function moved(d, dx, scale) {
  let isX = true;
  return d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command, rest) => {
    isX = true;
    const numbers = rest.match(NUMBER) ?? [];
    return (
      command +
      numbers
        .map((value) => {
          const next = isX ? (Number(value) + dx) * scale : -Number(value) * scale;
          isX = !isX;
          return round(next);
        })
        .join(' ')
    );
  });
}

function shiftOf(anchor, width) {
  return { start: 0, middle: -width / 2, end: -width }[anchor];
}

/**
 * A line of text as one path. `anchor` is start, middle or end of the line at x; y is the baseline; `tracking` is in
 * thousandths of the size; further attributes go to the path.
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 * @param {{ family?: string, weight?: number, anchor?: string, tracking?: number, [attribute: string]: unknown }} [options]
 */
export function lettering(
  text,
  x,
  y,
  size,
  fill,
  { family = 'display', weight = 650, anchor = 'start', tracking = 0, ...more } = {},
) {
  const unitsPerEm = faces[family].upem;
  const { glyphs, width } = shape(text, family, weight, (tracking / 1000) * unitsPerEm);
  const shift = shiftOf(anchor, width);
  const d = glyphs.map((glyph) => moved(glyph.d, glyph.x + shift, size / unitsPerEm)).join('');
  return element('path', { d, fill, transform: `translate(${round(x)} ${round(y)})`, ...more });
}

/**
 * Lettering for a picture with much of it: every glyph is drawn once, in `definitions()`, and used where it is
 * written. `write` takes what `lettering` takes.
 */
export function letteringSheet() {
  const drawn = new Map();
  const glyphSize = 24;
  const glyphId = (d, scale) => {
    if (!drawn.has(d)) drawn.set(d, { id: `g${drawn.size}`, d: moved(d, 0, scale) });
    return drawn.get(d).id;
  };
  return {
    write(text, x, y, size, fill, { family = 'text', weight = 400, anchor = 'start', tracking = 0 } = {}) {
      const unitsPerEm = faces[family].upem;
      const scale = glyphSize / unitsPerEm;
      const { glyphs, width } = shape(text, family, weight, (tracking / 1000) * unitsPerEm);
      const shift = shiftOf(anchor, width);
      const uses = glyphs
        .filter((glyph) => glyph.d !== '')
        .map((glyph) =>
          element('use', { href: `#${glyphId(glyph.d, scale)}`, x: (glyph.x + shift) * scale }),
        );
      const transform = `translate(${round(x)} ${round(y)}) scale(${Number((size / glyphSize).toFixed(4))})`;
      return element('g', { fill, transform }, uses);
    },
    definitions: () =>
      element(
        'defs',
        {},
        [...drawn.values()].map(({ id, d }) => element('path', { id, d })),
      ),
  };
}

/** Width of a line of text in the same units as its size. */
export function letteringWidth(text, size, { family = 'display', weight = 650, tracking = 0 } = {}) {
  const unitsPerEm = faces[family].upem;
  return (shape(text, family, weight, (tracking / 1000) * unitsPerEm).width * size) / unitsPerEm;
}
