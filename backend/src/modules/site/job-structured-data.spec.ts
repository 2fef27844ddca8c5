import { describe, expect, it } from '@jest/globals';
import type { JobDto } from '../jobs/index.js';
import { aJobDto } from '../../../../tests/support/samples/job-dto.js';
import { jobStructuredData } from './job-structured-data.js';

const data = (job: Partial<JobDto> = {}) =>
  jobStructuredData(aJobDto(job), 'https://smash.example') as Record<string, unknown>;

const complete: Partial<JobDto> = {
  brand: 'ridesmash',
  location: 'Wuse 2, Abuja',
  city: 'Abuja',
  state: 'FCT',
  workplace: 'remote',
  salary_range: '₦350,000 to ₦450,000 a month',
  salary_min: 350_000,
  salary_max: 450_000,
  salary_currency: 'NGN',
  salary_period: 'month',
};

describe('the structured data of a job', () => {
  // https://developers.google.com/search/docs/appearance/structured-data/job-posting, read in November 2026.
  it.each([
    ['required', 'title', 'Backend Engineer'],
    ['required', 'description', expect.stringContaining('<p>Own the ledger.</p>')],
    ['required', 'datePosted', '2026-11-01'],
    [
      'required',
      'hiringOrganization',
      { '@type': 'Organization', name: 'Ridesmash', sameAs: 'https://smash.example/business/ridesmash' },
    ],
    [
      'required',
      'jobLocation',
      {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Abuja',
          addressRegion: 'FCT',
          addressCountry: 'NG',
        },
      },
    ],
    ['recommended', 'applicantLocationRequirements', { '@type': 'Country', name: 'Nigeria' }],
    [
      'recommended',
      'baseSalary',
      {
        '@type': 'MonetaryAmount',
        currency: 'NGN',
        value: { '@type': 'QuantitativeValue', minValue: 350_000, maxValue: 450_000, unitText: 'MONTH' },
      },
    ],
    ['recommended', 'directApply', true],
    ['recommended', 'employmentType', 'FULL_TIME'],
    ['recommended', 'identifier', { '@type': 'PropertyValue', name: 'Smash Technology', value: '7' }],
    ['recommended', 'jobLocationType', 'TELECOMMUTE'],
    ['recommended', 'validThrough', '2026-12-31T23:59:59+01:00'],
  ])('has the %s field %s', (_kind, field, value) => {
    const workplace = field === 'jobLocation' ? 'onsite' : 'remote';
    expect(data({ ...complete, workplace })[field]).toEqual(value);
  });

  it('leaves the employer out of the title, as it has a field of its own', () => {
    expect(data({ ...complete, title: 'Rider Lead, Ridesmash' })['title']).toBe('Rider Lead');
  });

  it('names the business that only the title names', () => {
    expect(data({ title: 'Rider at Owenas' })).toMatchObject({
      title: 'Rider',
      hiringOrganization: { name: 'Owenas', sameAs: 'https://smash.example/business/owenas' },
    });
  });

  it('dates a job by its publication, not by its draft', () => {
    // Midnight in Lagos is an hour before midnight in UTC.
    const posted_at = '2026-11-20T23:30:00.000Z';
    expect(data({ posted_at, created_at: '2026-11-01T10:00:00.000Z' })['datePosted']).toBe('2026-11-21');
  });

  it.each([
    ['Kano State', { addressRegion: 'Kano' }],
    ['Ikeja, Lagos', { addressLocality: 'Lagos', addressRegion: 'Lagos' }],
    ['Across Nigeria', { addressLocality: 'Across Nigeria' }],
    ['Nsukka, Enugu State', { addressLocality: 'Nsukka, Enugu State', addressRegion: 'Enugu' }],
  ])('has the city and state that the place "%s" names', (location, place) => {
    const { address } = data({ location })['jobLocation'] as { address: object };
    expect(address).toEqual({ '@type': 'PostalAddress', ...place, addressCountry: 'NG' });
  });

  it('names the company if there is no brand', () => {
    for (const brand of ['group', null] as const) {
      expect(data({ brand })).toMatchObject({
        hiringOrganization: { name: 'Smash Technology', sameAs: 'https://smash.example' },
      });
    }
  });

  it.each([
    ['hybrid', 'Remote', false],
    ['onsite', 'Full Time', false],
    ['remote', 'Full Time', true],
    [null, 'Remote', true],
    [null, 'Hybrid', false],
  ] as const)('with workplace %s and type %s counts as remote: %s', (workplace, job_type, isRemote) => {
    const whole = data({ workplace, job_type });
    expect('jobLocationType' in whole).toBe(isRemote);
    expect('jobLocation' in whole).toBe(!isRemote);
  });

  it('gives no employment type for Remote and Hybrid jobs, and no place called Remote', () => {
    for (const job_type of ['Remote', 'Hybrid'] as const)
      expect(data({ job_type })['employmentType']).toBeUndefined();
    expect(JSON.stringify(data({ job_type: 'Remote', location: 'Remote' }))).not.toContain('addressLocality');
  });

  it.each([
    ['one amount', { salary_min: 5, salary_max: 5 }, { value: 5 }],
    ['only a lowest', { salary_min: 5, salary_max: null }, { minValue: 5 }],
    ['only a highest', { salary_min: null, salary_max: 5 }, { maxValue: 5 }],
  ])('gives a salary with %s', (_name, amounts, value) => {
    expect(data({ ...complete, ...amounts })).toMatchObject({
      baseSalary: { value: { '@type': 'QuantitativeValue', ...value, unitText: 'MONTH' } },
    });
  });

  it.each([
    ['in its text alone', { ...complete, salary_min: null, salary_max: null }],
    ['without a period', { ...complete, salary_period: null }],
    ['without a currency', { ...complete, salary_currency: null }],
  ])('gives no salary that is %s', (_name, job) => {
    expect(data(job)).not.toHaveProperty('baseSalary');
  });

  it('escapes the description and keeps its line breaks', () => {
    const { description } = data({ description: `One\n<b>two</b> & "it's"`, responsibility: '' });
    expect(description).toBe(
      `<p>One<br>&lt;b&gt;two&lt;/b&gt; &amp; "it's"</p><h3>Requirements</h3><p>SQL.</p>`,
    );
  });
});
