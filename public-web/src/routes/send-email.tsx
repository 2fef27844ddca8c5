import { Container } from '../components/container';
import { Kicker } from '../components/kicker';
import { PageBanner } from '../components/page-banner';
import { ReachUs } from '../components/reach-us';
import { ScriptNotice } from '../components/script-notice';
import { ContactForm } from '../features/contact/contact-form';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/send-email';
import styles from './send-email.module.css';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export default function SendEmailRoute() {
  return (
    <>
      <PageBanner look="letter">
        <Kicker>Support</Kicker>
        <h1 className={styles.heading}>Send us an email</h1>
        <p className={styles.lead}>
          Your message goes to our support mailbox and nowhere else. Someone will read it and reply to your
          email address.
        </p>
      </PageBanner>
      <Container className={styles.page}>
        <ContactForm />
        <div className={styles.aside}>
          <ScriptNotice />
          <ReachUs />
        </div>
      </Container>
    </>
  );
}
