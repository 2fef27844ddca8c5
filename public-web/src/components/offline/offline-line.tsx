import type { Job } from '../../lib/api/client';
import { lazyExtra } from '../../lib/lazy-extra';
import { Later } from '../later';

const OfflineNotice = lazyExtra(async () => (await import('./offline-notice')).OfflineNotice);

/**
 * On the pages that can be read without a line: says so when they are, and lets the browser keep them.
 * @param form the job whose form the page is
 */
export function OfflineLine({ form }: { form?: Job }) {
  return (
    <Later>
      <OfflineNotice form={form} />
    </Later>
  );
}
