import styles from './product-filters.module.css';

interface ProductFiltersProps {
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** A scrolling row of buttons that show all products or one. */
export function ProductFilters({ names, chosen, onChoose }: ProductFiltersProps) {
  return (
    <div role="group" aria-label="Show videos of" className={styles.row}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.filter}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
