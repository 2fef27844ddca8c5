import { expect, it } from '@jest/globals';
import { arrivalsDigest } from './arrivals-digest.js';

it.each([
  ['yesterday', '2026-11-23T07:00:00Z'],
  ['yesterday', '2026-11-23T20:00:00Z'],
  ['20 November 2026', '2026-11-20T07:00:00Z'],
])('says what came since %s', (day, since) => {
  const period = { since: new Date(since), until: new Date('2026-11-24T07:00:00Z') };
  const { subject } = arrivalsDigest([{ jobId: 1, jobTitle: 'Rider', count: 2 }], period, '');
  expect(subject).toBe(`2 new applications since ${day}`);
});
