import { describe, expect, it } from '@jest/globals';
import { aJobDto } from '../../../../../tests/support/samples/job-dto.js';
import { cutAtWord, digestOf, toDrawable } from './drawable-job.js';
import { fontFor } from './fonts.js';

it.each([
  ['Rider Lead', 20, 'Rider Lead'],
  ['Rider Experience Lead', 16, 'Rider Experience…'],
  ['Rider Experience Lead', 15, 'Rider…'],
  ['Sales, Marketing', 8, 'Sales…'],
  ['Wwwwwwww', 4, 'Wwww…'],
  ['ọ́ọ́ ọ́ọ́', 6, 'ọ́ọ́…'],
])('the text %j is cut at %d characters as %j', (text, most, expected) => {
  expect(cutAtWord(text, most)).toBe(expected);
});

describe('a job as it is drawn', () => {
  it('has no emoji, but keeps signs such as ®', () => {
    const { title } = toDrawable(aJobDto({ title: 'Baker 🥐👩🏾‍🍳 of ® bread 🇳🇬  ' }));
    expect(title).toBe('Baker of ® bread');
  });

  it.each([
    ['Cook → Baker ✓ ★ 1️⃣', 'Cook Baker 1'],
    ['Ọ̀gá Àgbà – ƙasa, ɓ & Ṣọlá', 'Ọ̀gá Àgbà – ƙasa, ɓ & Ṣọlá'],
    ['“Ω, Я” • ₦90,000 − 5% … №1 ™', '“Ω, Я” • ₦90,000 − 5% … №1 ™'],
    ['محاسب أول', 'Open position'],
    ['★ (محاسب)', 'Open position'],
  ])('with the title %j, of which the fonts have not every sign, is called %j', (title, expected) => {
    expect(toDrawable(aJobDto({ title })).title).toBe(expected.normalize('NFC'));
  });

  it('is of the business that only its title names', () => {
    const { brand, employer } = toDrawable(aJobDto({ title: 'Rider at Owenas' }));
    expect({ brand, employer }).toEqual({ brand: 'owenas', employer: 'Owenas' });
  });

  it('changes its digest only if it looks different', () => {
    const digest = digestOf(aJobDto());
    expect(digestOf(aJobDto({ description: 'Other words', is_open: false, id: 8 }))).toBe(digest);
    const others = [
      { title: 'Other' },
      { location: 'Kano' },
      { job_type: 'Contract' as const },
      { salary_range: '₦1' },
      { application_deadline: '2027-01-01' as const },
      { brand: 'owenas' as const },
    ].map((change) => digestOf(aJobDto(change)));
    expect(new Set([digest, ...others]).size).toBe(7);
  });
});

it.each([
  ['Rider Lead, ₦90,000 – “now”', 'Display'],
  ['Ọnịcha na Ńkwọ', 'Display'],
  ['Ọ̀yọ́', 'NotoDisplay'],
  ['ṣíṣe', 'NotoDisplay'],
  ['ƙasa', 'NotoDisplay'],
])('the text %j is drawn in the font %s', (text, font) => {
  expect(fontFor('Display', text)).toBe(font);
});
