import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { isLockTimeout } from '../platform/errors/database-errors.js';
import type { Environment } from '../platform/config/environment.js';
import { type Timings, TIMINGS } from '../platform/config/timings.js';
import { commandOptions } from './data-source-options.js';
import { asOwner, hasServingRole } from './database-roles.js';
import { AuditTerm } from '../platform/audit/retention/audit-term.entity.js';
import {
  dropLimitedViews,
  hasLimitedViews,
  hasSomeLimitedViews,
  makeLimitedViews,
  restoreLimitedViews,
} from './limited-views.js';
import { MIGRATIONS } from './migrations/index.js';
import { pendingGroups, runGroup } from './pending-migrations.js';
import { setUpServingRole } from './serving-role.js';

/** Any number; held while migrating, so that replicas that start together take turns. */
const MIGRATION_LOCK = 7_305_000;

const TRIES = 40;

/** While a large index is made no data passes, and a firewall or proxy in between drops the connection after some minutes. */
const QUIET_MS = 10_000;

/**
 * Brings the database to the schema of this version, the serving role to its rights, and the term of the audit log to
 * its setting. Other migrating processes wait. A change that does not get its table within three seconds lets others
 * through and tries again, for five minutes. Tables, views and rights of a newer version, whose backends may still
 * serve, are left as they are.
 */
export async function migrate(
  environment: Pick<
    Environment,
    'AUDIT_LOG_DAYS' | 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_POOL_SIZE'
  >,
  {
    migrationLock,
    migrationPause,
    migrationTurn,
  }: Pick<Timings, 'migrationLock' | 'migrationPause' | 'migrationTurn'> = TIMINGS,
): Promise<void> {
  const options = commandOptions(asOwner(environment));
  const dataSource = await new DataSource({
    ...options,
    extra: {
      connectionTimeoutMillis: options.connectTimeoutMS,
      lock_timeout: migrationLock,
      keepAlive: true,
      keepAliveInitialDelayMillis: QUIET_MS,
    },
  }).initialize();
  try {
    const lock = dataSource.createQueryRunner();
    try {
      while (!(await isTurnTaken(lock))) await delay(migrationTurn);
      const isOvertaken = await runMigrations(dataSource, migrationPause);
      await dataSource.manager.update(AuditTerm, { isOnly: true }, { days: environment.AUDIT_LOG_DAYS });
      if (hasServingRole(environment)) await setUpServingRole(dataSource, environment, isOvertaken);
      await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    } finally {
      await lock.release();
    }
  } finally {
    await dataSource.destroy();
  }
}

/** Polls: a statement waiting for the lock would hold up every index that the other process makes concurrently. */
async function isTurnTaken(lock: QueryRunner): Promise<boolean> {
  const rows = (await lock.query('SELECT pg_try_advisory_lock($1) AS is_taken', [MIGRATION_LOCK])) as [
    { is_taken: boolean },
  ];
  return rows[0].is_taken;
}

/** @returns whether a newer version has migrated this database */
async function runMigrations(dataSource: DataSource, pause: number): Promise<boolean> {
  for (let triesLeft = TRIES - 1; ; triesLeft -= 1) {
    try {
      return await bringUpToDate(dataSource);
    } catch (error) {
      if (triesLeft === 0 || !isLockTimeout(error)) throw error;
      console.warn('A table is in use. The migration waits and tries again.');
      await delay(pause);
    }
  }
}

async function bringUpToDate(dataSource: DataSource): Promise<boolean> {
  const isPending = await dataSource.showMigrations();
  const isOvertaken = !isPending && (await hasUnknownMigrations(dataSource));
  if (isOvertaken)
    console.warn(
      'A newer version has already migrated this database. Its tables, views and rights stay unchanged.',
    );
  const hasViews = isOvertaken ? hasSomeLimitedViews : hasLimitedViews;
  if (!isPending && (await hasViews(dataSource))) return isOvertaken;
  // The statements that restore the views, while these are dropped.
  let views: string[] | undefined;
  const restore = async () => {
    if (views) await restoreForServing(dataSource, views);
    views = undefined;
  };
  try {
    for (const group of await pendingGroups(dataSource)) {
      if (group.changesTables) views = await dropLimitedViews(dataSource);
      else await restore();
      await runGroup(dataSource, group);
    }
    if (views || !(await hasViews(dataSource))) {
      views ??= await dropLimitedViews(dataSource);
      await makeLimitedViews(dataSource);
    }
  } catch (error) {
    await restore();
    throw error;
  }
  return isOvertaken;
}

/** Restores the views for the version that still serves; without them, it refuses limited accounts and no others. */
async function restoreForServing(dataSource: DataSource, views: readonly string[]): Promise<void> {
  await restoreLimitedViews(dataSource, views).catch((reason: unknown) =>
    console.warn('Accounts that are limited to brands are refused until the migration succeeds:', reason),
  );
}

async function hasUnknownMigrations(dataSource: DataSource): Promise<boolean> {
  const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
  return rows.some((row) => !MIGRATIONS.some(({ name }) => name === row.name));
}
