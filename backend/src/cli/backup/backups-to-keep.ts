/** How many days and weeks to go back; the last backup of each is kept. */
export interface KeepRule {
  days: number;
  weeks: number;
}

/**
 * The backups to keep: always the newest, and the last of each of the latest days and weeks that have one. Days without
 * a backup do not count, so that no backup is given up because backups have stopped.
 * @param times names of the backups, such as 2026-11-20T23-00-00Z, in UTC
 */
export function backupsToKeep(times: readonly string[], { days, weeks }: KeepRule): Set<string> {
  const newestFirst = [...times].sort().reverse();
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [periodOf, count] of [
    [dayOf, days],
    [weekOf, weeks],
  ] as const) {
    const lastOf = new Map<string, string>();
    for (const time of newestFirst) {
      const period = periodOf(time);
      if (!lastOf.has(period)) lastOf.set(period, time);
    }
    for (const time of [...lastOf.values()].slice(0, count)) kept.add(time);
  }
  return kept;
}

const dayOf = (time: string) => time.slice(0, 10);

/** The Monday on which the week of a backup began. */
function weekOf(time: string): string {
  const day = new Date(`${dayOf(time)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
