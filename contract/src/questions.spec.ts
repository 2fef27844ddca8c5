import { describe, expect, it } from '@jest/globals';
import { APPLICATION_MESSAGES } from './application-form.js';
import {
  checkAnswer,
  checkQuestions,
  cleanAnswer,
  cleanQuestions,
  describeAnswer,
  type JobQuestion,
  QUESTION_LIMITS,
  ANSWER_MESSAGES,
  QUESTION_MESSAGES,
  type QuestionType,
} from './questions.js';

const ask = (overrides: Partial<JobQuestion> = {}): JobQuestion => ({
  id: 'q1',
  label: 'Do you ride?',
  type: 'short_text',
  required: false,
  ...overrides,
});
const choice = (...choices: string[]): JobQuestion => ask({ type: 'choice', choices });
const many = (count: number, overrides: Partial<JobQuestion> = {}): JobQuestion[] =>
  Array.from({ length: count }, (_, index) => ask({ id: `q${index}`, ...overrides }));

describe('the questions of a job', () => {
  it.each<[string, JobQuestion[]]>([
    ['no entries', []],
    ['the largest number', many(QUESTION_LIMITS.questions)],
    ['the largest number of files', many(QUESTION_LIMITS.files, { type: 'file' })],
    ['the longest label', [ask({ label: 'x'.repeat(QUESTION_LIMITS.label) })]],
    ['the longest id', [ask({ id: 'a-B_9'.padEnd(QUESTION_LIMITS.id, 'x') })]],
    ['two choices', [choice('Abuja', 'Lagos')]],
    ['an empty list of choices for a text', [ask({ choices: [] })]],
  ])('are accepted with %s', (_, questions) => {
    expect(checkQuestions(questions)).toEqual([]);
  });

  it.each<[string, JobQuestion[], (number | string)[], string]>([
    ['one question too many', many(QUESTION_LIMITS.questions + 1), [], QUESTION_MESSAGES.tooMany],
    [
      'one file too many',
      many(QUESTION_LIMITS.files + 1, { type: 'file' }),
      [QUESTION_LIMITS.files, 'type'],
      QUESTION_MESSAGES.tooManyFiles,
    ],
    ['two with the same id', [ask(), ask()], [1, 'id'], QUESTION_MESSAGES.sameId],
    ['an empty id', [ask({ id: '' })], [0, 'id'], QUESTION_MESSAGES.id],
    ['an id with a space', [ask({ id: 'a b' })], [0, 'id'], QUESTION_MESSAGES.id],
    ['an id with a line end', [ask({ id: 'a\n' })], [0, 'id'], QUESTION_MESSAGES.id],
    ['a long id', [ask({ id: 'x'.repeat(37) })], [0, 'id'], APPLICATION_MESSAGES.tooLong(36)],
    ['a blank label', [ask({ label: ' \u200e ' })], [0, 'label'], APPLICATION_MESSAGES.required],
    ['a long label', [ask({ label: 'x'.repeat(301) })], [0, 'label'], APPLICATION_MESSAGES.tooLong(300)],
    ['one choice', [choice('Abuja')], [0, 'choices'], QUESTION_MESSAGES.choices],
    ['no choices', [ask({ type: 'choice' })], [0, 'choices'], QUESTION_MESSAGES.choices],
    ['21 choices', [choice(...many(21).map(({ id }) => id))], [0, 'choices'], QUESTION_MESSAGES.choices],
    ['a blank choice', [choice('Abuja', ' ')], [0, 'choices'], APPLICATION_MESSAGES.required],
    ['a long choice', [choice('a', 'x'.repeat(101))], [0, 'choices'], APPLICATION_MESSAGES.tooLong(100)],
    ['the same choice twice', [choice('Abuja', ' Abuja')], [0, 'choices'], QUESTION_MESSAGES.sameChoice],
    ['choices for a text', [ask({ choices: ['a', 'b'] })], [0, 'choices'], QUESTION_MESSAGES.noChoices],
  ])('are refused with %s', (_, questions, at, message) => {
    expect(checkQuestions(questions)).toEqual([{ at, message }]);
  });

  it('are cleaned, and their fields are put into one order', () => {
    const typed = {
      choices: [' a', 'b\n'],
      required: true,
      type: 'choice',
      label: ' Where? ',
      id: 'w',
    } as const;
    expect(JSON.stringify(cleanQuestions([{ ...typed, choices: [...typed.choices] }]))).toBe(
      '[{"id":"w","label":"Where?","type":"choice","required":true,"choices":["a","b"]}]',
    );
    expect(cleanQuestions([ask({ choices: [] })])).toEqual([ask()]);
  });
});

