import { Container } from '../components/container';
import { Kicker } from '../components/kicker';
import { PageBanner } from '../components/page-banner';
import { SUPPORT_HOURS } from '../content/facts';
import { LiveChat } from '../features/home/chat-and-celebration';
import { ContactLines } from '../features/help/contact-lines';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/livechat';
import styles from './livechat.module.css';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export default function LiveChatRoute() {
  return (
    <>
      <PageBanner look="voice">
        <Kicker>Live chat</Kicker>
        <h1 className={styles.heading}>Talk to a person</h1>
        <p className={styles.lead}>
          Choose how to reach us. Support answers {SUPPORT_HOURS}, and whoever answers stays with your case.
        </p>
      </PageBanner>
      <Container className={styles.section}>
        <ContactLines />
        <LiveChat />
      </Container>
    </>
  );
}
