import { Burst } from '../../components/burst';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import { TextLink } from '../../components/text-link';
import type { BusinessDetails } from '../../content/business-details';
import { BUSINESSES, type Business } from '../../content/businesses';
import styles from './business-page.module.css';
import { BusinessScene } from '../../components/business-scene';
import { NextBusiness } from './next-business';
import { OpenJobs } from './open-jobs';

interface BusinessPageProps {
  business: Business;
  details: BusinessDetails;
  /** Address of its own site. */
  website: string;
}

/**
 * One business in its hue: title, picture, short description, details and its own site
 * (docs/requirements/site.md#s-46).
 */
export function BusinessPage({ business, details, website }: BusinessPageProps) {
  const index = BUSINESSES.findIndex(({ slug }) => slug === business.slug);
  return (
    <article data-business={index} className={styles.page}>
      <div className={styles.hero}>
        <Burst className={styles.rays} />
        <Container className={styles.opening}>
          <div className={styles.words}>
            <TextLink to="/all-businesses" icon="back" viewTransition>
              All businesses
            </TextLink>
            <h1 className={styles.title}>{business.name}</h1>
            <p className={styles.tagline}>
              <Burst className={styles.mark} hotRay={index} />
              {business.tagline}
            </p>
            <p className={styles.description}>{details.description}</p>
            <WebsiteLink business={business} website={website} />
          </div>
          <BusinessScene index={index} alt={details.imageAlt} className={styles.scene} isFirst />
        </Container>
      </div>
      <Container className={styles.body}>
        <section className={styles.services} aria-labelledby="services">
          <h2 id="services" className={styles.servicesHeading}>
            What you can get
          </h2>
          <ul>
            {details.services.map((service) => (
              <li key={service} className={styles.service}>
                {service}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.details} aria-labelledby="details">
          <h2 id="details" className={styles.detailsHeading}>
            How {inOneLine(business.name)} works
          </h2>
          {details.details.map((paragraph) => (
            <p key={paragraph.slice(0, 40)}>{paragraph}</p>
          ))}
        </section>
      </Container>
      <OpenJobs business={business} />
      <NextBusiness index={(index + 1) % BUSINESSES.length} />
    </article>
  );
}

function WebsiteLink({ business, website }: Pick<BusinessPageProps, 'business' | 'website'>) {
  return (
    <a className={styles.website} href={website} target="_blank" rel="noopener">
      Visit website
      <span className="visually-hidden"> of {business.name}, opens in a new tab</span>
      <Icon name="arrow" />
    </a>
  );
}

/** A name that no line breaks. */
function inOneLine(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}
