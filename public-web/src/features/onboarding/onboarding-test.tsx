import { Icon } from '../../components/icon';
import { ONBOARDING } from '../../content/onboarding';
import styles from './onboarding-test.module.css';

/** The side block with the link to the test. */
export function OnboardingTest({ formUrl }: { formUrl: string }) {
  return (
    <aside aria-labelledby="onboarding-test" className={styles.block}>
      <h2 id="onboarding-test" className={styles.heading}>
        {ONBOARDING.testHeading}
      </h2>
      <p className={styles.note}>{ONBOARDING.testNote}</p>
      <div className={styles.card}>
        <h3 className={styles.name}>{ONBOARDING.testCard}</h3>
        <a href={formUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
          Form
          <span className="visually-hidden">, opens a new tab</span>
          <Icon name="arrow" />
        </a>
        <p className={styles.receiver}>{ONBOARDING.testReceiver}</p>
      </div>
    </aside>
  );
}
