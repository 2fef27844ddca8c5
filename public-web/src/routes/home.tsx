import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { Kicker } from '../components/kicker';
import { BusinessMosaic } from '../features/home/business-mosaic';
import { CareersCall } from '../features/home/careers-call';
import { Sunrise } from '../features/home/sunrise';
import { pageHead } from '../lib/page-head';
import styles from './home.module.css';

export const meta = () =>
  pageHead({
    path: '/',
    description:
      'Smash Technology is a Nigerian group of thirteen consumer businesses: rides, food, travel, payments, homes and more, from Abuja and Lagos.',
  });

export default function HomeRoute() {
  return (
    <>
      <Container className={styles.hero}>
        <h1 className={styles.heading}>
          Thirteen businesses. <em>One</em> easier day.
        </h1>
        <div className={styles.lead}>
          <p>
            From the ride to work to the room at night, Smash Technology builds the apps that Nigerians lean
            on.
          </p>
          <div className={styles.actions}>
            <ButtonLink to={{ hash: 'businesses' }}>Our Business</ButtonLink>
            <ButtonLink to="/careers" look="outline" viewTransition>
              Work with us
            </ButtonLink>
          </div>
        </div>
      </Container>
      <Container>
        <Sunrise />
      </Container>
      <section id="businesses" tabIndex={-1} aria-labelledby="businesses-heading">
        <Container className={styles.section}>
          <div className={styles.intro}>
            <div>
              <Kicker>Our Business</Kicker>
              <h2 id="businesses-heading" className={styles.title}>
                Each ray is a company of its own
              </h2>
            </div>
            <p>
              It began with transport. Thirteen businesses later, the people who rode with us eat, travel,
              save, rent and meet with us too.
            </p>
          </div>
          <BusinessMosaic />
        </Container>
      </section>
      <CareersCall />
    </>
  );
}
