import { HR_EMAIL } from '../content/company';
import { Container } from './container';

/** Notice on pages that do not work without scripts. */
export function ScriptNotice() {
  return (
    <noscript>
      <Container>
        <p>
          This part of the site needs JavaScript. Without it, please email{' '}
          <a href={`mailto:${HR_EMAIL}`}>{HR_EMAIL}</a>.
        </p>
      </Container>
    </noscript>
  );
}
