// One frame of the film as SVG, from its time alone.
import { hueOf, SHARED, tones } from '../pictures/lib/colour.mjs';
import { burst, clipped, picture, place, polygon, rect } from '../pictures/lib/draw.mjs';
import { lettering } from '../pictures/lib/lettering.mjs';
import { sceneContent, SLUGS } from '../pictures/scenes/index.mjs';
import { between, glide, settle, unit } from './easing.mjs';
import { CHAPTERS, ENDING_START, HEIGHT, PROMISE, TITLE, WIDTH } from './timeline.mjs';

/** Half of a change from one scene to the next, in seconds. */
const WIPE = 0.34;
/** The panel of words: its right edge at the head and at the foot. */
const [PANEL_HEAD, PANEL_FOOT] = [452, 352];
const LEAN = PANEL_HEAD - PANEL_FOOT;
const rayOf = (slug) => SLUGS.indexOf(slug);

/** The area right of a leaning edge that starts at x on the middle of the frame. */
function rightOf(x) {
  return [
    [x + LEAN / 2, 0],
    [WIDTH + 200, 0],
    [WIDTH + 200, HEIGHT],
    [x - LEAN / 2, HEIGHT],
  ];
}

/** The mark with the rays lit so far, each in its own hue; a fresh ray grows out of its short self. */
function dial(cx, cy, radius, time, dim) {
  const litAt = SLUGS.map((slug) => CHAPTERS.find((chapter) => chapter.slug === slug)?.start ?? 0);
  const fills = litAt.map((start, ray) => (time >= start ? tones(hueOf(ray)).base : dim));
  const grown = (ray) => {
    const since = time - litAt[ray];
    return since < 0 ? 0.72 : 0.72 + 0.28 * settle(unit(since / 0.7));
  };
  return burst(cx, cy, radius, dim, { fills, grown });
}

function rising(progress, content) {
  return place({ y: (1 - progress) * 36, opacity: Number(unit(progress * 1.4).toFixed(3)) }, content);
}

function words(chapter, time, tone) {
  const since = time - chapter.start;
  const leaving = between(since, chapter.length - 0.3, chapter.length - 0.08);
  const delay = chapter.time ? 0.1 : -0.1;
  const pace = chapter.time ? 0.6 : 0.35;
  const line = (index, content) =>
    rising(settle(between(since, delay + index * 0.09, delay + pace + index * 0.09)), content);
  return place(
    { y: -30 * leaving ** 2, opacity: Number((1 - leaving).toFixed(3)) },
    line(
      0,
      lettering(
        chapter.time ?? chapter.words[0],
        50,
        chapter.time ? 500 : 610,
        chapter.time ? 118 : 84,
        tone.dark,
        { weight: 700, tracking: -40 },
      ),
    ),
    (chapter.time ? chapter.words : []).map((text, index) =>
      line(index + 1, lettering(text, 54, 564 + index * 46, 38, tone.deep, { family: 'text', weight: 500 })),
    ),
  );
}

function chapterFrame(chapter, time) {
  const tone = tones(hueOf(rayOf(chapter.slug)));
  const since = time - chapter.start;
  const isGlimpse = chapter.time === undefined;
  const moment = {
    enter: settle(between(since, isGlimpse ? -0.3 : -0.15, isGlimpse ? 0.35 : 1.1)),
    drift: unit((since + WIPE) / (chapter.length + 2 * WIPE)),
  };
  return [
    place({ x: WIDTH - 960, scale: 0.8 }, sceneContent(chapter.slug, moment)),
    polygon(
      [
        [0, 0],
        [PANEL_HEAD, 0],
        [PANEL_FOOT, HEIGHT],
        [0, HEIGHT],
      ],
      tone.wash,
    ),
    words(chapter, time, tone),
  ];
}

function intro(time) {
  const deep = tones(160).deep;
  const title = settle(between(time, 0.7, 1.5));
  return [
    rect(0, 0, WIDTH, HEIGHT, SHARED.forest),
    burst(640, 300, 1000, deep, { turn: time * 3 }),
    burst(640, 300, 190, SHARED.cream, {
      grown: (ray) => 0.02 + 0.98 * settle(between(time, ray * 0.06, 0.7 + ray * 0.06)),
    }),
    rising(
      title,
      lettering(TITLE, 640, 610, 76, SHARED.cream, { weight: 700, tracking: -28, anchor: 'middle' }),
    ),
  ];
}

function ending(time) {
  const since = time - ENDING_START;
  const fills = SLUGS.map((_, ray) => tones(hueOf(ray)).base);
  const text = (from, content) => rising(settle(between(since, from, from + 0.8)), content);
  return [
    rect(0, 0, WIDTH, HEIGHT, SHARED.forest),
    burst(640, 270, 1000, tones(160).deep, { turn: since * 3 }),
    burst(640, 270, 190, SHARED.cream, {
      fills,
      turn: (1 - settle(unit(since / 1.6))) * -70,
      grown: (ray) => 0.1 + 0.9 * settle(between(since, 0.1 + ray * 0.035, 0.9 + ray * 0.035)),
    }),
    text(
      0.6,
      lettering(PROMISE, 640, 580, 104, SHARED.cream, { weight: 700, tracking: -34, anchor: 'middle' }),
    ),
    text(
      1.0,
      lettering('Smash Technology', 640, 652, 36, SHARED.cream, {
        weight: 650,
        tracking: -18,
        anchor: 'middle',
      }),
    ),
  ];
}

/** A part of the film and the moment it begins; the wipe to it is centred on that moment. */
const PARTS = [
  { start: -10, draw: intro, hue: SHARED.forest },
  ...CHAPTERS.map((chapter) => ({
    start: chapter.start,
    draw: (time) => chapterFrame(chapter, time),
    hue: tones(hueOf(rayOf(chapter.slug))).base,
    isGlimpse: chapter.time === undefined,
  })),
  { start: ENDING_START, draw: ending, hue: SHARED.flame },
];

/** How far the wipe to a part has gone, 0..1. */
function arrival(part, time) {
  const half = part.isGlimpse ? WIPE * 0.62 : WIPE;
  return glide(between(time, part.start - half, part.start + half));
}

function wiped(name, part, time) {
  const progress = arrival(part, time);
  if (progress === 1) return part.draw(time);
  const edge = WIDTH + 120 - progress * (WIDTH + 400);
  const lead = 130 * Math.sin(Math.PI * progress);
  return [
    polygon(rightOf(edge - lead), part.hue),
    clipped(name, polygon(rightOf(edge), '#000'), part.draw(time)),
  ];
}

/** The whole picture at a time in seconds. */
export function frame(time) {
  const lowest = PARTS.findLastIndex((part) => arrival(part, time) === 1);
  const shown = PARTS.filter((part, index) => index >= lowest && arrival(part, time) > 0);
  const showsDial =
    between(time, CHAPTERS[0].start - 0.1, CHAPTERS[0].start + 0.4) *
    (1 - between(time, ENDING_START - 0.2, ENDING_START));
  const dim = 'rgba(30,20,15,.16)';
  return picture(
    WIDTH,
    HEIGHT,
    shown.map((part, index) => wiped(`wipe${index}`, part, time)),
    showsDial > 0 && place({ opacity: Number(showsDial.toFixed(3)) }, dial(128, 128, 84, time, dim)),
  );
}
