import { describe, expect, it } from '@jest/globals';
import type { Presence } from '../../../providers/calls/application-changes';
import { afterPresence, describeViewers, GONE_AFTER_MS, stillHere, type Viewers } from './viewers';

const heard = (username: string, step: Presence['step']): Presence => ({
  id: '7',
  step,
  by: { id: username, username },
});
const after = (presences: Presence[]) =>
  presences.reduce((viewers: Viewers, presence) => afterPresence(viewers, presence, 0), new Map());

describe('the viewers of an application', () => {
  it.each([
    [[], ''],
    [[heard('ngozi', 'arrived')], 'ngozi is looking at this'],
    [[heard('ngozi', 'arrived'), heard('ngozi', 'here')], 'ngozi is looking at this'],
    [[heard('ngozi', 'here'), heard('bola', 'here')], 'bola and ngozi are looking at this'],
    [
      [heard('ngozi', 'here'), heard('bola', 'here'), heard('ada', 'arrived')],
      'ada and 2 others are looking at this',
    ],
    [[heard('ngozi', 'here'), heard('ngozi', 'left')], ''],
    [[heard('ngozi', 'left')], ''],
  ])('are named after %j', (presences, text) => {
    expect(describeViewers(after(presences))).toBe(text);
  });

  it('are removed if they stay silent', () => {
    const viewers = after([heard('ngozi', 'here')]);
    expect(stillHere(viewers, GONE_AFTER_MS - 1)).toBe(viewers);
    expect(stillHere(viewers, GONE_AFTER_MS).size).toBe(0);
  });
});
