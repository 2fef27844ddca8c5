import { expect, it } from '@jest/globals';
import { savedAddress, toSave, withoutSearches } from './saved-filters';

const paths = { details: String, review: String };
const ALL = { ...paths, list: '/applications' };
const ofJob = (jobId: number) => ({ ...paths, list: `/jobs/${jobId}/applications`, jobId });

/** The list that a saved filter opens from a screen, and the filter there. */
function opened(filter: Record<string, unknown>, from: typeof ALL & { jobId?: number }) {
  const { pathname, search } = savedAddress({ filter, displayedFilters: [] }, from);
  return [pathname, JSON.parse(new URLSearchParams(search).get('filter') ?? '') as unknown];
}

it('a stage is saved with its job, and opens the list of all applications from another job', () => {
  const saved = toSave({ stage: 'phone', status: 'reviewed' }, 5);
  expect(saved).toEqual({ stage: 'phone', status: 'reviewed', job_id: '5' });
  expect(opened(saved, ALL)).toEqual(['/applications', saved]);
  expect(opened(saved, ofJob(5))).toEqual(['/jobs/5/applications', { stage: 'phone', status: 'reviewed' }]);
  expect(opened(saved, ofJob(6))).toEqual(['/applications', saved]);
  expect(opened(saved, { ...paths, list: '/deleted-jobs/6/applications' })).toEqual(['/applications', saved]);
});

it('filters that every list has are saved as they are, and open in the present list', () => {
  const saved = toSave({ status: 'pending' }, 5);
  expect(saved).toEqual({ status: 'pending' });
  expect(opened(saved, ofJob(6))).toEqual(['/jobs/6/applications', { status: 'pending' }]);
});

it('a name that was searched for is not saved', () => {
  expect(toSave({ search: 'Ada Obi', cv: 'forklift' }, undefined)).toEqual({ cv: 'forklift' });
});

it('saved by former releases, lose the names that they search for', () => {
  const named = (label: string, filter: object) => ({ label, value: { filter, displayedFilters: [] } });
  const saved = [named('Pending', { status: 'pending' }), named('Ada', { search: 'Ada', status: 'pending' })];
  expect(withoutSearches([...saved, named('Only Ada', { search: 'Ada' })])).toEqual([
    named('Pending', { status: 'pending' }),
    named('Ada', { status: 'pending' }),
  ]);
});
