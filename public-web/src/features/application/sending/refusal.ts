import { answerField, FILE_RULES, isAnswerField, ANSWER_MESSAGES, type JobQuestion } from '@smash/contract';
import { formFields, type FieldName } from '../form-values';

/**
 * The messages of the server's refusal by field: the fields that it names, or the file whose type rule it states.
 * Fields that the form does not have are left out.
 */
export function refusedFields(
  named: Readonly<Record<string, string>>,
  message: string,
  questions: readonly JobQuestion[],
): Partial<Record<FieldName, string>> {
  const names = new Set<string>(formFields(questions).map(({ name }) => name));
  const known = Object.fromEntries(Object.entries(named).filter(([name]) => names.has(name)));
  if (message === FILE_RULES.cv.typeMessage) return { cv_file: message, ...known };
  if (message === FILE_RULES.cover_letter.typeMessage && Object.keys(named).length === 0) {
    return { cover_letter_file: message };
  }
  return known;
}

/** Whether the server's questions differ from the form's: HR has edited them since the page was loaded. */
export function hasOtherQuestions(
  named: Readonly<Record<string, string>>,
  questions: readonly JobQuestion[],
): boolean {
  const asked = new Set<string>(questions.map(({ id }) => answerField(id)));
  return Object.entries(named).some(
    ([name, message]) => isAnswerField(name) && (message === ANSWER_MESSAGES.notAsked || !asked.has(name)),
  );
}

/** Message when the questions have changed. */
export const QUESTIONS_CHANGED =
  'The questions for this position have changed. Please load this page again. What you typed is kept.';
