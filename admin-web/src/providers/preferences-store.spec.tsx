import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { PREFERENCES_PREFIX } from './preferences-prefix';
import { preferencesStore } from './preferences-store';

const store = preferencesStore();
beforeEach(() => store.setup());
afterEach(() => {
  store.teardown();
  localStorage.clear();
});

const inAnotherTab = (key: string, value: unknown) =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: PREFERENCES_PREFIX + key, newValue: JSON.stringify(value) }),
  );

it('ticked rows belong to one tab', () => {
  const heard = jest.fn();
  store.subscribe('applications.selectedIds', heard);
  store.setItem('applications.selectedIds', [1, 2]);
  expect(heard).toHaveBeenCalledWith([1, 2]);
  expect(store.getItem('applications.selectedIds')).toEqual([1, 2]);
  expect(Object.keys(localStorage).filter((key) => key.includes('selectedIds'))).toEqual([]);
  inAnotherTab('applications.selectedIds', []);
  expect(heard).toHaveBeenCalledTimes(1);
  store.reset();
  expect(store.getItem('applications.selectedIds')).toBeUndefined();
});

it.each(['applications', 'jobs.7.applications', 'jobs.listParams'])(
  'filters set in another tab do not change %s here',
  (key) => {
    const heard = jest.fn();
    store.subscribe(key, heard);
    inAnotherTab(key, { filter: { status: 'rejected' } });
    expect(heard).not.toHaveBeenCalled();
    store.setItem(key, { filter: {} });
    expect(heard).toHaveBeenCalledWith({ filter: {} });
  },
);

it.each(['theme', 'locale', 'ada.density'])('the preference %s is shared by all tabs', (key) => {
  const heard = jest.fn();
  store.subscribe(key, heard);
  inAnotherTab(key, 'changed');
  expect(heard).toHaveBeenCalledWith('changed');
});
