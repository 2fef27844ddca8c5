import { describe, expect, it } from '@jest/globals';
import { checkApplicationRow } from './application-row.js';

const now = new Date('2026-11-24T12:00:00Z');
const jobs = [
  { id: 7, title: 'Rider' },
  { id: 8, title: 'Cook' },
  { id: 9, title: 'cook' },
];
const row = {
  job: 'rider',
  first_name: 'Adaeze',
  last_name: 'Okonkwo',
  dob: '1996-04-12',
  state_of_origin: 'anambra',
  address: '14 Adetokunbo Ademola Crescent',
  email: 'adaeze@example.com',
  phone: '+234 803 555 0100',
  social_link: 'linkedin.com/in/adaeze',
  state_of_resident: 'FCT',
};
const check = (cells: Partial<typeof row> & Record<string, string>, jobId?: number) =>
  checkApplicationRow({ ...row, ...cells }, { jobId, jobs, now });

describe('a row of applications', () => {
  it('is valid by the rules of the form, and spells states as the list does', () => {
    expect(
      check({ cover_letter: 'Dear all', applied_on: '2026-10-01 14:05', reference: 'SMT-7F3K-9QXA' }),
    ).toEqual({
      value: {
        jobId: 7,
        answers: {
          first_name: 'Adaeze',
          middle_name: '',
          last_name: 'Okonkwo',
          dob: '1996-04-12',
          state_of_origin: 'Anambra',
          address: '14 Adetokunbo Ademola Crescent',
          email: 'adaeze@example.com',
          phone: '+234 803 555 0100',
          portfolio: '',
          social_link: 'linkedin.com/in/adaeze',
          state_of_resident: 'FCT',
        },
        coverLetter: 'Dear all',
        appliedOn: '2026-10-01',
        reference: 'SMT-7F3K-9QXA',
      },
    });
  });

  it.each<[Record<string, string>, string]>([
    [
      { last_name: '', email: 'x' },
      'Last name: This field is required; Email: Please enter a valid email address',
    ],
    [
      { dob: '12/04/1996' },
      'Date of birth: Please write the day as 1996-04-12. In Excel, give the column the custom format yyyy-mm-dd, then save as CSV',
    ],
    [
      { dob: '2020-01-01' },
      'Date of birth: Please check your date of birth: applicants must be between 15 and 100 years old',
    ],
    [{ job: '' }, 'Job: This field is required'],
    [{ job: 'Pilot' }, 'Job: There is no job with this title or number'],
    [{ job: 'Cook' }, 'Job: Several jobs have this title. Please write the number of the job instead'],
    [{ applied_on: '2026-11-25' }, 'Applied on: This day is in the future'],
    [
      { applied_on: 'yesterday' },
      'Applied on: Please write the day as 1996-04-12. In Excel, give the column the custom format yyyy-mm-dd, then save as CSV',
    ],
    [{ state_of_origin: 'Accra' }, 'State of origin: Please write a state of Nigeria, such as Lagos or FCT'],
    [{ withdrawn_on: '2026-11-05 09:12' }, 'Withdrawn on: This person has withdrawn the application'],
    [{ cover_letter: 'x'.repeat(10_001) }, 'Cover letter: Please use at most 10000 characters'],
  ])('with %j is refused', (cells, problem) => {
    expect(check(cells)).toEqual({ problem });
  });

  it.each([
    ['Lagos State', 'Lagos'],
    ['abuja', 'FCT'],
    ['Federal Capital Territory', 'FCT'],
  ])('takes %s for %s', (cell, state_of_origin) => {
    expect(check({ state_of_origin: cell })).toMatchObject({ value: { answers: { state_of_origin } } });
  });

  it.each(['2024-05-12T10:11:12Z', '2024-05-12 10:11:12 UTC', '2024-05-12'])(
    'takes the day of %s',
    (applied_on) => {
      expect(check({ applied_on })).toMatchObject({ value: { appliedOn: '2024-05-12' } });
    },
  );

  it('is for the job chosen for the whole table, else for the job it names by number', () => {
    expect(check({ job: 'Pilot' }, 9)).toMatchObject({ value: { jobId: 9 } });
    expect(check({ job: '8' })).toMatchObject({ value: { jobId: 8 } });
  });

  it('is refused if the chosen job no longer exists', () => {
    expect(check({}, 10)).toEqual({ problem: 'Job: There is no such job any more' });
  });
});
