import { Link } from 'react-router';
import type { ProseSection } from '../../content/prose';
import { Prose } from '../../components/prose';
import styles from './prose-sections.module.css';

interface ProseSectionsProps {
  sections: readonly ProseSection[];
  /** Label of the list of headings beside the text. */
  contentsLabel: string;
}

/** A long text in sections, with the list of its headings beside it. */
export function ProseSections({ sections, contentsLabel }: ProseSectionsProps) {
  return (
    <div className={styles.layout}>
      <nav className={styles.contents} aria-label={contentsLabel}>
        <p className={styles.label} aria-hidden="true">
          {contentsLabel}
        </p>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <Link to={{ hash: id }} className={styles.entry}>
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1} className={styles.heading}>
              {heading}
            </h2>
            <Prose blocks={blocks} />
          </section>
        ))}
      </div>
    </div>
  );
}
