import { parsePoints, parseTextBlocks } from '../lib/text-blocks';
import styles from './formatted-text.module.css';

interface FormattedTextProps {
  text: string;
  /** Points, one a line, rather than prose. */
  isPoints?: boolean;
}

/** Plain text that people typed, with its line breaks, paragraphs and lists. */
export function FormattedText({ text, isPoints }: FormattedTextProps) {
  const blocks = isPoints ? parsePoints(text) : parseTextBlocks(text);
  return (
    <div className={styles.text}>
      {blocks.map((block, index) =>
        block.type === 'list' ? (
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
