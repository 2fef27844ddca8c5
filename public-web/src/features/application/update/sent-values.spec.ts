import { describe, expect, it } from '@jest/globals';
import type { SentApplication } from '@smash/contract/client';
import { emptyValues, type FormValues } from '../form-values';
import { isChanged, sentAnswers, notesOnKept } from './sent-values';

const SENT: SentApplication = {
  reference: 'SMT-7F3K-9QXA',
  job_id: 7,
  first_name: 'Ada',
  middle_name: null,
  last_name: 'Okonkwo',
  dob: '1996-04-12',
  state_of_origin: 'Anambra',
  state_of_resident: 'FCT',
  address: '1 Marina',
  email: 'ada@example.com',
  phone: '+2348035550100',
  portfolio: null,
  social_link: 'linkedin.com/in/ada',
  cv_filename: 'cv.pdf',
  cover_letter: null,
  cover_letter_filename: null,
  page_expires_at: '2999-01-01T13:05:00Z',
  answers: [
    { question_id: 'years', type: 'number', value: '3' },
    { question_id: 'bike', type: 'short_text', value: null },
    { question_id: 'paper', type: 'file', value: 'licence.txt' },
  ],
};

describe('the application as it was sent', () => {
  it('fills the text fields, including those of questions', () => {
    expect(sentAnswers(SENT)).toMatchObject({
      first_name: 'Ada',
      middle_name: '',
      portfolio: '',
      email: 'ada@example.com',
      question_years: '3',
    });
    expect(sentAnswers(SENT)).not.toHaveProperty('question_paper');
  });

  it('names the files that are kept', () => {
    expect(notesOnKept(SENT)).toEqual({
      email: expect.any(String),
      cv_file: 'We keep cv.pdf unless you choose another file: ',
      question_paper: 'We keep licence.txt unless you choose another file: ',
    });
    expect(notesOnKept({ ...SENT, cover_letter: 'Dear HR' }).cover_letter_file).toMatch(
      /^We keep your letter as text unless/,
    );
    expect(notesOnKept({ ...SENT, cover_letter_filename: 'letter.pdf' }).cover_letter_file).toMatch(
      /^We keep letter\.pdf unless/,
    );
  });
});

describe('an update form with the values that were sent', () => {
  const values: FormValues = { ...emptyValues([]), ...sentAnswers(SENT), question_paper: null };

  it('counts as unchanged', () => expect(isChanged(values, SENT)).toBe(false));

  it.each([
    ['another name', { first_name: 'Adaeze' }],
    ['a field that was emptied', { question_years: '' }],
    ['a field that was filled', { portfolio: 'ada.example' }],
    ['a file', { question_paper: new File(['x'], 'paper.pdf') }],
  ])('counts as changed with %s', (_what, change) =>
    expect(isChanged({ ...values, ...change }, SENT)).toBe(true),
  );
});
