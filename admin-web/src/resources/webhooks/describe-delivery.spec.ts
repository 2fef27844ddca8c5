import { describe, expect, it } from '@jest/globals';
import type { WebhookDelivery } from '@smash/contract/client';
import { describeAnswer, describeAttempts, isUnderWay } from './describe-delivery';

const NOON = '2026-11-25T12:00:00.000Z';
const delivery = (more: Partial<WebhookDelivery>): WebhookDelivery => ({
  id: '1',
  event_id: '2',
  type: 'job.posted',
  created_at: NOON,
  state: 'delivered',
  attempts: 1,
  attempted_at: NOON,
  duration_ms: 40,
  response_status: 204,
  failure: null,
  next_attempt_at: null,
  ...more,
});

describe('a delivery', () => {
  it.each([
    [{}, 'Answer 204, 40 ms'],
    [{ response_status: 500, duration_ms: 1_540 }, 'Answer 500, 1.5 s'],
    [
      { response_status: null, failure: 'timeout', duration_ms: 15_004 },
      'No answer within 15 seconds, 15.0 s',
    ],
    [{ response_status: null, failure: 'EPROTO' }, 'No answer (EPROTO), 40 ms'],
    [{ duration_ms: null }, undefined],
  ])('with %j got the response: %s', (more, text) => {
    expect(describeAnswer(delivery(more))).toBe(text);
  });

  it.each([
    [{}, '1 attempt'],
    [{ state: 'dead' as const, attempts: 8 }, '8 attempts'],
    [{ state: 'waiting' as const, attempts: 0, next_attempt_at: NOON }, 'Not sent yet'],
    [{ state: 'waiting' as const }, 'Being sent, 1 attempt'],
    [
      { state: 'waiting' as const, attempts: 2, next_attempt_at: NOON },
      '2 attempts, next 25 November 2026, 13:00',
    ],
  ])('with %j shows its attempts as: %s', (more, text) => {
    expect(describeAttempts(delivery(more))).toBe(text);
  });

  it.each([
    [{}, false],
    [{ state: 'waiting' as const }, true],
    [{ state: 'waiting' as const, next_attempt_at: NOON }, true],
    [{ state: 'waiting' as const, next_attempt_at: '2026-11-25T12:05:00.000Z' }, false],
    [{ state: 'dead' as const, next_attempt_at: null }, false],
  ])('with %j is under way: %s', (more, isIt) => {
    expect(isUnderWay(delivery(more), Date.parse(NOON))).toBe(isIt);
  });
});
