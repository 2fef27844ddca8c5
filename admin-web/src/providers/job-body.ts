import { JOB_DEFAULTS, JOB_TYPES, STATUS_MAIL_DELAY, type StatusMail } from '@smash/contract';
import type { SaveJob } from '@smash/contract/client';
import { oneOf } from './list-query';
import { type QuestionValues, toQuestions } from './question-values';
import { type StageValues, toStages } from './stage-values';

/** What the job form holds: every field may be empty while it is being typed. */
export interface JobFormValues {
  title?: string | null;
  location?: string | null;
  salary_range?: string | null;
  job_type?: string | null;
  application_deadline?: string | null;
  description?: string | null;
  responsibility?: string | null;
  requirements?: string | null;
  is_active?: boolean | null;
  is_draft?: boolean | null;
  questions?: QuestionValues[];
  stages?: StageValues[];
  status_mails?: Partial<StatusMail>[];
  /** The version that was opened, or whose overwriting the person agreed to. */
  version?: number;
}

/**
 * The body of POST and PUT /jobs/: its nine fields (docs/requirements/portal.md#p-15); optional ones left empty are
 * null. `is_draft`, `questions`, `stages` and `status_mails` come with them where the form has them.
 */
export function toJobBody(values: JobFormValues): SaveJob {
  return {
    title: values.title?.trim() ?? '',
    location: values.location?.trim() || JOB_DEFAULTS.location,
    salary_range: values.salary_range?.trim() || null,
    job_type: oneOf(JOB_TYPES, values.job_type) ?? JOB_DEFAULTS.job_type,
    application_deadline: values.application_deadline || null,
    description: values.description ?? '',
    responsibility: values.responsibility ?? '',
    requirements: values.requirements ?? '',
    is_active: values.is_active ?? JOB_DEFAULTS.is_active,
    ...(typeof values.is_draft === 'boolean' && { is_draft: values.is_draft }),
    ...(values.questions && { questions: toQuestions(values.questions) }),
    ...(values.stages && { stages: toStages(values.stages) }),
    ...(values.status_mails && { status_mails: values.status_mails.map(toStatusMail) }),
  };
}

const toStatusMail = ({
  status = 'rejected',
  template_id,
  delay_hours,
}: Partial<StatusMail>): StatusMail => ({
  status,
  template_id: template_id || null,
  delay_hours: delay_hours ?? STATUS_MAIL_DELAY.default,
});
