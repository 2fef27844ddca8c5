import { describeJobSearch, FREQUENCY_NAMES, JOB_ALERT_MONTHS, MOST_JOB_ALERTS } from '@smash/contract';
import { confirmJobAlert, type ConfirmedAlert } from '../../lib/api/job-alerts';
import { LinkAction } from './link-action';

const DEAD =
  'This link no longer works. It has expired, or the alert has ended since. You can ask for it again.';

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
      Every email has a link that stops it. If you open none of their links for {JOB_ALERT_MONTHS} months, it
      ends by itself. An address can have {MOST_JOB_ALERTS} alerts: a further one ends the one that you used
      longest ago.
    </p>
  </>
);
