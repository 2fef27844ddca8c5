import { describe, expect, it } from '@jest/globals';
import { NO_JOB_FACTS } from './job-facts.js';
import {
  employerOf,
  placeOfJob,
  proposeJobFacts,
  readBrand,
  readPlace,
  readWorkplace,
  titleOfJob,
} from './propose-job-facts.js';

describe('the brand of a title', () => {
  it.each([
    ['Rider Experience Lead, Ridesmash', 'ridesmash'],
    ['RIDESMASH driver', 'ridesmash'],
    ['Chef at Smash Food', 'smashfood'],
    ['Ticketing Officer, Smashtravels', 'smashtravels'],
    ['Smash-Hire artisan', 'smashhire'],
    ['Accountant, Smash Technology', 'group'],
    ['Accountant', null],
    ['Ridesmash and Smashfood dispatcher', null],
    ['Ridesmashing all records', null],
  ])('"%s": %s', (title, brand) => {
    expect(readBrand(title)).toBe(brand);
  });
});

describe('the employer', () => {
  it.each([
    ['Rider at Owenas', null, 'Owenas'],
    ['Rider who knows Owenas', 'ridesmash', 'Ridesmash'],
    ['Accountant at Owenas', 'group', 'Smash Technology'],
    ['Accountant', null, 'Smash Technology'],
  ] as const)('of "%s" with the brand %s: %s', (title, brand, employer) => {
    expect(employerOf({ title, brand })).toBe(employer);
  });
});

describe('the title without the employer', () => {
  it.each([
    ['Rider Experience Lead, Ridesmash', 'ridesmash', 'Rider Experience Lead'],
    ['Chef at Smash Food', 'smashfood', 'Chef'],
    ['Driver for RIDESMASH ', 'ridesmash', 'Driver'],
    ['Ticketing Officer (Smash Travels)', 'smashtravels', 'Ticketing Officer'],
    ['Artisan - Smash-Hire', 'smashhire', 'Artisan'],
    ['Accountant, Smash Technology', 'group', 'Accountant'],
    ['Accountant | Smash Technology', null, 'Accountant'],
    ['Chef at Smash Food', null, 'Chef'],
    ['Lead, Ridesmash, Abuja', 'ridesmash', 'Lead, Ridesmash, Abuja'],
    ['Ridesmash driver', 'ridesmash', 'Ridesmash driver'],
    ['Rider who knows Ridesmash', 'ridesmash', 'Rider who knows Ridesmash'],
    ['Chef, Smashfood', 'ridesmash', 'Chef, Smashfood'],
    ['Ridesmash', 'ridesmash', 'Ridesmash'],
  ] as const)('"%s" of %s: "%s"', (title, brand, alone) => {
    expect(titleOfJob({ title, brand })).toBe(alone);
  });
});

describe('the place', () => {
  it.each([
    ['Abuja', 'Abuja', 'FCT'],
    ['Wuse 2, Abuja', 'Abuja', 'FCT'],
    ['Abuja, FCT', 'Abuja', 'FCT'],
    ['Ikeja, Lagos', 'Lagos', 'Lagos'],
    ['port harcourt', 'Port Harcourt', 'Rivers'],
    ['Kano', 'Kano', 'Kano'],
    ['Kano State', null, 'Kano'],
    ['Zaria, Kaduna State', 'Zaria', 'Kaduna'],
    ['Ogun', null, 'Ogun'],
    ['Lagos or Abuja', null, null],
    ['Kaduna and Zaria', null, 'Kaduna'],
    ['Warri, Niger Delta', 'Warri', 'Delta'],
    ['Anywhere in Nigeria', null, null],
    ['', null, null],
  ])('"%s": %s, %s', (location, city, state) => {
    expect(readPlace(location)).toEqual({ city, state });
  });
});

it.each([
  [
    { city: 'Jos', state: null },
    { city: 'Jos', state: null },
  ],
  [
    { city: null, state: null },
    { city: 'Lagos', state: 'Lagos' },
  ],
])('the place of a job is its own, else the one that its words name: %j', (facts, { city, state }) => {
  expect(placeOfJob({ ...facts, location: 'Ikeja, Lagos' })).toMatchObject({ city, state });
});

describe('the workplace', () => {
  it.each([
    ['Abuja', 'Remote', 'remote'],
    ['Lagos (hybrid)', 'Full Time', 'hybrid'],
    ['Kano, on-site', 'Contract', 'onsite'],
    ['Abuja', 'Full Time', null],
    ['Remote or hybrid', 'Full Time', null],
  ])('"%s", %s: %s', (location, job_type, workplace) => {
    expect(readWorkplace({ location, job_type })).toBe(workplace);
  });
});

it('reads all facts of a job, and none if its texts have none', () => {
  const texts = {
    title: 'Senior Backend Engineer, Smashwise',
    location: 'Abuja',
    job_type: 'Hybrid',
    salary_range: '₦850,000 to ₦1,200,000 a month',
  };
  expect(proposeJobFacts(texts)).toEqual({
    brand: 'smashwise',
    city: 'Abuja',
    state: 'FCT',
    workplace: 'hybrid',
    salary_min: 850_000,
    salary_max: 1_200_000,
    salary_currency: 'NGN',
    salary_period: 'month',
  });
  expect(proposeJobFacts({ title: 'Driver', location: 'Nationwide', salary_range: null })).toEqual(
    NO_JOB_FACTS,
  );
});
