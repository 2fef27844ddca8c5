import { describe, expect, it } from '@jest/globals';
import { NO_JOB_FACTS } from '@smash/contract';
import { toJobBody } from './job-body';

const TEXTS = { title: ' Driver ', description: 'a\nb', responsibility: 'c', requirements: 'd' };

describe('toJobBody', () => {
  it('sends null for optional fields left empty, and the defaults for those that need a value', () => {
    expect(toJobBody({ ...TEXTS, salary_range: ' ', application_deadline: '', location: '' })).toEqual({
      title: 'Driver',
      description: 'a\nb',
      responsibility: 'c',
      requirements: 'd',
      location: 'Abuja',
      job_type: 'Full Time',
      salary_range: null,
      application_deadline: null,
      is_active: true,
    });
  });

  it('sends only the nine fields of the API, whatever else the record has', () => {
    const body = toJobBody({
      ...TEXTS,
      id: 7,
      is_open: true,
      application_count: 3,
      created_at: 'x',
    } as never);
    expect(Object.keys(body)).toHaveLength(9);
    expect(body).not.toHaveProperty('id');
  });

  it.each([true, false])('sends is_draft if it was chosen: %s', (is_draft) => {
    expect(toJobBody({ ...TEXTS, is_draft })).toMatchObject({ is_draft });
  });

  it('sends all facts if any is given, with null for empty ones', () => {
    const facts = { brand: 'owenas', city: ' ', salary_min: 0 } as const;
    expect(toJobBody({ ...TEXTS, ...facts })).toMatchObject({
      ...NO_JOB_FACTS,
      brand: 'owenas',
      salary_min: 0,
    });
    expect(toJobBody({ ...TEXTS, brand: null, version: 3 })).toMatchObject(NO_JOB_FACTS);
    expect(toJobBody({ ...TEXTS, brand: null })).not.toHaveProperty('brand');
  });

  it('keeps a job that is switched off closed', () => {
    expect(toJobBody({ ...TEXTS, is_active: false }).is_active).toBe(false);
  });
});
