import { formatNaira, formatNumber, lagosTime, SHARE_MESSAGES } from '@smash/contract';
import { useState } from 'react';
import { HuedBurst } from '../../components/burst';
import { Button, ButtonLink, DownloadLink } from '../../components/button';
import { Container } from '../../components/container';
import { ReachUs } from '../../components/reach-us';
import { useFocusedHeading } from '../../lib/use-focused-heading';
import styles from './payment-outcome.module.css';
import { unfinishedOrder } from './unfinished-order';
import type { PaymentState, Settled } from './use-payment';

/** The server's status of an order that may have been paid: after its payment window, or after a reload of the page. */
export function PaymentOutcome({ settled, state }: { settled: Settled; state: PaymentState }) {
  const { purchase, status } = settled;
  const heading = useFocusedHeading(status);
  const [answer, setAnswer] = useState('');
  const isChecking = state.step !== 'idle';

  async function checkAgain() {
    if (isChecking) return;
    setAnswer('');
    const isAnswered = await state.confirm(purchase);
    setAnswer(
      isAnswered
        ? `Checked again at ${lagosTime(new Date())} (Lagos time): your payment isn’t confirmed yet.`
        : 'We couldn’t check just now. Please check your connection, then try again.',
    );
  }

  return (
    <Container className={styles.layout}>
      <div className={styles.words}>
        <HuedBurst className={styles.mark} />
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {HEADINGS[status]}
        </h1>
        <div>
          <p role="alert" className={styles.alert}>
            {status === 'paid' ? <Paid reference={purchase.reference} /> : EXPLANATIONS[status]}
          </p>
          <p role="status" className={styles.asked}>
            {status === 'pending' && answer}
          </p>
        </div>
        {status === 'paid' && purchase.mode === 'test' && <p>{SHARE_MESSAGES.test}</p>}
        <div className={styles.actions}>
          {status === 'paid' ? (
            <DownloadLink href={purchase.receipt_url}>Download the receipt (PDF)</DownloadLink>
          ) : (
            status === 'pending' && (
              // Not disabled, so that it keeps the focus.
              <Button aria-disabled={isChecking} onClick={() => void checkAgain()}>
                {isChecking ? 'Checking...' : 'Check again'}
              </Button>
            )
          )}
          <ButtonLink to="/buy-shares" look="outline" reloadDocument>
            Back to Buy Shares
          </ButtonLink>
          {status === 'pending' && (
            <ButtonLink
              to="/buy-shares-form"
              look="quiet"
              reloadDocument
              onClick={() => unfinishedOrder.forget()}
            >
              I haven’t paid: start again
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.facts}>
        <dl>
          <Fact label="Units of shares" value={formatNumber(purchase.units)} />
          <Fact label="Amount" value={formatNaira(purchase.amount)} />
          <Fact label="Receipt to" value={purchase.email} />
          <Fact label="Reference" value={purchase.reference} />
        </dl>
        {status !== 'paid' && <ReachUs />}
      </div>
    </Container>
  );
}

/** The fixed words of docs/requirements/shares.md#sh-5; the reference is not broken where there is room for it. */
function Paid({ reference }: { reference: string }) {
  const [before, after] = SHARE_MESSAGES.paid(reference).split(reference);
  return (
    <>
      {before}
      <span className={styles.reference}>{reference}</span>
      {after}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const HEADINGS: Record<Settled['status'], string> = {
  paid: 'Your units are on record',
  pending: 'Your payment is being confirmed',
  review: 'We’re checking your payment',
  failed: 'No payment received',
  refused: 'Your payment was not accepted',
};

const EXPLANATIONS: Record<Exclude<Settled['status'], 'paid'>, string> = {
  pending:
    'The payment provider hasn’t confirmed it yet. Please don’t pay again. We’ll email your receipt as soon as it’s confirmed.',
  review:
    'We have to check your payment before we can credit your units. Please don’t pay again. If you have a question, write to us and quote the reference.',
  failed:
    'The payment provider has no payment for this order. If you were charged, write to us and quote the reference.',
  refused:
    'We checked your payment and couldn’t accept it. Our email to you gives the reason. If anything is unclear, write to us and quote the reference.',
};
