import { lazyExtra } from '../../lib/lazy-extra';
import { Later } from '../later';

const OfflineNotice = lazyExtra(async () => (await import('./offline-notice')).OfflineNotice);

/** On the pages that can be read without a line: says so when they are, and lets the browser keep them. */
export function OfflineLine() {
  return (
    <Later>
      <OfflineNotice />
    </Later>
  );
}
