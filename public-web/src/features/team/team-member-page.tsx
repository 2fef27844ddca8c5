import { Link } from 'react-router';
import { Burst } from '../../components/burst';
import { Container } from '../../components/container';
import { Picture } from '../../components/picture';
import { TextLink } from '../../components/text-link';
import { portraitAlt, TEAM, type TeamMember } from '../../content/team';
import { teamPicture } from '../../lib/pictures/team';
import styles from './team-member-page.module.css';

/** Number of colleagues that the page links to. */
const COLLEAGUES = 3;

interface TeamMemberPageProps {
  member: TeamMember;
  /** Paragraphs in the first person. */
  biography: readonly string[];
}

/** Title, biography and picture of a member, and a link home (docs/requirements/site.md#s-45). */
export function TeamMemberPage({ member, biography }: TeamMemberPageProps) {
  const [opening, ...rest] = biography;
  return (
    <article>
      <Container className={styles.layout}>
        <div className={styles.portrait}>
          <Picture
            source={teamPicture(member.slug)}
            alt={portraitAlt(member)}
            className={styles.picture}
            isFirstView
          />
        </div>
        <header className={styles.head}>
          <TextLink to="/" icon="back" viewTransition>
            Back Home
          </TextLink>
          <h1 className={styles.title}>{member.title}</h1>
          <p className={styles.name}>
            <Burst className={styles.mark} />
            {member.name}
          </p>
        </header>
        <div className={styles.biography}>
          <p className={styles.opening}>{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph.slice(0, 40)}>{paragraph}</p>
          ))}
        </div>
      </Container>
      <Colleagues of={member} />
    </article>
  );
}

function Colleagues({ of: member }: { of: TeamMember }) {
  const place = TEAM.findIndex(({ slug }) => slug === member.slug);
  const colleagues = Array.from(
    { length: COLLEAGUES },
    (_, step) => TEAM[(place + 1 + step) % TEAM.length],
  ).filter((colleague) => colleague !== undefined);
  return (
    <nav className={styles.colleagues} aria-labelledby="colleagues">
      <Container>
        <h2 id="colleagues" className={styles.colleaguesHeading}>
          Also at Smash
        </h2>
        <ul className={styles.list}>
          {colleagues.map((colleague) => (
            <li key={colleague.slug}>
              <Link to={`/team/${colleague.slug}`} className={styles.colleague} viewTransition>
                <Picture source={teamPicture(colleague.slug)} alt="" className={styles.face} />
                <span>
                  <strong>{colleague.name}</strong>
                  <span className={styles.colleagueTitle}>{colleague.title}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
