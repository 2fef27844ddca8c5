import { SUPPORT_EMAIL } from '../content/company';
import { Container } from './container';

/** Notice on pages that do not work without scripts. */
export function ScriptNotice({ mailbox = SUPPORT_EMAIL }: { mailbox?: string | undefined }) {
  return (
    <noscript>
      <Container>
        <p>
          This page needs JavaScript. If you can’t turn it on, email{' '}
          <a href={`mailto:${mailbox}`}>{mailbox}</a>.
        </p>
      </Container>
    </noscript>
  );
}
