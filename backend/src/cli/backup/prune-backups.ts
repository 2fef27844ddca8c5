import { DAY_MS } from '@smash/contract';
import { type Command, UsageError } from '../command.js';
import { counted } from '../counted.js';
import type { BackupTarget } from './backup-target.js';
import { backupsToKeep, type KeepRule } from './backups-to-keep.js';
import {
  completeBackups,
  datedFolders,
  FILES,
  OBJECTS,
  partFolders,
  PARTS,
  readDigests,
  sha256OfStream,
} from './digests.js';
import { openTarget } from './open-target.js';

const DEFAULT_RULE: KeepRule = { days: 7, weeks: 4 };
/** Anything younger may belong to a backup that is being made. */
const GRACE_MS = DAY_MS;

/**
 * Removes backups that are no longer wanted, incomplete backups, and files that no backup names. The newest backup is
 * checked first; if it is damaged, nothing at all is removed.
 */
export const pruneBackups: Command = {
  summary: `prune-backups <folder or bucket> [days] [weeks]: keep the last backup of each of the latest ${DEFAULT_RULE.days} days and ${DEFAULT_RULE.weeks} weeks`,
  async run(environment, [place, days, weeks], { console }) {
    const target = openTarget(place, environment);
    const rule = { days: count(days, DEFAULT_RULE.days), weeks: count(weeks, DEFAULT_RULE.weeks) };
    const complete = await completeBackups(target);
    const [newest] = complete;
    if (newest === undefined) {
      console.error('There is no complete backup, so nothing was removed.');
      return 1;
    }
    const problem = await problemOf(target, newest);
    if (problem) {
      console.error(`The newest backup, ${newest}, is damaged (${problem}), so nothing was removed.`);
      return 1;
    }
    const kept = backupsToKeep(complete, rule);
    const unwanted = complete.filter((time) => !kept.has(time));
    for (const time of unwanted) await removeBackup(target, time);
    const broken = await removeBroken(target);
    const objects = await removeUnnamed(target);
    console.log(
      `${counted(kept.size, 'backup')} kept, ${unwanted.length} removed with ${counted(objects, 'file')}; ${counted(broken, 'incomplete backup')} removed.`,
    );
    return 0;
  },
};

function count(given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^\d{1,4}$/.test(given)) throw new UsageError(`${given} is not a number of days or weeks`);
  return Number(given);
}

/** What is wrong with a backup, or undefined. Reads every part, and checks that every file exists. */
async function problemOf(target: BackupTarget, time: string): Promise<string | undefined> {
  const parts = await readDigests(target, `${time}/${PARTS}`);
  const hasDump = parts.has('database.dump') || parts.has('database.dump.enc');
  if (!hasDump || !parts.has(FILES)) return `${PARTS} does not name all parts`;
  for (const [part, digest] of parts) {
    if ((await sha256OfStream(await target.get(`${time}/${part}`))) !== digest) return `${part} was changed`;
  }
  const missing = new Set((await readDigests(target, `${time}/${FILES}`)).keys());
  for await (const { name } of target.list(OBJECTS)) missing.delete(name.slice(OBJECTS.length));
  return missing.size > 0 ? `files missing: ${missing.size}` : undefined;
}

/** Removes the digests first, so that an interrupted removal leaves an incomplete backup. */
async function removeBackup(target: BackupTarget, time: string): Promise<void> {
  await target.remove(`${time}/${PARTS}`);
  for await (const { name } of target.list(`${time}/`)) await target.remove(name);
}

async function removeBroken(target: BackupTarget): Promise<number> {
  const complete = new Set(await completeBackups(target));
  let removed = 0;
  for (const time of [...(await datedFolders(target)), ...(await partFolders(target))]) {
    if (complete.has(time)) continue;
    let isOld = isPastGrace(timeOf(time));
    for await (const { changedAt } of target.list(`${time}/`)) isOld &&= isPastGrace(changedAt);
    if (!isOld) continue;
    await removeBackup(target, time);
    removed += 1;
  }
  return removed;
}

async function removeUnnamed(target: BackupTarget): Promise<number> {
  const named = new Set<string>();
  for (const time of await completeBackups(target)) {
    for (const key of (await readDigests(target, `${time}/${FILES}`)).keys()) named.add(key);
  }
  let removed = 0;
  for await (const { name, changedAt } of target.list(OBJECTS)) {
    if (named.has(name.slice(OBJECTS.length)) || !isPastGrace(changedAt)) continue;
    await target.remove(name);
    removed += 1;
  }
  return removed;
}

/** When a backup began, by the name of its folder. */
function timeOf(name: string): Date {
  const [day = '', hour = '', minute = '', second = ''] = name.match(/\d{4}-\d\d-\d\d|\d\d/g) ?? [];
  return new Date(`${day}T${hour}:${minute}:${second}Z`);
}

const isPastGrace = (changedAt: Date) => Date.now() - changedAt.getTime() > GRACE_MS;
