import type { ProseBlock } from '../content/prose';
import styles from './prose.module.css';

/** Paragraphs and lists of a long text. */
export function Prose({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>{block}</p>
        ) : (
          <ul key={index} className={styles.list}>
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
