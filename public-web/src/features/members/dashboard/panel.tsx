import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  heading: string;
  /** Small text beside the heading. */
  note?: string | null;
  children: ReactNode;
}

/** One part of the dashboard, with a heading. */
export function Panel({ heading, note, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <header className={styles.header}>
        <h2 id={id} tabIndex={-1} className={styles.heading}>
          {heading}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {children}
    </section>
  );
}
