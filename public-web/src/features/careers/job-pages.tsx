import { jobFilterParameters } from '@smash/contract';
import { TextLink } from '../../components/text-link';
import styles from './job-pages.module.css';
import type { JobView } from './job-view';

/** Links to the other pages of a long list. */
export function JobPages({ view: { page, pages, filters } }: { view: JobView }) {
  if (pages === 1) return null;
  const addressOf = (number: number) => {
    const parameters = jobFilterParameters(filters);
    if (number > 1) parameters.set('page', String(number));
    const query = parameters.toString();
    return query ? `/careers?${query}` : '/careers';
  };
  return (
    <nav className={styles.pages} aria-label="Pages of positions">
      {page > 1 && (
        <TextLink to={addressOf(page - 1)} icon="back">
          Newer
        </TextLink>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <TextLink to={addressOf(page + 1)} icon="arrow">
          Older
        </TextLink>
      )}
    </nav>
  );
}
