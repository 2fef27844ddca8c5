import type { ReactNode } from 'react';
import { Burst } from '../../../components/burst';
import { Container } from '../../../components/container';
import { Kicker } from '../../../components/kicker';
import { ScriptNotice } from '../../../components/script-notice';
import styles from './access-page.module.css';

interface AccessPageProps {
  heading: string;
  lead: ReactNode;
  /** The form, or what came of it; none until the browser has said which. */
  children?: ReactNode;
  /** Other ways to go, below the form. */
  links?: ReactNode;
}

/** A page with one short form: log in, confirm, choose a password. */
export function AccessPage({ heading, lead, children, links }: AccessPageProps) {
  return (
    <div className={styles.page}>
      <Burst className={styles.rays} />
      <Container className={styles.layout}>
        <header className={styles.words}>
          <Kicker>Members</Kicker>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <div className={styles.sheet}>
          {children ?? (
            <div className={styles.waiting}>
              <ScriptNotice />
            </div>
          )}
          {links && <div className={styles.links}>{links}</div>}
        </div>
      </Container>
    </div>
  );
}
