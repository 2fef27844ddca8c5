import { formatDate, formatNaira, formatNumber, PURCHASE_STATUS_LABELS } from '@smash/contract';
import { use, useState } from 'react';
import { Button } from '../../../components/button';
import { downloadReceipt, type OwnPurchase } from '../../../lib/api/own-purchases';
import { saveBlob } from '../../../lib/save-blob';
import { Panel } from './panel';
import styles from './purchases.module.css';

const HEADING = 'Your purchases';

/** The shares that the member bought, with their receipts. */
export function Purchases({ purchases }: { purchases: Promise<readonly OwnPurchase[] | undefined> }) {
  const all = use(purchases);
  return (
    <Panel heading={HEADING}>
      {!all && <p role="alert">Your purchases could not be loaded. Please reload the page.</p>}
      {all?.length === 0 && (
        <p className={styles.quiet}>
          Shares you buy while logged in, or pay for using your email address, are listed here.
        </p>
      )}
      {all && all.length > 0 && (
        <ul className={styles.purchases}>
          {all.map((purchase) => (
            <li key={purchase.id} className={styles.purchase}>
              <Purchase {...purchase} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export function PurchasesLoading() {
  return (
    <Panel heading={HEADING}>
      <p className={styles.quiet} role="status">
        Loading your purchases...
      </p>
    </Panel>
  );
}

function Purchase(purchase: OwnPurchase) {
  const { id, reference, units, amount, status, mode, receipt_number, created_at } = purchase;
  const [failure, setFailure] = useState('');
  const download = async () => {
    const outcome = await downloadReceipt(id);
    setFailure(outcome.isDone ? '' : outcome.message);
    if (outcome.isDone) saveBlob(outcome.data, `Receipt ${receipt_number}.pdf`);
  };
  return (
    <>
      <p className={styles.what}>
        <strong>
          {formatNumber(units)} {units === 1 ? 'unit' : 'units'}
        </strong>{' '}
        for {formatNaira(amount)}
      </p>
      <p className={styles.quiet}>
        {mode === 'test' && 'Test, '}
        {PURCHASE_STATUS_LABELS[status]}, <time dateTime={created_at}>{formatDate(created_at)}</time>
        <br />
        {reference}
      </p>
      {receipt_number !== null && (
        <Button look="outline" onClick={() => void download()}>
          Receipt {receipt_number} <span className="visually-hidden">as PDF</span>
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
