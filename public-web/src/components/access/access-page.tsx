import type { ReactNode } from 'react';
import { Burst } from '../burst';
import { Container } from '../container';
import { Kicker } from '../kicker';
import { ScriptNotice } from '../script-notice';
import styles from './access-page.module.css';

interface AccessPageProps {
  /** Part of the site that the page belongs to. */
  kicker?: string;
  heading: string;
  lead: ReactNode;
  /** Where people without scripts write to; support if undefined. */
  mailbox?: string;
  /** The form or its result; undefined until the browser knows which. */
  children?: ReactNode;
  /** Links below the form. */
  links?: ReactNode;
}

/** A page with one short form: log in, confirm, choose a password. */
export function AccessPage({ kicker = 'Members', heading, lead, mailbox, children, links }: AccessPageProps) {
  return (
    <div className={styles.page}>
      <Burst className={styles.rays} />
      <Container className={styles.layout}>
        <header className={styles.words}>
          <Kicker>{kicker}</Kicker>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <div className={styles.sheet}>
          {children ?? (
            <div className={styles.waiting}>
              <ScriptNotice mailbox={mailbox} />
            </div>
          )}
          {links && <div className={styles.links}>{links}</div>}
        </div>
      </Container>
    </div>
  );
}
