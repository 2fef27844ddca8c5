import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { PageState } from '../../components/page-state';
import { SHARE_PAYMENT } from '../../content/payment';
import { endPortalSession, hasPortalSession, watchPortalSession } from '../../lib/portal-session';
import { unfinishedOrder } from './unfinished-order';

const { portalOpen } = SHARE_PAYMENT;

/** Replaces the form while this browser has a portal session (docs/decisions/0073-the-payment-page-is-a-document-of-its-own.md). */
export function PortalOpen() {
  const [order] = useState(unfinishedOrder.read);

  useEffect(
    () =>
      watchPortalSession(() => {
        if (!hasPortalSession()) window.location.reload();
      }),
    [],
  );

  function logOut() {
    endPortalSession();
    window.location.reload();
  }

  return (
    <PageState
      label={SHARE_PAYMENT.heading}
      heading={portalOpen.heading}
      actions={
        <>
          <Button onClick={logOut}>{portalOpen.logOut}</Button>
          <ButtonLink to="/buy-shares" look="outline" reloadDocument>
            Back to Buy Shares
          </ButtonLink>
        </>
      }
    >
      {order && <p role="alert">{portalOpen.unfinished(order.reference)}</p>}
      <p>{portalOpen.reason}</p>
      <p>{portalOpen.otherWay}</p>
    </PageState>
  );
}
