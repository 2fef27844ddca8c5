import { Suspense } from 'react';
import { Banner } from '../../../components/banner';
import { Container } from '../../../components/container';
import { Kicker } from '../../../components/kicker';
import { PageBanner } from '../../../components/page-banner';
import { greeting } from '../../../content/dashboard';
import { type Counts, type MemberMessage, type MemberProfile, NO_COUNTS } from '../../../lib/api/members';
import type { OwnPurchase } from '../../../lib/api/own-purchases';
import type { MemberHints } from '../../../lib/member-session';
import styles from './dashboard.module.css';
import { StatisticCards, Statistics } from './statistics';
import { LogoutLink } from './logout-link';
import { Messages, MessagesLoading } from './messages';
import { OwnDetails } from './own-details';
import { Projects } from './projects';
import { Purchases, PurchasesLoading } from './purchases';
import { StateForm } from './state-form';

interface DashboardProps {
  hints: MemberHints;
  /** Undefined when the profile could not be loaded. */
  member?: MemberProfile;
  counts: Promise<Counts>;
  messages: Promise<readonly MemberMessage[] | undefined>;
  purchases: Promise<readonly OwnPurchase[] | undefined>;
}

/** Greeting, four cards, messages, projects, and the member's own purchases and details. */
export function Dashboard({ hints, member, counts, messages, purchases }: DashboardProps) {
  const zoneName = member?.zone_name ?? null;
  const withoutZone = member?.state_of_resident ? (
    <p className={styles.quiet}>{member.state_of_resident} doesn’t belong to a zone yet.</p>
  ) : (
    <StateForm />
  );
  return (
    <>
      <PageBanner look="horizon">
        <div className={styles.opening}>
          <div>
            <Kicker>Dashboard</Kicker>
            <h1 className={styles.greeting}>
              {greeting({ ...(member ?? hints), is_admin: hints.is_admin })}
            </h1>
          </div>
          <LogoutLink />
        </div>
      </PageBanner>
      <Container className={styles.page}>
        {!member && (
          <Banner tone="notice">
            <p>We couldn’t load your account. Please reload the page in a moment.</p>
          </Banner>
        )}
        <Suspense fallback={<StatisticCards {...NO_COUNTS} />}>
          <Statistics counts={counts} />
        </Suspense>
        <div className={styles.panels}>
          <Suspense fallback={<MessagesLoading />}>
            <Messages messages={messages} zoneName={zoneName} withoutZone={member && withoutZone} />
          </Suspense>
          <Projects />
          <Suspense fallback={<PurchasesLoading />}>
            <Purchases purchases={purchases} />
          </Suspense>
          {member && <OwnDetails member={member} />}
        </div>
      </Container>
    </>
  );
}
