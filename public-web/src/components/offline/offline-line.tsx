import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazy-extra';
import { useIsHydrated } from '../../lib/use-is-hydrated';

const OfflineNotice = lazyExtra(async () => (await import('./offline-notice')).OfflineNotice);

/** On the pages that can be read without a line: says so when they are, and lets the browser keep them. */
export function OfflineLine() {
  return (
    useIsHydrated() && (
      <Suspense>
        <OfflineNotice />
      </Suspense>
    )
  );
}
