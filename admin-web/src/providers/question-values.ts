import { cleanQuestions, type JobQuestion, QUESTION_TYPE_LABELS } from '@smash/contract';
import { t } from '../i18n/t';

/** A question while it is edited: the list of choices may have empty lines, a box may be untouched. */
export type QuestionValues = Partial<JobQuestion>;

/** An id of its own for an entry of a list, which it keeps. */
export const newEntryId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** An empty question with an id of its own, which it keeps. */
export function newQuestion(): QuestionValues {
  return { id: newEntryId(), label: '', type: 'short_text', required: false };
}

/** The questions as they are saved; empty lines are no choices. */
export function toQuestions(values: readonly QuestionValues[]): JobQuestion[] {
  return cleanQuestions(
    values.map(({ id = '', label, type = 'short_text', required, choices }) => ({
      id,
      label: label ?? '',
      type,
      required: required ?? false,
      choices: (choices ?? []).filter((choice) => choice.trim() !== ''),
    })),
  );
}

/** The questions as one text, a line each, for comparing two versions of a job. */
export function describeQuestions(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return toQuestions(value as QuestionValues[])
    .map(({ label, type, required, choices = [] }, index) => {
      const facts = [t(QUESTION_TYPE_LABELS[type]), required ? t('required') : t('optional'), ...choices];
      return `${index + 1}. ${label} (${facts.join(', ')})`;
    })
    .join('\n');
}
