import { describe, expect, it } from '@jest/globals';
import type { ProviderTransaction } from '../provider/payment-provider.js';
import { findObstacle } from './find-obstacle.js';

const order = { reference: 'SHR-1', amountKobo: 100_000_000, currency: 'NGN', mode: 'live' } as const;
const payment: ProviderTransaction = {
  id: '1',
  status: 'success',
  reference: 'SHR-1',
  amount: 100_000_000,
  currency: 'NGN',
  domain: 'live',
  paidAt: undefined,
};

describe('findObstacle', () => {
  it.each([
    ['the payment of the order', {}],
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'USD' }],
  ])('lets an owner accept %s', (_, differences) => {
    expect(findObstacle(order, { ...payment, ...differences })).toBeUndefined();
  });

  it.each([
    [
      'a payment that did not succeed',
      { status: 'abandoned' },
      "The provider hasn't confirmed that the payment succeeded",
    ],
    ['a payment that was taken back', { status: 'reversed' }, 'The payment was reversed'],
    [
      'a payment of another order',
      { reference: 'SHR-2' },
      'The provider’s answer was about a different order',
    ],
    ['a test payment', { domain: 'test' }, 'A test payment for a live order, or the other way round'],
  ])('refuses %s', (_, differences, obstacle) => {
    expect(findObstacle(order, { ...payment, ...differences })).toBe(obstacle);
  });

  it('refuses an order without a known payment', () => {
    expect(findObstacle(order, undefined)).toBe('The provider has no payment for this order');
  });
});
