import {
  checkCriteria,
  checkQuestions,
  checkStages,
  cleanCriteria,
  cleanQuestions,
  cleanStages,
  JOB_DEFAULTS,
  type JobCriterion,
  type JobQuestion,
  type JobStage,
  type StatusMail,
} from '@smash/contract';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import type { SaveJobDto } from './save-job.dto.js';
import { toFactColumns } from './job-facts.js';

/**
 * The columns of a posting from a request's body.
 * @throws ValidationException that names what is wrong with its lists
 */
export function toColumns(body: SaveJobDto) {
  return {
    title: body.title,
    description: body.description,
    responsibility: body.responsibility,
    requirements: body.requirements,
    location: body.location ?? JOB_DEFAULTS.location,
    jobType: body.job_type ?? JOB_DEFAULTS.job_type,
    salaryRange: body.salary_range ?? null,
    ...toFactColumns(body),
    applicationDeadline: body.application_deadline ?? null,
    isActive: body.is_active ?? JOB_DEFAULTS.is_active,
    ...(body.is_draft !== undefined ? { isDraft: body.is_draft } : {}),
    ...(body.status_mails ? { statusMails: body.status_mails.map(toStatusMail) } : {}),
    ...(body.questions ? { questions: acceptQuestions(body.questions) } : {}),
    ...(body.stages ? { stages: acceptStages(body.stages) } : {}),
    ...(body.criteria ? { criteria: acceptCriteria(body.criteria) } : {}),
  };
}

/** With the fields in a fixed order, so that two can be compared. */
const toStatusMail = ({ status, template_id, delay_hours }: StatusMail): StatusMail => ({
  status,
  template_id: template_id ?? null,
  delay_hours,
});

function acceptQuestions(questions: JobQuestion[]): JobQuestion[] {
  assertNoIssue('questions', checkQuestions(questions));
  return cleanQuestions(questions);
}

function acceptStages(stages: JobStage[]): JobStage[] {
  assertNoIssue('stages', checkStages(stages));
  return cleanStages(stages);
}

function acceptCriteria(criteria: JobCriterion[]): JobCriterion[] {
  assertNoIssue('criteria', checkCriteria(criteria));
  return cleanCriteria(criteria);
}

/** @throws ValidationException that names each entry of a list with its field */
function assertNoIssue(list: string, issues: { at: (string | number)[]; message: string }[]): void {
  if (issues.length === 0) return;
  throw new ValidationException(
    issues.map(({ at, message }) => ({ loc: ['body', list, ...at], msg: message, type: 'value_error' })),
  );
}
