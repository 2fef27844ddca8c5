import {
  ANSWER_MESSAGES,
  type AnswerField,
  answerField,
  checkAnswer,
  cleanAnswer,
  type JobQuestion,
  missingMessage,
  type ValidationIssue,
} from '@smash/contract';
import { UploadedFile } from '../../../platform/files/uploaded-file.js';

/** Unchecked parts of the form that answer questions, by the name of the part. */
export type GivenAnswers = ReadonlyMap<string, unknown>;

/** The answers to the questions of a job. */
export interface ReadAnswers {
  /** In the order of the questions. The value is null for no answer, and for a file, which is in `uploads`. */
  values: { question: JobQuestion; value: string | null }[];
  uploads: Map<AnswerField, UploadedFile>;
  issues: ValidationIssue[];
}

/** Checks answers against the job's questions: each must be answered as it asks, and no other field is accepted. */
export function readAnswers(questions: readonly JobQuestion[], given: GivenAnswers): ReadAnswers {
  const read: ReadAnswers = { values: [], uploads: new Map(), issues: [] };
  const refuse = (field: string, msg: string, type = 'value_error') =>
    read.issues.push({ loc: ['body', field], msg, type });
  const asked = new Set<string>(questions.map(({ id }) => answerField(id)));
  for (const field of given.keys()) {
    if (!asked.has(field)) refuse(field, ANSWER_MESSAGES.notAsked, 'unknown_field');
  }
  for (const question of questions) {
    const field = answerField(question.id);
    const answer = given.get(field) ?? '';
    if (question.type === 'file' && answer instanceof UploadedFile) {
      read.uploads.set(field, answer);
      read.values.push({ question, value: null });
    } else if (typeof answer !== 'string') {
      refuse(field, 'Please enter text');
    } else {
      const message = checkAnswer(question, answer);
      if (message) refuse(field, message, message === missingMessage(question) ? 'missing' : undefined);
      else read.values.push({ question, value: cleanAnswer(question, answer) });
    }
  }
  return read;
}
