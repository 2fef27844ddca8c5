import styles from './job-list.module.css';

/** Placeholder of the list while it loads. */
export function JobListSkeleton() {
  return (
    <div className={styles.layout} role="status">
      <p className="visually-hidden">Loading open positions</p>
      <div className={styles.aside} aria-hidden="true">
        <div className={styles.boneCount} />
        <div className={styles.boneLine} />
        <div className={styles.boneLine} />
      </div>
      <div className={styles.list} aria-hidden="true">
        {[1, 2, 3].map((card) => (
          <div key={card} className={styles.boneCard}>
            <div className={styles.boneTitle} />
            <div className={styles.boneLine} />
            <div className={styles.boneText} />
            <div className={styles.boneButton} />
          </div>
        ))}
      </div>
    </div>
  );
}
