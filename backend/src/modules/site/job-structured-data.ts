import {
  brandOf,
  COMPANY,
  employerOf,
  type JobType,
  lagosDate,
  placeOfJob,
  postedAt,
  type SalaryPeriod,
  titleOfJob,
  townOfJob,
  workplaceOf,
} from '@smash/contract';
import { escapeContent } from '../../platform/text/escape-html.js';
import type { JobDto } from '../jobs/index.js';

/** Remote and hybrid jobs may be of any type, so they state none. */
const EMPLOYMENT_TYPES: Partial<Record<JobType, string>> = {
  'Full Time': 'FULL_TIME',
  'Part Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

const UNITS: Record<SalaryPeriod, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

/** A posting for search engines: schema.org's JobPosting, as Google documents it. It states only what the page states. */
export function jobStructuredData(job: JobDto, publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: titleOfJob(job),
    description: describeJob(job),
    identifier: { '@type': 'PropertyValue', name: COMPANY.name, value: String(job.id) },
    datePosted: lagosDate(new Date(postedAt(job))),
    ...(job.application_deadline && { validThrough: `${job.application_deadline}T23:59:59+01:00` }),
    employmentType: EMPLOYMENT_TYPES[job.job_type],
    hiringOrganization: organizationOf(job, publicUrl),
    ...placeOf(job),
    ...baseSalary(job),
    directApply: true,
  };
}

/** HTML, as the documentation asks: each text under its heading, its lines kept. */
export function describeJob({ description, responsibility, requirements }: JobDto): string {
  const html = (text: string) => `<p>${escapeContent(text).replaceAll('\n', '<br>')}</p>`;
  const sections = [
    ['Responsibilities', responsibility],
    ['Requirements', requirements],
  ].map(([heading, text = '']) => (text ? `<h3>${heading}</h3>${html(text)}` : ''));
  return html(description) + sections.join('');
}

function organizationOf(job: JobDto, publicUrl: string): object {
  const brand = brandOf(job);
  const isBusiness = brand !== null && brand !== 'group';
  return {
    '@type': 'Organization',
    name: employerOf(job),
    sameAs: isBusiness ? `${publicUrl}/business/${brand}` : publicUrl,
  };
}

/** Remote, or at a place. A hybrid job has only its place, as the documentation asks. */
function placeOf(job: JobDto): object {
  if (workplaceOf(job) !== 'remote') return { jobLocation: { '@type': 'Place', address: addressOf(job) } };
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Nigeria' },
  };
}

/** The address of the place. */
function addressOf(job: JobDto): object {
  const { state } = placeOfJob(job);
  const locality = townOfJob(job);
  return {
    '@type': 'PostalAddress',
    ...(locality && { addressLocality: locality }),
    ...(state && { addressRegion: state }),
    addressCountry: 'NG',
  };
}

/** The salary from the amounts that somebody has entered, never from the text. */
function baseSalary({ salary_min, salary_max, salary_currency, salary_period }: JobDto): object {
  if (!salary_currency || !salary_period || (salary_min === null && salary_max === null)) return {};
  const amounts =
    salary_min === salary_max
      ? { value: salary_min }
      : {
          ...(salary_min !== null && { minValue: salary_min }),
          ...(salary_max !== null && { maxValue: salary_max }),
        };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: salary_currency,
      value: { '@type': 'QuantitativeValue', ...amounts, unitText: UNITS[salary_period] },
    },
  };
}
