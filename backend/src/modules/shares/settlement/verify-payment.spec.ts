import { describe, expect, it } from '@jest/globals';
import type { ProviderTransaction } from '../provider/payment-provider.js';
import { isBegun, verifyPayment, type OrderTerms } from './verify-payment.js';

const order: OrderTerms = { reference: 'SHR-1', amountKobo: 100_000_000, currency: 'NGN', mode: 'test' };
const payment: ProviderTransaction = {
  id: '42',
  status: 'success',
  reference: 'SHR-1',
  amount: 100_000_000,
  currency: 'NGN',
  domain: 'test',
  paidAt: undefined,
};

describe('verifyPayment', () => {
  it('accepts a payment that matches the order in every respect', () => {
    expect(verifyPayment(order, payment)).toEqual({ status: 'paid', payment });
  });

  it.each([
    ['amount', { amount: 99_999_999 }],
    ['amount', { amount: 100_000_001 }],
    ['amount', { amount: 0 }],
    ['currency', { currency: 'GHS' }],
    ['currency', { currency: 'ngn' }],
    ['reference', { reference: 'SHR-2' }],
    ['reference', { reference: 'shr-1' }],
    ['mode', { domain: 'live' }],
    ['mode', { domain: '' }],
    ['reversed', { status: 'reversed' }],
  ])('sends a payment to review for its %s: %j', (reason, difference) => {
    expect(verifyPayment(order, { ...payment, ...difference })).toEqual({ status: 'review', reason });
  });

  it.each(['failed', 'abandoned', 'ongoing', 'pending', 'processing', 'queued', 'SUCCESS', ''])(
    'does not count the status %j as a payment',
    (status) => {
      expect(verifyPayment(order, { ...payment, status })).toEqual({ status: 'unpaid' });
    },
  );

  it.each([
    [undefined, false],
    [{ ...payment, status: 'abandoned' }, false],
    [{ ...payment, status: 'failed' }, true],
    [{ ...payment, status: 'ongoing' }, true],
  ])('tells whether the buyer has begun to pay: %j', (seen, hasBegun) =>
    expect(isBegun(seen)).toBe(hasBegun),
  );

  it('counts an order as unpaid if the provider knows no payment', () => {
    expect(verifyPayment(order, undefined)).toEqual({ status: 'unpaid' });
  });
});
