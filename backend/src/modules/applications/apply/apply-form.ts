import { isAnswerField, QUESTION_LIMITS, type ValidationIssue } from '@smash/contract';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { RequestValidationPipe } from '../../../platform/validation/request-validation.pipe.js';
import { UploadInterceptor } from '../../../platform/files/upload.interceptor.js';
import { ApplyDto } from './apply.dto.js';
import type { GivenAnswers } from './read-answers.js';
import { FILE_FIELDS } from './submitted-files.js';

/** The form of POST /jobs/{id}/apply, before its answers are checked against the job's questions. */
export interface ApplyForm {
  /** The fields that every form has; undefined if any of them is invalid. */
  fields: ApplyDto | undefined;
  issues: ValidationIssue[];
  /** Unchecked answers to the job's questions. */
  given: GivenAnswers;
}

/** Receives the form with its own files and those that answer a job's questions. */
export const FormUpload = UploadInterceptor(Object.values(FILE_FIELDS), {
  isExpected: isAnswerField,
  fields: QUESTION_LIMITS.questions,
  files: QUESTION_LIMITS.files,
});

const validation = new RequestValidationPipe();

export async function readForm(body: Record<string, unknown>): Promise<ApplyForm> {
  const entries = Object.entries(body);
  const given = new Map(entries.filter(([name]) => isAnswerField(name)));
  const others = Object.fromEntries(entries.filter(([name]) => !isAnswerField(name)));
  try {
    const fields: unknown = await validation.transform(others, { type: 'body', metatype: ApplyDto });
    return { fields: fields as ApplyDto, issues: [], given };
  } catch (error) {
    if (!(error instanceof ValidationException) || typeof error.detail === 'string') throw error;
    return { fields: undefined, issues: error.detail, given };
  }
}
