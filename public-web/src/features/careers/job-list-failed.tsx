import { MESSAGES } from '@smash/contract';
import { Banner } from '../../components/banner';
import { TryAgain } from './try-again';
import styles from './job-list.module.css';

/** Shown when the list could not be loaded; Try Again loads it again (docs/requirements/careers.md#c-2). */
export function JobListFailed() {
  return (
    <div className={styles.failed}>
      <Banner tone="danger">
        <p>{MESSAGES.jobListFailed}</p>
      </Banner>
      <p>Check your connection, then try again.</p>
      <TryAgain />
    </div>
  );
}
