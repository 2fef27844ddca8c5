import { Container } from '../components/container';
import { BUSINESS_DETAILS } from '../content/business-details';
import { BUSINESSES } from '../content/businesses';
import { BusinessGrid } from '../features/business/business-grid';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/all-businesses';
import styles from './all-businesses.module.css';

/** Runs at build time: the grid needs only description and picture text of each business. */
export function loader({ request }: Route.LoaderArgs) {
  return {
    head: loadHead(request),
    summaries: BUSINESSES.map(({ slug }) => {
      const { description, imageAlt } = BUSINESS_DETAILS[slug];
      return { description, imageAlt };
    }),
  };
}

export const meta = loadedHead;

export default function AllBusinessesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.heading}>Our businesses</h1>
        <p className={styles.lead}>
          Thirteen companies of one group: a ride in Abuja, a flat in Ikeja, a parcel for Enugu, a plumber
          with a written price.
        </p>
      </header>
      <BusinessGrid summaries={loaderData.summaries} />
    </Container>
  );
}
