import { expect, it, jest } from '@jest/globals';
import { watchMember } from './member-session';

it('watchMember reports a login or logout in another tab, and a page restored from the back/forward cache', () => {
  const changed = jest.fn();
  const stop = watchMember(changed);
  const inAnotherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  inAnotherTab('theme');
  show(false);
  expect(changed).not.toHaveBeenCalled();
  inAnotherTab('memberToken');
  inAnotherTab(null);
  show(true);
  expect(changed).toHaveBeenCalledTimes(3);
  stop();
  inAnotherTab(null);
  show(true);
  expect(changed).toHaveBeenCalledTimes(3);
});
