import { lazyPart } from '../components/lazy-part';
import { AccessPage } from '../components/access/access-page';
import { HR_EMAIL } from '../content/company';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import { useHashToken } from '../lib/use-hash-token';
import { Suspense, useState } from 'react';
import type { PageHandle } from '../lib/page-handle';
import type { Route } from './+types/job-alert';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export const handle: PageHandle = { isEmptyWithoutScripts: true };

const ConfirmAlert = lazyPart(async () => (await import('../features/job-alerts/confirm-alert')).default);
const EndAlert = lazyPart(async () => (await import('../features/job-alerts/end-alert')).default);

const CONFIRMATION = {
  before: {
    heading: 'Confirm your job alert',
    lead: 'Confirm, and we’ll email you about new jobs.',
  },
  after: { heading: 'Your job alert is on', lead: 'We’ll email you about new jobs.' },
};
const ENDING = {
  before: {
    heading: 'Stop these emails?',
    lead: 'We’ll delete this job alert and the address in it.',
  },
  after: { heading: 'You won’t get any more', lead: 'We’ve deleted the job alert.' },
};

/** Page for the links in an alert's mails that confirm or end it. */
export default function JobAlertRoute({ loaderData }: Route.ComponentProps) {
  const token = useHashToken();
  const [isDone, setDone] = useState(false);
  const isConfirmation = loaderData.head.path === '/job-alerts/confirm';
  const Action = isConfirmation ? ConfirmAlert : EndAlert;
  const words = isConfirmation ? CONFIRMATION : ENDING;
  return (
    <AccessPage kicker="Careers" mailbox={HR_EMAIL} {...(isDone ? words.after : words.before)}>
      {token !== undefined && (
        <Suspense>
          <Action key={token} token={token} onDone={() => setDone(true)} />
        </Suspense>
      )}
    </AccessPage>
  );
}
