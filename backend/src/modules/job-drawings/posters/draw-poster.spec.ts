import { beforeAll, describe, expect, it } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { decodeQR } from 'qr/decode.js';
import { aJobDto } from '../../../../../tests/support/samples/job-dto.js';
import { type OpenPdf, openPdf, textOfPdf } from '../../../../../tests/support/samples/pdf-text.js';
import { drawPoster } from './draw-poster.js';
import { toPosterJob } from './poster-job.js';

const SITE = 'https://careers.smash.example';

const LONG_TITLE =
  'Senior Regional Operations and Customer Experience Manager for Restaurants, Kitchens and Delivery in Lagos Mainland, Lagos Island, Ogun and Oyo States now';
const TITLES = [
  'Accountant',
  'Telecommunications Lead',
  'Customer Relationship Management Officer, Abuja',
  'Human Resources and Administration Manager, Commonwealth',
  'Ọ̀gá Àgbà Òṣìṣẹ́ Ìdánilẹ́kọ̀ọ́, Ìbàdàn àti Ọ̀yọ́',
  LONG_TITLE,
  'WMẸŃ@'.repeat(32),
];
const LONG_PLACE = 'Plot 1234, Adetokunbo Ademola Crescent, beside the Central Market, Wuse II, Abuja';
const LONGEST_HOST = 'recruitment.careers.international.smashtechnology.com.ng';

/** Host, place and salary. */
const ADVERTS: Record<string, [string, string, string | null]> = {
  'short texts': ['smash.ng', 'Lagos', null],
  'an address that fits beside the code': [
    'careers.smashtechnology.com.ng',
    '12 Adetokunbo Ademola Crescent, Wuse II, Abuja',
    '₦250,000 a month',
  ],
  'long texts': [LONGEST_HOST, 'Wwwwwwwwww '.repeat(18), '₦1,000,000 '.repeat(18)],
};

/** Points. */
const MARGIN = 56;
/** Where lines begin: titles and labels, values, steps. */
const COLUMNS = [MARGIN, 168, 262];
/** From the rule below the facts to the baseline of "How to apply". */
const RULE_ABOVE_APPLY = 56;

const open = async (job: Parameters<typeof aJobDto>[0], site = SITE) =>
  openPdf(await drawPoster(toPosterJob(aJobDto(job), site)));

/** The texts of the page with their baselines, from the top. */
async function linesOf(poster: OpenPdf) {
  const { items } = await (await poster.getPage(1)).getTextContent();
  return items
    .flatMap((item) =>
      'str' in item && item.str.trim()
        ? [
            {
              ...{ text: item.str, width: item.width, size: item.height },
              ...{ x: Number(item.transform[4]), y: Number(item.transform[5]) },
            },
          ]
        : [],
    )
    .sort((one, other) => other.y - one.y);
}

/** The text that a phone reads from the code on the page. */
async function codeOn(poster: OpenPdf): Promise<string> {
  const page = await poster.getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  // Copied into an array of this realm.
  return decodeQR({ data: new Uint8ClampedArray(data), width, height });
}

describe('the poster of a job', () => {
  let poster: OpenPdf;
  beforeAll(async () => {
    poster = await open({
      id: 361,
      title: 'Fúlàní Ńjemanze',
      brand: 'smashfood',
      location: 'Ìbàdàn',
      salary_range: '₦90,000 a month',
    });
  });

  it('names job, place, salary, last day and how to apply on one page of A4', async () => {
    expect(poster.numPages).toBe(1);
    const { width, height } = (await poster.getPage(1)).getViewport({ scale: 1 });
    expect([width, height].map(Math.round)).toEqual([595, 842]);
    const text = (await textOfPdf(poster)).normalize('NFC');
    for (const said of [
      'Smashfood is hiring',
      'Fúlàní Ńjemanze',
      'Ìbàdàn',
      'Full Time',
      '₦90,000 a month',
      'December 31, 2026',
      'How to apply',
      'careers.smash.example/j/a1',
    ]) {
      expect(text).toContain(said.normalize('NFC'));
    }
  });

  it('has a QR code of the short address with the channel poster', async () => {
    expect(await codeOn(poster)).toBe(`${SITE}/j/a1?src=poster`);
  });

  describe.each(Object.entries(ADVERTS))('with %s', (_name, [host, location, salary_range]) => {
    it.each(TITLES)('has all texts on one page, below each other, under the title %j', async (title) => {
      const long = await open({ id: 361, title, location, salary_range }, `https://${host}`);
      expect(long.numPages).toBe(1);
      const lines = await linesOf(long);
      for (const { x, width } of lines) expect(x + width).toBeLessThan(595 - MARGIN + 1);
      for (const column of COLUMNS) {
        const [first, ...others] = lines.filter(({ x }) => Math.abs(x - column) < 0.5);
        let above = first?.y ?? 0;
        for (const { y, size } of others) {
          expect(above - y).toBeGreaterThan(size * 0.9);
          above = y;
        }
      }
      const [facts, apply] = ['Apply by', 'How to apply'].map((words) =>
        lines.find(({ text }) => text === words),
      );
      expect(Number(facts?.y) - Number(apply?.y)).toBeGreaterThan(RULE_ABOVE_APPLY);
      expect(lines.map(({ text }) => text)).toContain(`${host}/j/a1`);
    });
  });

  it('divides no word of a title', async () => {
    const words = (await linesOf(await open({ title: 'Telecommunications Lead' }))).map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['Telecommunications', 'Lead']));
  });

  it('shows all words of a long title', async () => {
    const long = await open({ title: LONG_TITLE, location: LONG_PLACE }, `https://${LONGEST_HOST}`);
    expect(await textOfPdf(long)).toContain(LONG_TITLE);
  });
});
