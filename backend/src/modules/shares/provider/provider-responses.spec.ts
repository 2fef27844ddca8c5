import { describe, expect, it } from '@jest/globals';
import { readInitialised, readNotice, readVerified } from './provider-responses.js';

const data = {
  id: 302961,
  status: 'success',
  reference: 'SHR-1',
  amount: 100_000,
  currency: 'NGN',
  domain: 'test',
  paid_at: '2026-11-22T10:00:00.000Z',
  customer: { email: 'never-read@example.com' },
};

describe('readVerified', () => {
  it('reads only what is compared with the order, nothing about the customer', () => {
    expect(readVerified({ status: true, message: 'Verification successful', data })).toEqual({
      id: '302961',
      status: 'success',
      reference: 'SHR-1',
      amount: 100_000,
      currency: 'NGN',
      domain: 'test',
      paidAt: new Date('2026-11-22T10:00:00Z'),
    });
  });

  it.each([
    null,
    [],
    'success',
    {},
    { status: 'true', data },
    { status: true },
    { status: true, data: { ...data, amount: '100000' } },
    { status: true, data: { ...data, amount: 100_000.5 } },
    { status: true, data: { ...data, id: null } },
    { status: true, data: { ...data, reference: undefined } },
  ])('rejects %j', (body) => {
    expect(readVerified(body)).toBeUndefined();
  });
});

describe('readInitialised', () => {
  it('reads the access code of the payment window', () => {
    const body = {
      status: true,
      data: { access_code: 'abc', authorization_url: 'https://x', reference: 'SHR-1' },
    };
    expect(readInitialised(body)).toEqual({ accessCode: 'abc', reference: 'SHR-1' });
  });
});

describe('readNotice', () => {
  it('reads event, reference and transaction', () => {
    expect(readNotice({ event: 'charge.success', data })).toMatchObject({
      event: 'charge.success',
      reference: 'SHR-1',
      transaction: { amount: 100_000 },
    });
  });

  it('reads a notice that is not about a transaction', () => {
    expect(readNotice({ event: 'transfer.success', data: { reference: 'TRF-1' } })).toEqual({
      event: 'transfer.success',
      reference: 'TRF-1',
      transaction: undefined,
    });
  });

  it.each([null, [], {}, { event: 'charge.success' }, { event: 7, data }, { event: 'x'.repeat(61), data }])(
    'rejects %j',
    (body) => {
      expect(readNotice(body)).toBeUndefined();
    },
  );
});
