import { Icon } from '../../components/icon';
import type { Question } from '../../content/faq';
import { Prose } from '../../components/prose';
import styles from './question-list.module.css';

/** The questions as an accordion that works without scripts. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles.item}>
          <summary className={styles.question}>
            <h2 className={styles.heading}>{question}</h2>
            <Icon name="down" className={styles.sign} />
          </summary>
          <div className={styles.answer}>
            <Prose blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
