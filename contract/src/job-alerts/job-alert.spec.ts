import { expect, it } from '@jest/globals';
import { describeJobSearch, type JobAlertSearch } from './job-alert.js';

it.each<[JobAlertSearch, string]>([
  [{}, 'All jobs'],
  [{ q: '', place: null }, 'All jobs'],
  [{ q: 'rider' }, '“rider”'],
  [{ q: 'rider lead', brand: 'ridesmash', place: 'Abuja' }, '“rider lead”, Ridesmash, Abuja'],
  [{ brand: 'group', place: 'remote' }, 'The group, Remote'],
])('describes the search %j as %s', (search, text) => {
  expect(describeJobSearch(search)).toBe(text);
});
