// Open Graph pictures, 1200 x 630 PNG, made of the scenes and lettering and photographed in Chromium.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withBrowser } from './lib/browser.mjs';
import { hueOf, SHARED, tones } from './lib/colour.mjs';
import { burst, clipped, path as shape, picture, place, rect } from './lib/draw.mjs';
import { lettering, letteringWidth } from './lib/lettering.mjs';
import { sceneContent, SLUGS } from './scenes/index.mjs';
import { agric } from './stories/articles.mjs';
import { careers } from './banners/company.mjs';

const [WIDTH, HEIGHT] = [1200, 630];
/** Left edge of the picture's panel at the foot; it leans to the right. */
const PANEL_LEFT = 560;

const NAMES = {
  ridesmash: ['Ridesmash', 'Ride-hailing and', 'hire purchase'],
  smashfood: ['Smashfood', 'Meals at', 'your door'],
  smashtravels: ['Smash Travels', 'Flights, visas,', 'work abroad'],
  smashbookings: ['Smashbookings', 'Tables, halls,', 'events'],
  smashwise: ['Smashwise', 'Save, send,', 'settle'],
  smashbuy247: ['SmashBuy247', 'Shop round', 'the clock'],
  smashapartments: ['Smash Apartments', 'Short stays'],
  smashproperties: ['Smash Properties', 'Land and homes'],
  smashhire: ['Smash Hire', 'Artisans on call'],
  smashlogistics: ['Smash Logistics', 'Parcels and fleets'],
  smashlaundry: ['Smash Laundry', 'Collected, cleaned,', 'returned'],
  owenas: ['Owenas', 'Style and beauty'],
  qiimeet: ['Qiimeet', 'Meet your people'],
};

function signature(ink, mark, hot, hotFill) {
  return [
    burst(92, 92, 36, mark, { hot, hotFill }),
    lettering('Smash Technology', 144, 104, 34, ink, { weight: 700, tracking: -25 }),
  ];
}

/** The size at which the widest word stays clear of the panel. */
function fitted(words, size) {
  const widest = Math.max(...words.map((word) => letteringWidth(word, size, { weight: 700, tracking: -30 })));
  return Math.min(size, (size * 452) / widest);
}

/**
 * Words on the left, a picture in a slanted panel on the right.
 * @param {{ ground: string, ink: string, mark: string, title: string[], lines: string[], content: unknown, scale: number,
 *   shiftX: number, shiftY: number, hot?: number, hotFill?: string }} options
 */
function card({ ground, ink, mark, title, lines, content, scale, shiftX, shiftY, hot, hotFill }) {
  const slant = `M${PANEL_LEFT + 90} 0H${WIDTH}V${HEIGHT}H${PANEL_LEFT}Z`;
  const size = fitted(title, 92);
  const top = HEIGHT - 66 - lines.length * 44;
  return picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, ground),
    clipped('panel', shape(slant, '#000'), place({ x: shiftX, y: shiftY, scale }, content)),
    signature(ink, mark, hot, hotFill),
    title.map((word, index) =>
      lettering(word, 54, top - 34 - (title.length - 1 - index) * size * 0.98, size, ink, {
        weight: 700,
        tracking: -30,
      }),
    ),
    lines.map((words, index) =>
      lettering(words, 58, top + 22 + index * 44, 34, ink, { family: 'text', weight: 450 }),
    ),
  );
}

function businessCard(slug, ray) {
  const tone = tones(hueOf(ray));
  const [name, ...lines] = NAMES[slug];
  return card({
    ground: tone.wash,
    ink: tone.dark,
    mark: tone.soft,
    hot: ray,
    hotFill: tone.strong,
    title: name.split(' '),
    lines,
    content: sceneContent(slug),
    scale: 0.72,
    shiftX: 440,
    shiftY: -9,
  });
}

function siteCard() {
  const hues = SLUGS.map((_, ray) => tones(hueOf(ray)).base);
  return picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, SHARED.forest),
    burst(924, 300, 900, tones(160).deep, { turn: 7 }),
    burst(924, 300, 236, SHARED.cream, { fills: hues }),
    lettering('Smash Technology', 60, 110, 38, SHARED.cream, { weight: 700, tracking: -25 }),
    ['Thirteen', 'businesses.'].map((words, index) =>
      lettering(words, 54, 350 + index * 94, 100, SHARED.cream, { weight: 700, tracking: -32 }),
    ),
    lettering('One easier day.', 54, 540, 80, tones(33).base, { weight: 700, tracking: -30 }),
  );
}

function cards() {
  const green = tones(160);
  return {
    site: siteCard(),
    ...Object.fromEntries(SLUGS.map((slug, ray) => [slug, businessCard(slug, ray)])),
    articles: card({
      ground: SHARED.cream,
      ink: SHARED.night,
      mark: SHARED.flame,
      title: ['Stories', 'and ideas'],
      lines: ['From the thirteen', 'businesses of Smash'],
      content: agric(tones),
      scale: 0.72,
      shiftX: 440,
      shiftY: -9,
    }),
    careers: card({
      ground: green.dark,
      ink: SHARED.cream,
      mark: SHARED.flame,
      title: ['Work', 'with us'],
      lines: ['Open positions in', 'Abuja and Lagos'],
      content: careers(tones),
      scale: 0.7,
      shiftX: -268,
      shiftY: 0,
    }),
  };
}

/** Flat colours need few: a palette of 64 without dithering keeps edges clean and files small. */
async function toPalette(source, target) {
  const filter =
    'split[a][b];[a]palettegen=max_colors=64:reserve_transparent=0[p];[b][p]paletteuse=dither=none';
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', '-i', source, '-vf', filter, target]);
}

/** Writes the cards whose name is wanted into a folder; returns their number. */
export async function writeSocialCards(folder, isWanted) {
  const wanted = Object.entries(cards()).filter(([name]) => isWanted(`og/${name}`));
  if (wanted.length === 0) return 0;
  await mkdir(folder, { recursive: true });
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'smash-og-'));
  try {
    await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
      for (const [name, svg] of wanted) {
        const raw = path.join(scratch, `${name}.png`);
        await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
        await page.screenshot({ path: raw });
        await toPalette(raw, path.join(folder, `${name}.png`));
      }
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return wanted.length;
}
