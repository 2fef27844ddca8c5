import { describe, expect, it } from '@jest/globals';
import { toAuditFilter } from './audit-filter';

describe('a filter of the audit log in the address', () => {
  it('is passed on if it is valid', () => {
    const filter = {
      actor: '0193a1b2-0000-7000-8000-000000000001',
      action: 'access',
      object_type: 'job',
      object_id: '7',
      from: '2026-11-01',
      to: '2026-11-24',
    };
    expect(toAuditFilter(filter)).toEqual(filter);
    expect(toAuditFilter({ actor: 'none', action: 'job.closed' })).toMatchObject({
      actor: 'none',
      action: 'job.closed',
    });
  });

  it('is left out if it is invalid', () => {
    const hostile = {
      actor: 'x',
      action: 'job.exploded',
      object_type: 7,
      object_id: {},
      from: '2026-02-30',
      to: 1,
    };
    expect(Object.values(toAuditFilter(hostile)).filter((value) => value !== undefined)).toEqual([]);
  });
});