describe('an answer', () => {
  const places = choice('Abuja', 'Lagos');
  it.each<[QuestionType, string, string]>([
    ['short_text', ' Yes,\nI do ', 'Yes, I do'],
    ['long_text', ' Yes,\r\nI do ', 'Yes,\nI do'],
    ['number', '1,000', '1000'],
    ['number', '-1,000,000.5', '-1000000.5'],
    ['number', '₦350 000', '350000'],
    ['number', '002.50', '2.5'],
    ['number', '-3', '-3'],
    ['number', '-0', '0'],
    ['number', '999999999999.999', '999999999999.999'],
    ['choice', 'Lagos', 'Lagos'],
    ['yes_no', 'yes', 'yes'],
    ['yes_no', 'no', 'no'],
  ])('of type %s: %j is kept as %j', (type, answer, kept) => {
    const question = { ...places, type };
    expect(checkAnswer(question, answer)).toBeUndefined();
    expect(cleanAnswer(question, answer)).toBe(kept);
  });

  it.each<[QuestionType, string, string]>([
    ['short_text', 'x'.repeat(301), APPLICATION_MESSAGES.tooLong(300)],
    ['long_text', 'x'.repeat(5_001), APPLICATION_MESSAGES.tooLong(5_000)],
    ['number', 'five', ANSWER_MESSAGES.number],
    ['number', '2,5', ANSWER_MESSAGES.number],
    ['number', '1,0000', ANSWER_MESSAGES.number],
    ['number', '0,500', ANSWER_MESSAGES.number],
    ['number', ',500', ANSWER_MESSAGES.number],
    ['number', '1.5,000', ANSWER_MESSAGES.number],
    ['number', '1e9', ANSWER_MESSAGES.number],
    ['number', '0x10', ANSWER_MESSAGES.number],
    ['number', '1.2.3', ANSWER_MESSAGES.number],
    ['number', '1234567890123', ANSWER_MESSAGES.number],
    ['number', `1${' '.repeat(40)}`, ANSWER_MESSAGES.number],
    ['choice', 'Kano', ANSWER_MESSAGES.choice],
    ['choice', 'lagos', ANSWER_MESSAGES.choice],
    ['yes_no', 'maybe', ANSWER_MESSAGES.yesNo],
    ['file', 'my licence', ANSWER_MESSAGES.file],
  ])('of type %s may not be %j', (type, answer, message) => {
    expect(checkAnswer({ ...places, type }, answer)).toBe(message);
  });

  it.each<[QuestionType, string]>([
    ['short_text', APPLICATION_MESSAGES.required],
    ['file', ANSWER_MESSAGES.file],
  ])('of type %s may be left out unless it is required', (type, message) => {
    expect(checkAnswer(ask({ type }), ' ')).toBeUndefined();
    expect(cleanAnswer(ask({ type }), ' ')).toBeNull();
    expect(checkAnswer(ask({ type, required: true }), ' ')).toBe(message);
  });

  it.each<[QuestionType, string | null, string]>([
    ['yes_no', 'yes', 'Yes'],
    ['yes_no', 'no', 'No'],
    ['short_text', 'no', 'no'],
    ['file', null, 'No answer'],
  ])('of type %s that is %j reads %j', (type, value, words) => {
    expect(describeAnswer({ type, value })).toBe(words);
  });
});
