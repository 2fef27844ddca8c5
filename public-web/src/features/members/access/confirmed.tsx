import { ButtonLink } from '../../../components/button';
import { AccessPage } from '../../../components/access/access-page';
import { Said } from '../../../components/access/said';

/** Replaces the form once the address is confirmed. */
export function Confirmed() {
  return (
    <AccessPage heading="Your email address is confirmed" lead="Your account is ready.">
      <Said>
        <p>You can now log in with your email address and password.</p>
        <p>
          <ButtonLink to="/login" viewTransition>
            Log in
          </ButtonLink>
        </p>
      </Said>
    </AccessPage>
  );
}
