import { MESSAGES } from '@smash/contract';
import { useRevalidator } from 'react-router';
import { Banner } from '../../components/banner';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import styles from './job-list.module.css';

/** The list could not be loaded; Try Again loads it again (docs/requirements/careers.md#c-2). */
export function JobListFailed() {
  const revalidator = useRevalidator();
  return (
    <div className={styles.failed}>
      <Banner tone="danger">
        <p>{MESSAGES.jobListFailed}</p>
      </Banner>
      <p>Check your connection, then try again.</p>
      <Button onClick={() => void revalidator.revalidate()}>
        <Icon name="refresh" /> Try Again
      </Button>
    </div>
  );
}
