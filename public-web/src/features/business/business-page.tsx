import { Burst } from '../../components/burst';
import { Container } from '../../components/container';
import { ProductScreen } from '../../components/product-screen/product-screen';
import { TextLink } from '../../components/text-link';
import type { BusinessDetails } from '../../content/business-details';
import type { BusinessOffer } from '../../content/business-offers';
import { BUSINESSES, type Business } from '../../content/businesses';
import type { ProductScreen as Screen } from '../../content/product-screens';
import styles from './business-page.module.css';
import { BusinessScene } from '../../components/business-scene';
import { ClosingCall } from './closing-call';
import { NextBusiness } from './next-business';
import { OpenJobs } from './open-jobs';
import { StepsAndPrices } from './steps-and-prices';
import { WebsiteLink } from './website-link';

interface BusinessPageProps {
  business: Business;
  tagline: string;
  /** Tagline of the business that the end of the page links to. */
  nextTagline: string;
  details: BusinessDetails;
  offer: BusinessOffer;
  screen: Screen;
  /** Address of the business's own site. */
  website: string;
}

/**
 * One business in its hue: title, picture and a screen of its app, short description, steps, prices, details and its own site
 * (docs/requirements/site.md#s-46).
 */
export function BusinessPage({
  business,
  tagline,
  nextTagline,
  details,
  offer,
  screen,
  website,
}: BusinessPageProps) {
  const index = BUSINESSES.findIndex(({ slug }) => slug === business.slug);
  return (
    <article data-business={index}>
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
              {tagline}
            </p>
            <p className={styles.description}>{details.description}</p>
            <WebsiteLink website={website}>
              Visit website<span className="visually-hidden"> of {business.name}</span>
            </WebsiteLink>
          </div>
          <div className={styles.stage}>
            <BusinessScene index={index} alt={details.imageAlt} className={styles.scene} isFirst />
            <ProductScreen screen={screen} className={styles.phone} />
          </div>
        </Container>
      </div>
      <StepsAndPrices name={business.name} offer={offer} />
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
      <ClosingCall business={business} website={website} />
      <NextBusiness index={(index + 1) % BUSINESSES.length} tagline={nextTagline} />
    </article>
  );
}

/** The name with no-break spaces. */
function inOneLine(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}
