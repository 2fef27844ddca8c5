import { NavLink } from 'react-router';
import { Burst } from '../../components/burst';
import { Container } from '../../components/container';
import type { ProseDocument } from '../../content/prose';
import { LEGAL_LINKS } from '../../content/navigation';
import styles from './legal-page.module.css';
import { ProseSections } from './prose-sections';

/** A legal page, with tabs for all of them (docs/requirements/site.md#s-62). Made to be printed too. */
export function LegalPage({ document }: { document: ProseDocument }) {
  return (
    <article>
      <header className={styles.header}>
        <Burst className={styles.rays} />
        <Container className={styles.words}>
          <nav aria-label="Legal">
            <ul className={styles.tabs}>
              {LEGAL_LINKS.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} className={styles.tab} viewTransition>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <h1 className={styles.title}>{document.title}</h1>
          <p className={styles.standfirst}>{document.standfirst}</p>
        </Container>
      </header>
      <Container className={styles.body}>
        <ProseSections sections={document.sections} contentsLabel="On this page" />
      </Container>
    </article>
  );
}
