import { type Brand, formatDate, isCalendarDate, type StatusMail, type Workplace } from '@smash/contract';
import { describeQuestions } from '../../providers/question-values';
import { describeNames } from '../../providers/named-values';
import { describeFacts } from './facts/describe-facts';
import { describeStatus } from '../../components/status-tone';
import type { RecordType } from '../../components/editing/record-type';

/** A posting, for the screens that create and edit it. */
export const JOB: RecordType = {
  resource: 'jobs',
  noun: 'job',
  fields: [
    { source: 'title', label: 'Job Title' },
    { source: 'location', label: 'Location' },
    { source: 'salary_range', label: 'Salary Range' },
    { source: 'job_type', label: 'Job Type' },
    { source: 'application_deadline', label: 'Application Deadline', show: showDay },
    { source: 'description', label: 'Job Description' },
    { source: 'responsibility', label: 'Responsibilities' },
    { source: 'requirements', label: 'Requirements' },
    { source: 'brand', label: 'Brand', show: (value) => describeFacts({ brand: value as Brand | null }) },
    { source: 'city', label: 'City' },
    { source: 'state', label: 'State' },
    {
      source: 'workplace',
      label: 'Workplace',
      show: (value) => describeFacts({ workplace: value as Workplace | null }),
    },
    { source: 'salary_min', label: 'Lowest salary' },
    { source: 'salary_max', label: 'Highest salary' },
    { source: 'salary_currency', label: 'Currency' },
    { source: 'salary_period', label: 'Salary for' },
    { source: 'questions', label: 'Questions', show: describeQuestions },
    { source: 'stages', label: 'Stages', show: describeNames },
    { source: 'criteria', label: 'Criteria', show: describeNames },
    { source: 'status_mails', label: 'Emails about the status', show: describeStatusMails },
    { source: 'is_active', label: 'Active Job Posting', show: (value) => (value ? 'Active' : 'Closed') },
    { source: 'is_draft', label: 'Draft', show: (value) => (value ? 'Yes' : 'No') },
  ],
};

function showDay(value: unknown): string {
  return typeof value === 'string' && isCalendarDate(value) ? formatDate(value) : '';
}

function describeStatusMails(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return (value as StatusMail[])
    .map(({ status, delay_hours }) => `${describeStatus(status).label}: after ${delay_hours} hours`)
    .join('\n');
}
