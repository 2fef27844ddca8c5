import { parseTextBlocks } from '../lib/text-blocks';
import styles from './formatted-text.module.css';

/** Plain text that people typed, with its line breaks, paragraphs and lists. */
export function FormattedText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {parseTextBlocks(text).map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index} className={styles.list}>
            {block.items.map((item, itemIndex) => (
              <li key={itemIndex}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={index} className={styles.paragraph}>
            {block.text}
          </p>
        ),
      )}
    </div>
  );
}
