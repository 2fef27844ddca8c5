import type { ProseBlock } from '../content/prose';
import { contactParts } from '../lib/contact-parts';
import styles from './prose.module.css';

/** Paragraphs and lists of a long text, with its email addresses and telephone numbers as links. */
export function Prose({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>{withLinks(block)}</p>
        ) : (
          <ul key={index} className={styles.list}>
            {block.map((item) => (
              <li key={item}>{withLinks(item)}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function withLinks(text: string) {
  return contactParts(text).map(({ text: part, href }, index) =>
    href ? (
      <a key={index} href={href}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
