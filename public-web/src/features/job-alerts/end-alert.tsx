import { endJobAlert } from '../../lib/api/job-alerts';
import { LinkAction } from './link-action';

const DEAD =
  'This link is not complete. Please open it from the email again, or use the unsubscribe button of your email app.';

/** Deletes an alert, so that it sends no more mails. */
export default function EndAlert(props: { token: string; onDone: () => void }) {
  return (
    <LinkAction {...props} buttonLabel="Stop the emails" action={endJobAlert} done={ended} dead={DEAD} />
  );
}

const ended = () => (
  <p>We’ve deleted the job alert and your address in it. You can ask for another whenever you like.</p>
);
