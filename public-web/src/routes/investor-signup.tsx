import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { Icon } from '../components/icon';
import { Kicker } from '../components/kicker';
import { ScriptNotice } from '../components/script-notice';
import { RISK_SENTENCE } from '../content/shares';
import { readDraft } from '../features/members/sign-up/sign-up-draft';
import { SignUpForm } from '../features/members/sign-up/sign-up-form';
import { SignUpSent } from '../features/members/sign-up/sign-up-sent';
import { loadHead } from '../lib/load-head';
import { isLoggedIn } from '../lib/member-session';
import { loadedHead } from '../lib/page-head';
import { useIsHydrated } from '../lib/use-browser-value';
import type { Route } from './+types/investor-signup';
import styles from './investor-signup.module.css';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export default function InvestorSignupRoute() {
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  // The prerendered page has no draft.
  const draft = useMemo(() => (isHydrated ? readDraft() : undefined), [isHydrated]);
  const [sent, setSent] = useState<{ email: string; detail: string } | undefined>();

  // A logged-in member has signed up already (docs/requirements/members.md#m-1).
  useEffect(() => {
    if (isLoggedIn()) void navigate('/dashboard', { replace: true });
  }, [navigate]);

  return (
    <Container className={styles.page}>
      <div className={styles.aside}>
        <ButtonLink to="/invest-with-us" look="outline" size="small" className={styles.back} viewTransition>
          <Icon name="back" /> Back
        </ButtonLink>
        <Kicker>Investors</Kicker>
        <h1 className={styles.heading}>Investor Signup</h1>
        <p className={styles.small}>
          Already a member? <Link to="/login">Log in</Link>
        </p>
        <p className={styles.small}>{RISK_SENTENCE}</p>
      </div>
      <div className={styles.sheet}>
        <ScriptNotice />
        {sent ? (
          <SignUpSent {...sent} />
        ) : (
          <SignUpForm
            // Drawn again only if there is a draft; otherwise a person who is already in a field stays in it.
            key={draft ? 'draft' : 'new'}
            draft={draft}
            onSent={(email, detail) => setSent({ email, detail })}
          />
        )}
      </div>
    </Container>
  );
}
