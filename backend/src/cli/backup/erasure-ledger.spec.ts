import { describe, expect, it } from '@jest/globals';
import type { ErasureCertificate } from '../../modules/applications/entities/erasure-certificate.entity.js';
import { certificateOf, type ErasureLedger, formatLedger, lineOf, parseLedger } from './erasure-ledger.js';

const applicationId = '01970000-0000-7000-8000-000000000001';
const memberId = '01970000-0000-7000-8000-000000000009';
const erasedAt = new Date('2026-11-20T10:00:00.123Z');
const certificate: ErasureCertificate = {
  id: '01980000-0000-7000-8000-000000000001',
  applicationId,
  reason: 'request',
  fileCount: 2,
  erasedAt,
};
const written = (ledger: ErasureLedger) => formatLedger(ledger).toString();
const aLedger = (): ErasureLedger => ({
  applications: new Map([[applicationId, lineOf(certificate)]]),
  members: new Map([[memberId, erasedAt]]),
});

describe('the ledger of erasures', () => {
  it('is the same after writing and reading', () => {
    expect(parseLedger(written(aLedger()))).toEqual(aLedger());
    expect(certificateOf(lineOf(certificate))).toEqual(certificate);
  });

  it('holds only ids, a reason, a number of files and a time', () => {
    expect(written(aLedger()).split('\n')).toEqual([
      `application ${applicationId} 01980000-0000-7000-8000-000000000001 request 2 2026-11-20T10:00:00.123Z`,
      `member ${memberId} 2026-11-20T10:00:00.123Z`,
      '',
    ]);
  });

  it.each([
    'nonsense',
    `member ${memberId}`,
    `member ${memberId.slice(1)} 2026-11-20T10:00:00.123Z`,
    written(aLedger()).slice(0, 90),
    written(aLedger()).replace('request', 'whim'),
    written(aLedger()).replace('2026-11', '2026-77'),
  ])('is refused if it has a broken line', (broken) => {
    expect(() => parseLedger(broken)).toThrow('has a line that cannot be read');
  });

  it('may be empty', () => {
    expect(written(parseLedger(''))).toBe('');
  });
});
