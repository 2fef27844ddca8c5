import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/button';
import styles from '../../../components/access/access-form.module.css';
import { AccessPage } from '../../../components/access/access-page';

/** What stands in the place of the form once the address is confirmed. */
export function Confirmed() {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <AccessPage heading="Your email address is confirmed" lead="Your account is ready.">
      <div ref={said} tabIndex={-1} className={styles.said}>
        <p>You can now log in with your email address and password.</p>
        <p>
          <ButtonLink to="/login" viewTransition>
            Log in
          </ButtonLink>
        </p>
      </div>
    </AccessPage>
  );
}
