import { useId, type ReactNode } from 'react';
import { Banner } from '../../components/banner';
import styles from './action-section.module.css';

interface ActSectionProps {
  title: string;
  text: ReactNode;
  /** Why the last attempt was refused. */
  failure?: string;
  /** Whether it is on paper too, without its buttons. */
  isPrinted?: boolean;
  children?: ReactNode;
}

/** Section for one action of the applicant: what it means, and its controls. */
export function ActionSection({ title, text, failure, isPrinted, children }: ActSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.action} data-printed={isPrinted}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>{text}</div>
      {failure && (
        <Banner tone="danger">
          <p>{failure}</p>
        </Banner>
      )}
      {children}
    </section>
  );
}
