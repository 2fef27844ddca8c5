import { Suspense, useState } from 'react';
import { Button } from '../../components/button';
import { lazyPart } from '../../components/lazy-part';
import { useAlertVisit } from '../../lib/alert-visit';
import styles from './job-alert-invitation.module.css';

const JobAlertForm = lazyPart(async () => (await import('./job-alert-form')).default);

/** Offers mails about new jobs; loads the form once somebody asks for it. */
export function JobAlertInvitation() {
  useAlertVisit();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="job-alert" className={styles.invitation}>
      <div className={styles.words}>
        <h2 id="job-alert">Tell me of new jobs</h2>
        <p>
          We’ll email you about new jobs that match your search, at once or weekly. You can stop at any time.
        </p>
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
