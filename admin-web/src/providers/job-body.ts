import {
  JOB_DEFAULTS,
  JOB_FACT_NAMES,
  JOB_TYPES,
  type JobFacts,
  STATUS_MAIL_DELAY,
  type StatusMail,
} from '@smash/contract';
import type { SaveJob } from '@smash/contract/client';
import { oneOf } from './list-query';
import { type NameValues, toNames } from './named-values';
import { type QuestionValues, toQuestions } from './question-values';

/** What the job form holds: every field may be empty while it is being typed. */
export interface JobFormValues extends Partial<JobFacts> {
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
  stages?: NameValues[];
  criteria?: NameValues[];
  status_mails?: Partial<StatusMail>[];
  /** The texts of the moment when somebody kept facts that they do not say; not sent. */
  kept_facts?: string;
  /** The version that was opened, or whose overwriting the person agreed to. */
  version?: number;
}

/**
 * The body of POST and PUT /jobs/: its nine fields (docs/requirements/portal.md#p-15); optional ones left empty are
 * null. Further properties of a job are sent where the form has them.
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
    ...toFacts(values),
    ...(typeof values.is_draft === 'boolean' && { is_draft: values.is_draft }),
    ...(values.questions && { questions: toQuestions(values.questions) }),
    ...(values.stages && { stages: toNames(values.stages) }),
    ...(values.criteria && { criteria: toNames(values.criteria) }),
    ...(values.status_mails && { status_mails: values.status_mails.map(toStatusMail) }),
  };
}

/** All facts, emptied ones as null; nothing for a new posting without any. */
function toFacts({ version, ...values }: JobFormValues): Partial<JobFacts> {
  const facts = JOB_FACT_NAMES.map((name) => {
    const value = values[name];
    return [name, typeof value === 'string' ? value.trim() || null : (value ?? null)] as const;
  });
  const isSaid = version !== undefined || facts.some(([, value]) => value !== null);
  return isSaid ? Object.fromEntries(facts) : {};
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
