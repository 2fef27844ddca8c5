// The story of the film: what happens when, in seconds.

/** Frames a second, and the size of a frame in pixels. */
export const FRAME_RATE = 25;
export const WIDTH = 1280;
export const HEIGHT = 720;

const INTRO = 2.2;
const CHAPTER = 2.2;
const GLIMPSE = 0.68;
const ENDING = 4.4;

/** @type {[slug: string, time: string, words: string[]][]} */
const DAY = [
  ['ridesmash', '5:40', ['The ride', 'to work']],
  ['smashfood', '8:00', ['Breakfast', 'at the desk']],
  ['smashlogistics', '10:15', ['A parcel', 'across town']],
  ['smashbookings', '12:30', ['A hall', 'for Saturday']],
  ['smashlaundry', '15:00', ['Shirts back,', 'clean']],
  ['smashwise', '17:20', ['Rent,', 'sent in a tap']],
  ['smashtravels', '19:10', ['A flight', 'at sunset']],
  ['smashapartments', '22:30', ['A room', 'for the night']],
];
const GLIMPSES = [
  ['smashproperties', 'Homes'],
  ['smashhire', 'Skills'],
  ['smashbuy247', 'Shops'],
  ['owenas', 'Style'],
  ['qiimeet', 'Friends'],
];

/**
 * Scenes in order, start and length in seconds; the hours of the day also have a time.
 * @type {{ slug: string, time?: string, words: string[], start: number, length: number }[]}
 */
export const CHAPTERS = [
  ...DAY.map(([slug, time, words], index) => ({
    slug,
    time,
    words,
    start: INTRO + index * CHAPTER,
    length: CHAPTER,
  })),
  ...GLIMPSES.map(([slug, word], index) => ({
    slug,
    words: [word],
    start: INTRO + DAY.length * CHAPTER + index * GLIMPSE,
    length: GLIMPSE,
  })),
];

/** When the last scene gives way to the mark, and when the film is over. */
export const ENDING_START = INTRO + DAY.length * CHAPTER + GLIMPSES.length * GLIMPSE;
export const DURATION = ENDING_START + ENDING;

export const TITLE = 'A day with Smash';
export const PROMISE = 'Make life easy.';

function stamp(seconds) {
  const whole = Math.floor(seconds);
  const thousandths = Math.round((seconds - whole) * 1000);
  return `00:00:${String(whole).padStart(2, '0')}.${String(thousandths).padStart(3, '0')}`;
}

/** The captions track. The film has no sound, so it says what is to be seen. */
export function captions() {
  const glimpses = CHAPTERS.filter(({ time }) => time === undefined);
  const cues = [
    [0.3, INTRO, `${TITLE}.`],
    ...CHAPTERS.filter(({ time }) => time !== undefined).map(({ start, length, time, words }) => [
      start + 0.2,
      start + length,
      `${time}. ${words.join(' ')}.`,
    ]),
    [glimpses[0].start + 0.1, ENDING_START, `${GLIMPSES.map(([, word]) => word).join('. ')}.`],
    [ENDING_START + 0.4, DURATION, `${PROMISE} Smash Technology.`],
  ];
  return `WEBVTT\n\n${cues.map(([from, to, words]) => `${stamp(from)} --> ${stamp(to)}\n${words}\n`).join('\n')}`;
}
