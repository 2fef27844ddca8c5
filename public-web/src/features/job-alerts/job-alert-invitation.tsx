import { lazy, Suspense, useState } from 'react';
import { Banner } from '../../components/banner';
import { Button } from '../../components/button';
import { useAlertVisit } from '../../lib/alert-visit';
import { NOT_LOADED } from '../../lib/not-loaded';
import styles from './job-alert-invitation.module.css';

const JobAlertForm = lazy(() => import('./job-alert-form').catch(() => ({ default: NotLoaded })));

/** The list beside it stays. */
const NotLoaded = () => <Banner tone="danger">{NOT_LOADED} load this page again.</Banner>;

/** Offers mails about new jobs; what asks for them is loaded when somebody wants it. */
export function JobAlertInvitation() {
  useAlertVisit();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="job-alert" className={styles.invitation}>
      <div className={styles.words}>
        <h2 id="job-alert">Tell me of new jobs</h2>
        <p>We email you when a job that fits is posted. You can stop at any time, with one press.</p>
      </div>
      {isOpen ? (
        <Suspense fallback={<p role="status">One moment...</p>}>
          <JobAlertForm />
        </Suspense>
      ) : (
        <Button look="outline" onClick={() => setOpen(true)}>
          Email me new jobs
        </Button>
      )}
    </section>
  );
}
