import { describe, expect, it } from '@jest/globals';
import { countStatement, pageStatement, toConditions } from './application-list.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const CVS = { query: (words: string) => (words === '&' ? undefined : `'${words}'`) };

describe('toConditions', () => {
  it('leaves out what is removed, also from an empty query', () => {
    expect(toConditions({}, NOW, CVS)).toEqual({ sql: 'WHERE a.removed_at IS NULL', parameters: [] });
  });

  it('passes every value as a parameter, never in the text', () => {
    const { sql, parameters } = toConditions(
      { job_id: 7, status: 'pending', applied: 'today', search: "o'; DROP Ọlá" },
      NOW,
      CVS,
    );
    expect(sql).toBe(
      'WHERE a.removed_at IS NULL AND a.job_id = $1 AND a.status = $2 AND a.applied_at >= $3 AND ' +
        'a.search_text LIKE $4 AND a.search_text LIKE $5 AND a.search_text LIKE $6',
    );
    expect(parameters).toEqual([7, 'pending', new Date('2026-11-19T23:00:00Z'), "%o';%", '%drop%', '%ola%']);
  });

  it('tells withdrawn applications from others', () => {
    expect(toConditions({ withdrawn: 'yes' }, NOW, CVS).sql).toContain('AND a.withdrawn_at IS NOT NULL');
    expect(toConditions({ withdrawn: 'no' }, NOW, CVS).sql).toContain('AND a.withdrawn_at IS NULL');
  });

  it('asks for the hashes of words in CVs, and finds nothing without a word', () => {
    expect(toConditions({ cv: 'audit' }, NOW, CVS)).toEqual({
      sql: 'WHERE a.removed_at IS NULL AND a.id IN (SELECT cv.application_id FROM cv_texts cv WHERE cv.lexemes @@ $1::tsquery)',
      parameters: ["'audit'"],
    });
    expect(toConditions({ cv: '&' }, NOW, CVS).sql).toBe('WHERE a.removed_at IS NULL AND false');
  });

  it('begins with the applications whose CVs have the words when they are few', () => {
    const few = ['0192d3c4-0000-7000-8000-000000000001'];
    expect(toConditions({ cv: 'audit' }, NOW, { ...CVS, few })).toEqual({
      sql: 'WHERE a.removed_at IS NULL AND a.id = ANY($1::uuid[])',
      parameters: [few],
    });
  });

  it('takes the wildcards of LIKE literally', () => {
    expect(toConditions({ search: '50%_\\' }, NOW, CVS).parameters).toEqual(['%50\\%\\_\\\\%']);
  });
});

describe('pageStatement', () => {
  it('orders by application date, newest first, unless told otherwise', () => {
    expect(pageStatement({}, NOW, CVS).sql).toContain(
      'ORDER BY a.applied_at DESC, a.id DESC LIMIT 25 OFFSET 0',
    );
  });

  it('turns page and size into an offset', () => {
    expect(pageStatement({ page: 3, per_page: 10, sort: 'email', order: 'asc' }, NOW, CVS).sql).toContain(
      'ORDER BY a.email ASC, a.id ASC LIMIT 10 OFFSET 20',
    );
  });
});

describe('countStatement', () => {
  it('stops one past ten thousand', () => {
    expect(countStatement({}, NOW, CVS).sql).toContain('LIMIT 10001');
  });
});
