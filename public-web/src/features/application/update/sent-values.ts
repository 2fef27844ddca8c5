import { answerField } from '@smash/contract';
import type { SentApplication } from '@smash/contract/client';
import { emptyAnswers, type FieldName, type FormValues, type TextValues } from '../form-values';

/** The text answers that were sent, for the fields of the form. */
export function sentAnswers(sent: SentApplication): TextValues {
  const answers: TextValues = { ...emptyAnswers() };
  for (const name of Object.keys(answers) as (keyof ReturnType<typeof emptyAnswers>)[])
    answers[name] = sent[name] ?? '';
  for (const { question_id, type, value } of sent.answers)
    if (type !== 'file' && value !== null) answers[answerField(question_id)] = value;
  return answers;
}

/** Whether the form's values differ from those that were sent. */
export function isChanged(values: FormValues, sent: SentApplication): boolean {
  const before: Partial<Record<string, string>> = sentAnswers(sent);
  return Object.entries(values).some(([name, value]) => (value ?? '') !== (before[name] ?? ''));
}

/**
 * What the form says about each field whose sent value stays: the email address, and the files unless others are chosen.
 * A letter that was sent as text has no file name.
 */
export function notesOnKept(sent: SentApplication): Partial<Record<FieldName, string>> {
  const { cv_filename, cover_letter, cover_letter_filename, answers } = sent;
  const letter = cover_letter_filename ?? (cover_letter === null ? null : 'your letter as text');
  const notes: Partial<Record<FieldName, string>> = {
    email: 'You can’t change this: it opens your application',
    ...(cv_filename !== null && { cv_file: keepsFile(cv_filename) }),
    ...(letter !== null && { cover_letter_file: keepsFile(letter) }),
  };
  for (const { question_id, type, value } of answers)
    if (type === 'file' && value !== null) notes[answerField(question_id)] = keepsFile(value);
  return notes;
}

/** Comes before the description of the file field. */
const keepsFile = (name: string) => `We keep ${name} unless you choose another file: `;
