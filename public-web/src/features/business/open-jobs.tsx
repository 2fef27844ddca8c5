import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Container } from '../../components/container';
import { TextLink } from '../../components/text-link';
import type { Business } from '../../content/businesses';
import { loadOpenJobs, type OpenJob } from './load-open-jobs';
import styles from './open-jobs.module.css';

const MOST_SHOWN = 5;
/** Distance below the window at which the jobs are loaded. */
const NEAR = '600px';

/** Open jobs of a business, loaded when the section comes near. Until then, or on failure, only the link to all jobs. */
export function OpenJobs({ business }: { business: Business }) {
  const section = useRef<HTMLElement>(null);
  const jobs = useOpenJobs(business.slug, section);
  return (
    <Container>
      <section ref={section} className={styles.section} aria-labelledby="open-jobs">
        <h2 id="open-jobs" className={styles.heading}>
          Open jobs at {business.name.replaceAll(' ', '\u00a0')}
        </h2>
        {jobs?.length === 0 && <p>No open jobs here at the moment.</p>}
        {jobs && jobs.length > 0 && (
          <ul className={styles.jobs}>
            {jobs.slice(0, MOST_SHOWN).map(({ path, title, summary }) => (
              <li key={path} className={styles.job}>
                <Link to={path} viewTransition>
                  {title}
                </Link>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        )}
        {jobs?.length === 0 ? (
          <TextLink to="/careers" icon="arrow">
            See the jobs of the whole group
          </TextLink>
        ) : (
          <TextLink to={`/careers?brand=${business.slug}`} icon="arrow" viewTransition>
            See all jobs at {business.name}
          </TextLink>
        )}
      </section>
    </Container>
  );
}

/** The open jobs; undefined until they are loaded. */
function useOpenJobs(brand: string, section: RefObject<HTMLElement | null>): OpenJob[] | undefined {
  const [loaded, setLoaded] = useState<{ brand: string; jobs: OpenJob[] }>();
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      // The page works without the jobs: its link leads to all of them.
      const jobs = await loadOpenJobs(brand, leaving.signal).catch(() => undefined);
      if (jobs && !leaving.signal.aborted) setLoaded({ brand, jobs });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: NEAR },
    );
    if (section.current) observer.observe(section.current);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [brand, section]);
  return loaded?.brand === brand ? loaded.jobs : undefined;
}
