import { use } from 'react';
import { GROWTH_PERCENT } from '../../../content/dashboard';
import type { Counts } from '../../../lib/api/members';
import styles from './figures.module.css';

const numbers = new Intl.NumberFormat('en-NG');

/** The four cards: members, zones, activities and the fixed growth (docs/requirements/members.md#m-8). */
export function Figures({ counts }: { counts: Promise<Counts> }) {
  const { members, zones, activities } = use(counts);
  return <FigureCards members={members} zones={zones} activities={activities} />;
}

/** The cards before the figures have come: 0, as they stay when they cannot be had. */
export function FigureCards({ members, zones, activities }: Counts) {
  const figures = [
    { label: 'Members', value: numbers.format(members) },
    { label: 'Zones', value: numbers.format(zones) },
    { label: 'Activities', value: numbers.format(activities) },
    { label: 'Growth', value: `${GROWTH_PERCENT}%` },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
