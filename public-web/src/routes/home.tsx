import { useMemo } from 'react';
import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { Celebration, LiveChat } from '../features/home/chat-and-celebration';
import { FeaturedBusinesses } from '../features/home/featured-businesses';
import { FilmBanner } from '../features/home/film/film-banner';
import { type HomeContent, loadHome } from '../features/home/load-home';
import { LocateUs } from '../features/home/locate-us';
import { MeetOurTeam } from '../features/home/meet-our-team';
import { Partners } from '../features/home/partners';
import { Principles } from '../features/home/principles';
import { WhoWeAre } from '../features/home/who-we-are';
import { loadHead } from '../lib/load-head';
import { pageHead } from '../lib/page-head';
import type { Route } from './+types/home';
import styles from './home.module.css';

/** Runs at build time. Returns one string: React Router would number each value of an object, which adds 1.1 kB. */
export function loader({ request }: Route.LoaderArgs) {
  return { head: loadHead(request), content: JSON.stringify(loadHome()) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageHead(loaderData.head);

/** The sections in their order (from docs/requirements/site.md#s-20 on). */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const content = useMemo(() => JSON.parse(loaderData.content) as HomeContent, [loaderData.content]);
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
        <FilmBanner words={content.film} />
      </Container>
      <div className={styles.sections}>
        <WhoWeAre content={content.whoWeAre} />
        <FeaturedBusinesses business={content.business} featured={content.featured} others={content.others} />
        <MeetOurTeam content={content.team} />
        <Principles
          values={content.values}
          purpose={content.purpose}
          mission={content.mission}
          vision={content.vision}
        />
        <Partners partners={content.partners} />
        <LocateUs locate={content.locate} />
      </div>
      <LiveChat />
      <Celebration words={content.anniversary} />
    </>
  );
}
