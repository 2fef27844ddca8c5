import { describeJobSearch, FREQUENCY_NAMES, JOB_ALERT_MONTHS, MOST_JOB_ALERTS } from '@smash/contract';
import { confirmJobAlert, type ConfirmedAlert } from '../../lib/api/job-alerts';
import { LinkAction } from './link-action';

const DEAD =
  'This link no longer works: it has expired, or the alert has ended. You can ask for a new alert on the careers page.';

/** Confirms that an alert may send mails. */
export default function ConfirmAlert(props: { token: string; onDone: () => void }) {
  return (
    <LinkAction
      {...props}
      buttonLabel="Confirm my job alert"
      action={confirmJobAlert}
      done={confirmed}
      dead={DEAD}
    />
  );
}

const confirmed = ({ frequency, ...search }: ConfirmedAlert) => (
  <>
    <p>
      {describeJobSearch(search)}. {FREQUENCY_NAMES[frequency]}.
    </p>
    <p>
      Every email has a link to stop the alert. The alert also ends if you open no link in its emails for{' '}
      {JOB_ALERT_MONTHS} months. You can have up to {MOST_JOB_ALERTS} alerts; one more ends the one you
      confirmed or used longest ago.
    </p>
  </>
);
