import styles from './progress-bar.module.css';

/** Progress of a task. `percent` is 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={styles.frame}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.percent}>{percent}%</span>
      </div>
      <progress className={styles.bar} max={100} value={percent} aria-label={label} />
    </div>
  );
}
