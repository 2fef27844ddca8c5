import { describe, expect, it } from '@jest/globals';
import { proposeMapping } from '@smash/contract';
import { checkApplicationRow } from '../import/application-row.js';
import type { ApplicationDto } from '../list/application.dto.js';
import { COLUMNS } from './application-csv.js';

const application = {
  reference: 'SMT-7F3K-9QXA',
  job_id: 7,
  job_title: 'Rider',
  status: 'reviewed',
  applied_at: '2026-10-01T13:05:00Z',
  first_reviewed_at: null,
  first_name: 'Adaeze',
  middle_name: '',
  last_name: 'Okonkwo',
  email: 'adaeze@example.com',
  phone: '+234 803 555 0100',
  dob: '1996-04-12',
  state_of_origin: 'Anambra',
  state_of_resident: 'FCT',
  address: '14 Adetokunbo Ademola Crescent',
  portfolio_url: '',
  social_link_url: 'https://linkedin.com/in/adaeze',
  cover_letter: 'Dear all',
  cover_letter_kind: 'text',
  tags: [],
  talent_pool_until: null,
  withdrawn_at: null,
} as unknown as ApplicationDto;

const context = {
  jobId: undefined,
  // Another installation: its job of the same id is another.
  jobs: [
    { id: 7, title: 'Cook' },
    { id: 12, title: 'Rider' },
  ],
  now: new Date('2026-11-24T12:00:00Z'),
};

/** Imports a row of an export with the columns that the headings propose. */
function importAgain(change: Partial<ApplicationDto> = {}) {
  const mapping = proposeMapping(
    'applications',
    COLUMNS.map(([heading]) => heading),
  );
  const row = COLUMNS.map(([, value]) => String(value({ ...application, ...change }) ?? ''));
  return checkApplicationRow(
    Object.fromEntries(Object.entries(mapping).map(([field, column]) => [field, row[column] ?? ''])),
    context,
  );
}

describe('a row of an export that is imported again', () => {
  it('is for the job of the same title, whatever its id there', () => {
    expect(importAgain()).toMatchObject({ value: { jobId: 12, coverLetter: 'Dear all' } });
  });

  it('has no cover letter where the letter is a file', () => {
    const letter = { cover_letter: 'My letter.pdf', cover_letter_kind: 'file' } as const;
    expect(importAgain(letter)).toMatchObject({ value: { coverLetter: null } });
  });

  it('is refused if the person has withdrawn', () => {
    const problem = 'Withdrawn on: This person has withdrawn the application';
    expect(importAgain({ withdrawn_at: '2026-11-05T08:12:00Z' })).toEqual({ problem });
  });
});
