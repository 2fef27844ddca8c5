import { redirectDocument } from 'react-router';
import { PAYMENT_SCRIPT } from '../content/payment';
import { PaymentPage } from '../features/shares/payment-page';
import { PurchasesClosed } from '../features/shares/purchases-closed';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { PageHandle } from '../lib/page-handle';
import type { Route } from './+types/buy-shares-form';

/** Runs at build time. Hides the page from search engines when nothing can be bought. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  head: { ...loadHead(request), isHidden: PAYMENT_SCRIPT === undefined },
});

/** Loads the document for links inside the site: it has a Content-Security-Policy of its own, and no earlier script. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- the router reads a thrown response
  throw redirectDocument(new URL(request.url).pathname);
};

export const meta = loadedHead;

export const handle: PageHandle = { isEmptyWithoutScripts: true };

export default function BuySharesFormRoute() {
  return PAYMENT_SCRIPT === undefined ? <PurchasesClosed /> : <PaymentPage script={PAYMENT_SCRIPT} />;
}
