import { Burst } from '../../components/burst';
import { TextLink } from '../../components/text-link';
import { Container } from '../../components/container';
import type { Business } from '../../content/businesses';
import { WebsiteLink } from './website-link';
import styles from './closing-call.module.css';

/** The end of a business's page: links to its site and to the offer of shares. */
export function ClosingCall({ business, website }: { business: Business; website: string }) {
  return (
    <section className={styles.call} aria-labelledby="begin">
      <Burst className={styles.rays} />
      <Container className={styles.words}>
        <h2 id="begin" className={styles.heading}>
          Begin with {business.name.replaceAll(' ', '\u00a0')}
        </h2>
        <WebsiteLink website={website}>Open {business.name}</WebsiteLink>
        <TextLink to={`/buy-shares?brand=${business.slug}`} icon="arrow" viewTransition>
          Buy shares in our brands
        </TextLink>
      </Container>
    </section>
  );
}
