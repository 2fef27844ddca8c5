import type { Job } from '../../lib/api/client';
import { lazyExtra } from '../../lib/lazy-extra';
import { Later } from '../later';

const OfflineNotice = lazyExtra(async () => (await import('./offline-notice')).OfflineNotice);

/**
 * For pages that can be read offline: says when a kept copy is shown, and lets the browser keep the page.
 * @param form the job whose form the page shows
 */
export function OfflineLine({ form }: { form?: Job }) {
  return (
    <Later>
      <OfflineNotice form={form} />
    </Later>
  );
}
