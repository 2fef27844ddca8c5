import { type Brand, isCalendarDate, type StatusMail, type Workplace } from '@smash/contract';
import { describeQuestions } from '../../providers/question-values';
import { describeNames } from '../../providers/named-values';
import { describeFacts } from './facts/describe-facts';
import { describeStatusMail } from './describe-status-mail';
import { StatusMailsValue } from './status-mails-value';
import type { RecordType } from '../../components/editing/record-type';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

/** A posting, for the screens that create and edit it. */
export const JOB: RecordType = {
  resource: 'jobs',
  noun: 'job',
  rows: 'job postings',
  fields: [
    { source: 'title', label: t('Job Title') },
    { source: 'location', label: t('Location') },
    { source: 'salary_range', label: t('Salary Range') },
    { source: 'job_type', label: t('Job Type') },
    { source: 'application_deadline', label: t('Application Deadline'), show: showDay },
    { source: 'description', label: t('Job Description') },
    { source: 'responsibility', label: t('Responsibilities') },
    { source: 'requirements', label: t('Requirements') },
    { source: 'brand', label: t('Brand'), show: (value) => describeFacts({ brand: value as Brand | null }) },
    { source: 'city', label: t('City') },
    { source: 'state', label: t('State') },
    {
      source: 'workplace',
      label: t('Workplace'),
      show: (value) => describeFacts({ workplace: value as Workplace | null }),
    },
    { source: 'salary_min', label: t('Lowest salary') },
    { source: 'salary_max', label: t('Highest salary') },
    { source: 'salary_currency', label: t('Currency') },
    { source: 'salary_period', label: t('Salary for') },
    { source: 'questions', label: t('Questions'), show: describeQuestions },
    { source: 'stages', label: t('Stages'), show: describeNames },
    { source: 'criteria', label: t('Criteria'), show: describeNames },
    {
      source: 'status_mails',
      label: t('Emails about the status'),
      // The id tells templates of the same name apart.
      show: (value) =>
        statusMailsOf(value)
          .map((mail) => `${describeStatusMail(mail)} ${mail.template_id ?? ''}`)
          .join('\n'),
      render: (value) => <StatusMailsValue mails={statusMailsOf(value)} />,
    },
    {
      source: 'is_active',
      label: t('Active Job Posting'),
      show: (value) => (value ? t('Active') : t('Closed')),
    },
    { source: 'is_draft', label: t('Draft'), show: (value) => (value ? t('Yes') : t('No')) },
  ],
};

function showDay(value: unknown): string {
  return typeof value === 'string' && isCalendarDate(value) ? formatDate(value) : '';
}

const statusMailsOf = (value: unknown): StatusMail[] => (Array.isArray(value) ? (value as StatusMail[]) : []);
