import { useEffect } from 'react';
import { createPath, useBlocker } from 'react-router';
import { Container } from '../../components/container';
import { PageBanner } from '../../components/page-banner';
import { ReachUs } from '../../components/reach-us';
import { TextLink } from '../../components/text-link';
import { SHARE_PAYMENT } from '../../content/payment';
import { PaymentForm } from './payment-form';
import { PaymentOutcome } from './payment-outcome';
import styles from './payment-page.module.css';
import { PortalOpen } from './portal-open';
import { PurchasesClosed } from './purchases-closed';
import { usePayment } from './use-payment';

/** The payment page: notice about the portal, outcome of an order, notice that sales are closed, or the form. */
export function PaymentPage({ script }: { script: string }) {
  const state = usePayment(script);
  useOwnDocument();
  if (state.isPortalOpen) return <PortalOpen />;
  if (state.settled) return <PaymentOutcome settled={state.settled} state={state} />;
  if (state.isClosed) return <PurchasesClosed isOver={state.isOver} />;
  return (
    <>
      <PageBanner look="bars">
        <p className={styles.back}>
          <TextLink to="/buy-shares" icon="back" reloadDocument>
            Buy Shares
          </TextLink>
        </p>
        <h1 className={styles.heading}>{SHARE_PAYMENT.heading}</h1>
        <p className={styles.lead}>{SHARE_PAYMENT.lead}</p>
      </PageBanner>
      <Container className={styles.layout}>
        <noscript>
          <p>{SHARE_PAYMENT.withoutScripts}</p>
        </noscript>
        <div className={styles.sheet}>
          <PaymentForm state={state} />
        </div>
        <aside className={styles.aside} aria-label="How your payment is handled">
          <ul className={styles.assurances}>
            {SHARE_PAYMENT.assurances.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <ReachUs />
        </aside>
      </Container>
    </>
  );
}

/** Leaves this page only by loading a new document, so that no script of this page runs on the next. */
function useOwnDocument(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') window.location.assign(createPath(blocker.location));
  }, [blocker]);
}
