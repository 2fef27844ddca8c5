import { flushSync } from 'react-dom';
import { classNames } from '../../../lib/class-names';
import { Icon, type IconName } from '../../../components/icon';
import styles from './photo-pages.module.css';
import type { usePhotoPages } from './use-photo-pages';

interface PageListProps {
  photos: ReturnType<typeof usePhotoPages>;
  isDisabled: boolean;
  /** Called when the last page is removed, and the list with it. */
  onGivenUp: () => void;
}

/** Keeps the focus in the tool's row when the row moves; if the row is removed, the list gets the focus. */
function actInRow(tool: HTMLElement, action: () => void): void {
  const row = tool.closest('li');
  const list = tool.closest('ol');
  flushSync(action);
  if (!row?.isConnected) return list?.focus();
  tool.focus();
  if (document.activeElement !== tool) row.querySelector<HTMLElement>('button:enabled')?.focus();
}

/** The pages in the order of the PDF. */
export function PageList({ photos, isDisabled, onGivenUp }: PageListProps) {
  const { pages } = photos;
  return (
    <ol className={styles.pages} tabIndex={-1}>
      {pages.map(({ id, name, preview, turns }, index) => {
        const page = `page ${index + 1}`;
        return (
          <li key={id} className={styles.page}>
            <span className={styles.frame}>
              <img src={preview} alt={`Page ${index + 1}: ${name}`} className={styles[`turned${turns}`]} />
            </span>
            <span className={styles.number} aria-hidden="true">
              Page {index + 1}
            </span>
            <span className={styles.tools}>
              <Tool
                icon="down"
                className={styles.up}
                label={`Move ${page} up`}
                isDisabled={isDisabled || index === 0}
                onPress={() => photos.move(index, -1)}
              />
              <Tool
                icon="down"
                label={`Move ${page} down`}
                isDisabled={isDisabled || index === pages.length - 1}
                onPress={() => photos.move(index, 1)}
              />
              <Tool
                icon="refresh"
                label={`Turn ${page}`}
                isDisabled={isDisabled}
                onPress={() => photos.turn(id)}
              />
              <Tool
                icon="cross"
                label={`Remove ${page}`}
                isDisabled={isDisabled}
                onPress={() => {
                  photos.remove(id);
                  if (pages.length === 1) onGivenUp();
                }}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  className?: string;
  isDisabled: boolean;
  onPress: () => void;
}

function Tool({ icon, label, className, isDisabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={classNames(styles.tool, className)}
      aria-label={label}
      disabled={isDisabled}
      onClick={(event) => actInRow(event.currentTarget, onPress)}
    >
      <Icon name={icon} />
    </button>
  );
}
