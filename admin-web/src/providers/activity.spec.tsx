import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isAttended, lastActivity, noteActivity, watchActivity } from './activity';

const START = new Date('2026-11-24T09:00:00Z').getTime();

describe('the activity of a person', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: START });
    localStorage.clear();
    noteActivity();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('counts for a minute and a half', () => {
    jest.setSystemTime(START + 89_000);
    expect(isAttended()).toBe(true);
    jest.setSystemTime(START + 90_000);
    expect(isAttended()).toBe(false);
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('includes a %s anywhere', (name) => {
    watchActivity();
    jest.setSystemTime(START + 3_600_000);
    expect(isAttended()).toBe(false);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    expect(isAttended()).toBe(true);
    expect(lastActivity()).toBe(START + 3_600_000);
  });

  it('includes that in another tab', () => {
    jest.setSystemTime(START + 3_600_000);
    localStorage.setItem('smash.portal.last-activity', String(START + 3_590_000));
    expect(isAttended()).toBe(true);
  });

  it('ends as usual after the clock was set back by an hour', () => {
    jest.setSystemTime(START - 3_600_000);
    expect(isAttended()).toBe(true);
    jest.setSystemTime(START - 3_600_000 + 90_000);
    expect(isAttended()).toBe(false);
  });
});
