import { expect, it } from '@jest/globals';
import type { ApplyDto } from './apply.dto.js';
import { digestOf } from './submission-digest.js';

const sent = (more: object = {}) =>
  digestOf(
    {
      first_name: 'Ada',
      portfolio: '',
      social_link: '',
      cv_file: { name: 'cv.pdf', sha256: 'a' },
      ...more,
    } as unknown as ApplyDto,
    new Map(),
  );

it('the same application counts once, also with a newer consent or from another channel', () => {
  expect(sent({ consent_version: 'later', channel: 'whatsapp' })).toBe(sent({ consent_version: 'earlier' }));
});

it('an attempt that an earlier release knows counts once', () => {
  expect(sent({ consent_version: '2026-11' })).toBe(
    '5cb8a60dc21ade632ab98560f6fa66678003008675d6311d05c5ccc2045a5be5',
  );
});

it('a changed answer makes another application', () => {
  expect(sent({ first_name: 'Chi' })).not.toBe(sent());
});
