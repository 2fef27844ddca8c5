import { describe, expect, it } from '@jest/globals';
import { countStatement, type CvQueries, pageStatement, toConditions } from './application-list.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const CVS: CvQueries = { query: (words: string) => (words === '&' ? undefined : `'${words}'`) };

const READER = '0192d3c4-0000-7000-8000-00000000000a';
const READING = { now: NOW, cvs: CVS, readerId: READER, jobIds: undefined };

describe('toConditions', () => {
  it('leaves out removed applications, even for an empty query', () => {
    expect(toConditions({}, READING)).toEqual({ sql: 'WHERE a.removed_at IS NULL', parameters: [] });
  });

  it('passes every value as a parameter, never in the SQL', () => {
    const { sql, parameters } = toConditions(
      { job_id: 7, status: 'pending', applied: 'today', search: "o'; DROP Ọlá" },
      READING,
    );
    expect(sql).toBe(
      'WHERE a.removed_at IS NULL AND a.job_id = $1 AND a.status = $2 AND a.applied_at >= $3 AND ' +
        'a.search_text LIKE $4 AND a.search_text LIKE $5 AND a.search_text LIKE $6',
    );
    expect(parameters).toEqual([7, 'pending', new Date('2026-11-19T23:00:00Z'), '%o;%', '%drop%', '%ola%']);
  });

  it('tells withdrawn applications from others', () => {
    expect(toConditions({ withdrawn: 'yes' }, READING).sql).toContain('AND a.withdrawn_at IS NOT NULL');
    expect(toConditions({ withdrawn: 'no' }, READING).sql).toContain('AND a.withdrawn_at IS NULL');
  });

  it('matches the hashes of words in CVs, and nothing if there is no word', () => {
    expect(toConditions({ cv: 'audit' }, READING)).toEqual({
      sql: 'WHERE a.removed_at IS NULL AND a.id IN (SELECT cv.application_id FROM cv_texts cv WHERE cv.lexemes @@ $1::tsquery)',
      parameters: ["'audit'"],
    });
    expect(toConditions({ cv: '&' }, READING).sql).toBe('WHERE a.removed_at IS NULL AND false');
  });

  it('matches the ids of applications whose CVs have the words, if these are few', () => {
    const few = ['0192d3c4-0000-7000-8000-000000000001'];
    expect(toConditions({ cv: 'audit' }, { ...READING, cvs: { ...CVS, few } })).toEqual({
      sql: 'WHERE a.removed_at IS NULL AND a.id = ANY($1::uuid[])',
      parameters: [few],
    });
  });

  it('finds new applications by their id, which holds the time of an import', () => {
    const ids = ['2026-11-20T12:00:00Z', '0001-01-01', '9999-12-31'].map(
      (since) => toConditions({ new_since: new Date(since) }, READING).parameters[1],
    );
    expect(ids).toEqual([
      '01a1f8d3-ea00-0000-0000-000000000000',
      '00000000-0000-0000-0000-000000000000',
      'e677ccf9-8000-0000-0000-000000000000',
    ]);
  });

  it('narrows a brand to its jobs, and throws if the caller does not name them', () => {
    expect(toConditions({ brand: 'ridesmash' }, { ...READING, jobIds: [3, 7] })).toEqual({
      sql: 'WHERE a.removed_at IS NULL AND a.job_id = ANY($1::int[])',
      parameters: [[3, 7]],
    });
    expect(() => toConditions({ brand: 'ridesmash' }, READING)).toThrow('which jobs');
  });

  it('limits a filter by rating to applications that the reader has rated', () => {
    const { sql, parameters } = toConditions({ rating_min: 3 }, READING);
    expect(sql).toBe(
      'WHERE a.removed_at IS NULL AND a.rating >= $1 AND a.id IN (SELECT application_id FROM scorecards WHERE author_id = $2::uuid)',
    );
    expect(parameters).toEqual([3, READER]);
  });

  it('takes the wildcards of LIKE literally', () => {
    expect(toConditions({ search: '50%_\\' }, READING).parameters).toEqual(['%50\\%\\_\\\\%']);
  });
});

describe('pageStatement', () => {
  it('orders by application date, newest first, unless told otherwise', () => {
    expect(pageStatement({}, READING).sql).toContain(
      'ORDER BY a.applied_at DESC, a.id DESC LIMIT 25 OFFSET 0',
    );
  });

  it('turns page and size into an offset', () => {
    expect(pageStatement({ page: 3, per_page: 10, sort: 'email', order: 'asc' }, READING).sql).toContain(
      'ORDER BY a.email ASC, a.id ASC LIMIT 10 OFFSET 20',
    );
  });
});

describe('countStatement', () => {
  it('counts to one past ten thousand at most', () => {
    expect(countStatement({}, READING).sql).toContain('LIMIT 10001');
  });
});
