import { expect, it } from '@jest/globals';
import { arrivalsDigest } from './arrivals-digest.js';

it.each([
  ['yesterday', '2026-11-23T07:00:00Z'],
  ['yesterday', '2026-11-23T20:00:00Z'],
  ['20 November 2026', '2026-11-20T07:00:00Z'],
])('the digest counts the applications since %s', (day, since) => {
  const period = { since: new Date(since), until: new Date('2026-11-24T07:00:00Z') };
  const { subject } = arrivalsDigest([{ jobId: 1, jobTitle: 'Rider', count: 2 }], period, '');
  expect(subject).toBe(`2 new applications since ${day}`);
});

it('the digest links every number to the list of the applications it counts', () => {
  const period = { since: new Date('2026-11-23T06:00:00Z'), until: new Date('2026-11-24T06:00:00Z') };
  const portal = 'https://example.org/hidden-portal';
  const { facts, action } = arrivalsDigest([{ jobId: 7, jobTitle: 'Rider', count: 2 }], period, portal);
  const filter = '?filter=%7B%22since%22%3A%222026-11-23T06%3A00%3A00.000Z%22%7D';
  expect(facts).toEqual([['Rider', '2', `${portal}/jobs/7/applications${filter}`]]);
  expect(action?.url).toBe(`${portal}/applications${filter}`);
});
