import type { ProductScreen as Screen } from '../../content/product-screens';
import { classNames } from '../../lib/class-names';
import { Part } from './part';
import styles from './product-screen.module.css';

interface ProductScreenProps {
  screen: Screen;
  className?: string;
}

/** A telephone with one screen of a business's app, in the hue of the nearest data-business. Its words are real text. */
export function ProductScreen({ screen, className }: ProductScreenProps) {
  return (
    <figure className={classNames(styles.phone, className)}>
      <div className={styles.screen}>
        <p className={styles.status} aria-hidden="true">
          {screen.time}
          <span className={styles.battery} />
        </p>
        <div className={styles.bar}>
          <p className={styles.title}>{screen.title}</p>
          <p>{screen.subtitle}</p>
        </div>
        <div className={styles.parts}>
          {screen.parts.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </div>
      </div>
      <figcaption className="visually-hidden">Example: {screen.caption}</figcaption>
    </figure>
  );
}
