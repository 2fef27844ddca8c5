import { Suspense } from 'react';
import { lazyPart } from '../components/lazy-part';
import { PageState } from '../components/page-state';
import { CandidatePage } from '../features/candidate/candidate-page';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { PageHandle } from '../lib/page-handle';
import type { Route } from './+types/my-application';

/**
 * Loaded only when needed, because few applicants send a newer version. The code that sends it comes first: nothing is
 * kept on the device, so a reload for that code would lose what was changed.
 */
const UpdatePage = lazyPart(async () => {
  const [{ UpdatePage: page }] = await Promise.all([
    import('../features/application/update/update-page'),
    import('../features/application/sending'),
  ]);
  return page;
});

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export const handle: PageHandle = { isEmptyWithoutScripts: true };

export default function MyApplicationRoute() {
  return (
    <CandidatePage
      renderUpdate={(props) => (
        <Suspense fallback={<PageState heading="Loading the form..." isBusy />}>
          <UpdatePage {...props} />
        </Suspense>
      )}
    />
  );
}
