import { describe, expect, it } from '@jest/globals';
import { NO_JOB_FACTS } from '../job-facts/job-facts.js';
import type { JobFilters } from './job-filters.js';
import { countJobs, findJobs, isSameJobSearch, toJobSearchEntry } from './match-job.js';

const aJob = { ...NO_JOB_FACTS, description: '', location: '', job_type: 'Full Time' } as const;
const jobs = [
  { ...aJob, title: 'Rider Lead', brand: 'ridesmash', city: 'Abuja', state: 'FCT', workplace: 'onsite' },
  { ...aJob, title: 'Écrivain', description: 'Ọjà and 100% café', city: 'Lagos', state: 'Lagos' },
  { ...aJob, title: 'Chef, Smashfood', location: 'Kano', job_type: 'Contract' },
  { ...aJob, title: 'Engineer', brand: 'group', city: 'abuja', workplace: 'remote' },
  { ...aJob, title: 'Analyst (C++)', job_type: 'Remote', location: 'Anywhere' },
] as const;
const entries = jobs.map((job) => ({ ...toJobSearchEntry(job), title: job.title }));
const [rider, writer, chef, engineer, analyst] = jobs.map(({ title }) => title);

describe('a search', () => {
  it.each<[string, JobFilters, (string | undefined)[]]>([
    ['nothing', {}, jobs.map(({ title }) => title)],
    ['blank words', { q: '  ', place: null }, jobs.map(({ title }) => title)],
    ['upper case', { q: 'RIDER' }, [rider]],
    ['plain letters', { q: 'ecrivain oja' }, [writer]],
    ['accents that the text does not have', { q: 'Rîdér' }, [rider]],
    ['accents as separate characters', { q: 'e\u0301crivain' }, [writer]],
    ['words of which one is missing', { q: 'rider oja' }, []],
    ['a wildcard', { q: '100%' }, [writer]],
    ['a wildcard alone', { q: '_' }, []],
    ['a regular expression', { q: '.*' }, []],
    ['punctuation', { q: 'c++)' }, [analyst]],
    ['the name of a brand', { q: 'ridesmash' }, [rider]],
    ['a place as a word', { q: 'kano' }, [chef]],
    ['a brand', { brand: 'ridesmash' }, [rider]],
    ['a brand that only the title names', { brand: 'smashfood' }, [chef]],
    ['a city', { place: 'ABUJA' }, [rider, engineer]],
    ['a state', { place: 'FCT' }, [rider]],
    ['a place that only the text names', { place: 'Kano' }, [chef]],
    ['half a place', { place: 'Abu' }, []],
    ['remote as a place', { place: 'remote' }, [engineer, analyst]],
    ['a type', { type: 'Contract' }, [chef]],
    ['a workplace', { workplace: 'remote' }, [engineer, analyst]],
    ['several filters', { q: 'e', brand: 'group', place: 'abuja', workplace: 'remote' }, [engineer]],
  ])('for %s finds the right jobs', (_name, filters, titles) => {
    expect(findJobs(entries, filters).map(({ title }) => title)).toEqual(titles);
  });

  it('uses only the first ten words', () => {
    expect(findJobs(entries, { q: `${'rider '.repeat(10)} nowhere` })).toHaveLength(1);
    expect(findJobs(entries, { q: `${'rider '.repeat(9)} nowhere` })).toHaveLength(0);
  });
});

describe('counts', () => {
  it('include every option, the most frequent first', () => {
    const counts = countJobs(entries, {});
    expect(counts).toEqual({
      brand: { group: 1, ridesmash: 1, smashfood: 1 },
      place: { Abuja: 2, remote: 2, FCT: 1, Kano: 1, Lagos: 1 },
      type: { 'Full Time': 3, Contract: 1, Remote: 1 },
      workplace: { remote: 2, onsite: 1 },
    });
    expect(Object.keys(counts.place)).toEqual(['Abuja', 'remote', 'FCT', 'Kano', 'Lagos']);
  });

  it('of a filter apply all filters but that one', () => {
    const { brand, workplace } = countJobs(entries, { brand: 'ridesmash', place: 'abuja' });
    expect(brand).toEqual({ group: 1, ridesmash: 1 });
    expect(workplace).toEqual({ onsite: 1 });
  });

  it('equal the number of jobs that each option finds', () => {
    const filters: JobFilters = { q: 'e' };
    for (const [name, counts] of Object.entries(countJobs(entries, filters))) {
      for (const [choice, count] of Object.entries(counts as Record<string, number>)) {
        expect({ choice, count }).toEqual({
          choice,
          count: findJobs(entries, { ...filters, [name]: choice }).length,
        });
      }
    }
  });
});

describe('two searches', () => {
  it.each<[string, JobFilters, JobFilters, boolean]>([
    ['case and accents', { q: 'Rider', place: 'Abuja' }, { q: 'rîder', place: 'ABUJA' }, true],
    ['order and repetition of words', { q: 'lead rider' }, { q: ' rider  lead rider' }, true],
    ['a part that is empty', { q: '', place: null }, {}, true],
    ['a word more', { q: 'rider' }, { q: 'rider lead' }, false],
    ['their place', { q: 'rider', place: 'Abuja' }, { q: 'rider', place: 'Lagos' }, false],
    ['what is the place', { q: 'abuja' }, { place: 'abuja' }, false],
  ])('that differ in %s', (_, one, other, isSame) => {
    expect(isSameJobSearch(one, other)).toBe(isSame);
  });
});
