import { formatDate } from '@smash/contract';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { CopyButton } from '../../components/copy-button';
import type { ErasureCertificate } from '../../lib/api/candidate';
import { useFocusedHeading } from '../../lib/use-focused-heading';
import styles from './erased.module.css';

/** The certificate of an erasure: all that remains, without personal data. */
export function Erased({ certificate }: { certificate: ErasureCertificate }) {
  const { certificate_id, erased_at, file_count } = certificate;
  const heading = useFocusedHeading();

  return (
    <Container className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Your application has been erased
      </h1>
      <p className={styles.lead}>
        Your answers, your files and all emails about them have been erased from our system. Only this
        certificate remains of this application. If you applied for other positions too, erase each of those
        on its own page. Keep the number in case you need to refer to it.
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Certificate</dt>
          <dd className={styles.number}>{certificate_id}</dd>
        </div>
        <div>
          <dt>Erased</dt>
          <dd>{formatDate(erased_at)}</dd>
        </div>
        <div>
          <dt>Files erased</dt>
          <dd>{file_count}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <CopyButton label="Copy the number" getText={() => certificate_id} />
        <ButtonLink to="/careers" look="outline" size="small">
          Browse positions
        </ButtonLink>
      </div>
    </Container>
  );
}
