import { formatNumber } from '@smash/contract';
import { use } from 'react';
import { GROWTH_PERCENT } from '../../../content/dashboard';
import type { Counts } from '../../../lib/api/members';
import styles from './statistics.module.css';

/** The four cards: members, zones, activities and the fixed growth (docs/requirements/members.md#m-8). */
export function Statistics({ counts }: { counts: Promise<Counts> }) {
  const { members, zones, activities } = use(counts);
  return <StatisticCards members={members} zones={zones} activities={activities} />;
}

/** The cards with given counts: 0 while they are loading, and if they cannot be loaded. */
export function StatisticCards({ members, zones, activities }: Counts) {
  const statistics = [
    { label: 'Members', value: formatNumber(members) },
    { label: 'Zones', value: formatNumber(zones) },
    { label: 'Activities', value: formatNumber(activities) },
    { label: 'Growth', value: `${GROWTH_PERCENT}%` },
  ];
  return (
    <dl className={styles.statistics}>
      {statistics.map(({ label, value }) => (
        <div key={label} className={styles.statistic}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
