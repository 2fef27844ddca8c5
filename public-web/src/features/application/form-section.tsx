import type { ReactNode } from 'react';
import { FieldGrid } from '../../components/form/field-grid';
import styles from './application-form.module.css';

/** One of the four sections of the form (docs/requirements/careers.md#c-13). */
export function FormSection({
  heading,
  note,
  children,
}: {
  heading: string;
  note: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>{heading}</h2>
      </legend>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.fields}>
        <FieldGrid>{children}</FieldGrid>
      </div>
    </fieldset>
  );
}
