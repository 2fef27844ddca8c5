import { Link } from 'react-router';
import { Icon } from '../../components/icon';
import { Picture } from '../../components/picture';
import { DEPARTMENT_CARDS } from '../../content/departments';
import { departmentPicture } from '../../lib/pictures/departments';
import styles from './department-cards.module.css';

/** The six departments in two columns, one set lower (docs/requirements/site.md#s-40). */
export function DepartmentCards() {
  return (
    <ul className={styles.cards}>
      {DEPARTMENT_CARDS.map((card) => (
        <li key={card.title} className={styles.card}>
          <Picture source={departmentPicture(card.image)} alt={card.imageAlt} className={styles.picture} />
          <h2 className={styles.title}>{card.title}</h2>
          <p className={styles.summary}>{card.summary}</p>
          <Link to={card.to} className={styles.link} viewTransition>
            View Department<span className="visually-hidden">: {card.title}</span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
