import { useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import { Picture } from '../../components/picture';
import { useKeptNumber } from '../../lib/use-kept-number';
import type { HomeContent, Profile } from './load-home';
import styles from './meet-our-team.module.css';

/** The seventeen profiles, six at a time (docs/requirements/site.md#s-23). The focus moves to the first new profile. */
export function MeetOurTeam({ content }: { content: HomeContent['team'] }) {
  const { profiles, step } = content;
  const [shown, setShown] = useKeptNumber(step);
  const list = useRef<HTMLUListElement>(null);
  const isComplete = shown >= profiles.length;

  function showMore() {
    setShown(shown + step);
    requestAnimationFrame(() => list.current?.children[shown]?.querySelector('a')?.focus());
  }

  return (
    <section className={styles.band} aria-labelledby="team-heading">
      <Container className={styles.section}>
        <div className={styles.intro}>
          <h2 id="team-heading" className={styles.heading}>
            {content.heading}
          </h2>
          <p>{content.introduction}</p>
        </div>
        <ul ref={list} className={styles.cards}>
          {profiles.map((profile, index) => (
            <ProfileCard
              key={profile.slug}
              profile={profile}
              isHidden={index >= shown}
              linkLabel={content.readLabel}
            />
          ))}
          <li className={styles.invitation} hidden={!isComplete}>
            <p className={styles.title}>{content.invitation}</p>
            <Link to="/careers" className={styles.more} viewTransition>
              {content.invitationLabel} <Icon name="arrow" />
            </Link>
          </li>
        </ul>
        {!isComplete && (
          <Button look="outline" className={styles.load} onClick={showMore}>
            {content.moreLabel}
          </Button>
        )}
      </Container>
    </section>
  );
}

interface ProfileCardProps {
  profile: Profile;
  isHidden: boolean;
  linkLabel: string;
}

function ProfileCard({ profile, isHidden, linkLabel }: ProfileCardProps) {
  return (
    <li className={styles.card} hidden={isHidden}>
      <Picture source={profile.picture} alt={profile.pictureAlt} className={styles.portrait} />
      <div className={styles.words}>
        <h3 className={styles.title}>{profile.title}</h3>
        <p className={styles.name}>{profile.name}</p>
        <p className={styles.description}>{profile.description}</p>
        <Link to={`/team/${profile.slug}`} className={styles.more} viewTransition>
          {linkLabel} <span className="visually-hidden">about {profile.name}</span>
          <Icon name="arrow" />
        </Link>
      </div>
    </li>
  );
}
