import { describe, expect, it } from '@jest/globals';
import { type ErasureLedger, formatLedger, parseLedger } from './erasure-ledger.js';

const applicationId = '01970000-0000-7000-8000-000000000001';
const memberId = '01970000-0000-7000-8000-000000000009';
const erasedAt = new Date('2026-11-20T10:00:00.123Z');
const aLedger = (): ErasureLedger => ({
  applications: new Map([
    [
      applicationId,
      {
        id: '01980000-0000-7000-8000-000000000001',
        applicationId,
        reason: 'request',
        fileCount: 2,
        erasedAt,
      },
    ],
  ]),
  members: new Map([[memberId, erasedAt]]),
});

describe('the ledger of erasures', () => {
  it('is read as it was written', () => {
    expect(parseLedger(formatLedger(aLedger()))).toEqual(aLedger());
  });

  it('holds ids, a reason, a number and a time, and nothing else', () => {
    expect(formatLedger(aLedger()).split('\n')).toEqual([
      `application ${applicationId} 01980000-0000-7000-8000-000000000001 request 2 2026-11-20T10:00:00.123Z`,
      `member ${memberId} 2026-11-20T10:00:00.123Z`,
      '',
    ]);
  });

  it.each([
    'nonsense',
    `member ${memberId}`,
    `member ${memberId.slice(1)} 2026-11-20T10:00:00.123Z`,
    formatLedger(aLedger()).slice(0, 90),
    formatLedger(aLedger()).replace('request', 'whim'),
    formatLedger(aLedger()).replace('2026-11', '2026-77'),
  ])('is refused with a broken line', (broken) => {
    expect(() => parseLedger(broken)).toThrow('has a line that cannot be read');
  });

  it('may be empty', () => {
    expect(formatLedger(parseLedger(''))).toBe('');
  });
});
