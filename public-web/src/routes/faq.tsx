import { Container } from '../components/container';
import { PictureBanner } from '../components/picture-banner';
import { FAQ_PAGE, QUESTIONS } from '../content/faq';
import { QuestionList } from '../features/help/question-list';
import { ReachUs } from '../components/reach-us';
import { TextLink } from '../components/text-link';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/faq';
import styles from './faq.module.css';

/** Runs at build time: the answers are in the page and not in its script. */
export function loader({ request }: Route.LoaderArgs) {
  return { head: loadHead(request), words: FAQ_PAGE, questions: QUESTIONS };
}

export const meta = loadedHead;

export default function FaqRoute({ loaderData: { words, questions } }: Route.ComponentProps) {
  return (
    <>
      <PictureBanner picture="faq" tone="light">
        <h1 className={styles.heading}>{words.title}</h1>
      </PictureBanner>
      <Container className={styles.layout}>
        <aside className={styles.aside}>
          <p className={styles.introduction}>{words.introduction}</p>
          <ReachUs />
          <ul>
            {words.ways.map(({ to, label }) => (
              <li key={to}>
                <TextLink to={to} icon="arrow">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </aside>
        <QuestionList questions={questions} />
      </Container>
    </>
  );
}
