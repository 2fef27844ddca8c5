import { describe, expect, it } from '@jest/globals';
import { SAMPLE_VALUES } from '@smash/contract';
import { writeMail } from './write-mail.js';

describe('writeMail', () => {
  it('fills the placeholders and splits the text into paragraphs', () => {
    const mail = writeMail(
      { subject: 'About {{job_title}}', body: 'Dear {{first_name}},\n\n  One\ntwo\n \n\nHR' },
      SAMPLE_VALUES,
    );
    expect(mail).toEqual({
      subject: 'About Rider Experience Lead (SMT-7F3K-9QXA)',
      heading: 'About Rider Experience Lead',
      paragraphs: ['Dear Adaeze,', 'One\ntwo', 'HR'],
    });
  });

  it('adds no reference to a subject that has one', () => {
    const { subject } = writeMail({ subject: '{{reference}}: news', body: 'x' }, SAMPLE_VALUES);
    expect(subject).toBe('SMT-7F3K-9QXA: news');
  });

  it('keeps the reference when it cuts a long subject', () => {
    const { subject } = writeMail({ subject: 'x'.repeat(400), body: 'x' }, SAMPLE_VALUES);
    expect(subject).toMatch(/^x{250}… \(SMT-7F3K-9QXA\)$/);
  });

  it('makes a button only of a link that stands alone', () => {
    const body = 'See {{application_link}}\n\n{{ application_link }}';
    expect(writeMail({ subject: 'x', body }, SAMPLE_VALUES)).toMatchObject({
      paragraphs: ['See https://smashtechnology.example/my-application'],
      action: { url: 'https://smashtechnology.example/my-application' },
    });
  });

  it('makes a button for choosing a time, and none if the link has no value', () => {
    const text = { subject: 'x', body: 'Dear {{first_name}}\n\n{{interview_choose_link}}' };
    expect(writeMail(text, SAMPLE_VALUES)).toMatchObject({
      paragraphs: ['Dear Adaeze'],
      action: { label: 'Choose a time' },
    });
    const { interview_choose_link: _, ...others } = SAMPLE_VALUES;
    expect(writeMail(text, others).action).toBeUndefined();
    expect(writeMail(text, others).paragraphs).toHaveLength(2);
  });
});
