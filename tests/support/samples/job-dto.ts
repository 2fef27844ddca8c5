import { NO_JOB_FACTS } from '@smash/contract';
import type { JobDto } from '../../../backend/src/modules/jobs/index.js';

/** An open job as the API returns it. */
export function aJobDto(overrides: Partial<JobDto> = {}): JobDto {
  return {
    id: 7,
    title: 'Backend Engineer',
    job_type: 'Full Time',
    location: 'Abuja',
    salary_range: null,
    ...NO_JOB_FACTS,
    description: 'Own the ledger.',
    responsibility: 'Run it.',
    requirements: 'SQL.',
    application_deadline: '2026-12-31',
    is_active: true,
    is_open: true,
    questions: [],
    status_mails: [],
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    version: 1,
    ...overrides,
  };
}
