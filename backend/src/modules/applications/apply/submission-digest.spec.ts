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

it('a changed answer makes another application', () => {
  expect(sent({ first_name: 'Chi' })).not.toBe(sent());
});
