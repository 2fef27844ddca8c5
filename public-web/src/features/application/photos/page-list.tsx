import { classNames } from '../../../lib/class-names';
import { Icon, type IconName } from '../../../components/icon';
import styles from './photo-pages.module.css';
import type { usePhotoPages } from './use-photo-pages';

interface PageListProps {
  photos: ReturnType<typeof usePhotoPages>;
  isDisabled: boolean;
}

/** The pages in the order of the PDF. */
export function PageList({ photos, isDisabled }: PageListProps) {
  const { pages } = photos;
  return (
    <ol className={styles.pages}>
      {pages.map(({ id, name, preview, turns }, index) => {
        const page = `page ${index + 1}`;
        return (
          <li key={id} className={styles.page}>
            <span className={styles.frame}>
              <img src={preview} alt={`Page ${index + 1}: ${name}`} className={styles[`turned${turns}`]} />
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
                onPress={() => photos.remove(id)}
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
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
