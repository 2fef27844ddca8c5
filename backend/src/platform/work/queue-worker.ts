import type { Permission } from '@smash/contract';
import type { DataSource, EntityManager } from 'typeorm';
import { accountOf } from '../auth/index.js';
import { inScopeOf, lacksViews } from '../brand-scope/index.js';
import type { Timings } from '../config/timings.js';
import { sqlState } from '../errors/database-errors.js';
import type { CommittedCounter, MetricsRegistry } from '../metrics/index.js';
import { PollingWorker } from './polling-worker.js';

/** After this many attempts without progress a row is given up. */
const MOST_ATTEMPTS = 5;
/** From this attempt on pieces are as small as possible, so that the faulty one is isolated. */
const SUSPECT_FROM = 3;
/** Longer than a piece can take; after that another backend continues the row of one that died. */
export const LEASE_SECONDS = 60;
/** Factor by which each pause is longer than the one before. */
const LONGER = 4;
/** Failure of a row whose backends died before they could record a reason. */
const DIED = 'died';
/** Failure of a row whose account was removed, suspended or demoted, or whose API token was revoked. */
const NOBODYS = 'account_inactive';

interface Queue {
  name: string;
  pause: number;
  failure: string;
  /** Table with `id`, `created_at`, `actor_id` and the columns of {@link PROGRESS}. */
  table: string;
  /** SQL condition for unfinished rows. */
  underWay: string;
  /** SQL for the permission that a row's account needs: {@link permissionSql}. */
  permission: string;
}

interface Taken {
  id: string;
  /** The account that ordered the work, which reaches whatever that account may reach now. */
  actor_id: string | null;
  permission: Permission;
  attempts: number;
}

/** Written together with each finished piece, so that the attempts at the next one start from none. */
export const PROGRESS = { attempts: 0, leaseUntil: null, failure: null, failedAt: null } as const;

/**
 * A worker for rows that take several pieces each, oldest first. A row whose piece fails rests, longer each time, while
 * other rows go on; a row that makes no progress is given up.
 */
export abstract class QueueWorker extends PollingWorker {
  private readonly givenUp: CommittedCounter<'queue'>;

  constructor(
    private readonly queue: Queue,
    private readonly timings: Timings,
    protected readonly dataSource: DataSource,
    metrics: MetricsRegistry,
  ) {
    super(queue);
    const { table, underWay } = queue;
    metrics.countedGauge('smash_work_waiting', 'Rows of work that are under way', 'queue', async () => {
      const [row] = await dataSource.query<[{ count: number }]>(
        `SELECT count(*)::int AS count FROM ${table} WHERE ${underWay} AND failed_at IS NULL`,
      );
      return { [table]: row.count };
    });
    this.givenUp = metrics.counter({
      name: 'smash_work_given_up_total',
      help: 'Rows of work that never got any further',
      series: [{ queue: table }],
    });
  }

  /** Does one piece or more of a row. @param isSuspect whether pieces have to be as small as possible */
  protected abstract goOn(id: string, isSuspect: boolean): Promise<void>;

  /** Runs pieces, of the usual or the smallest size, each in its own transaction, until one returns false: no more is left. */
  protected async inPieces(
    usual: number,
    isSuspect: boolean,
    piece: (manager: EntityManager, size: number) => Promise<boolean>,
  ): Promise<void> {
    for (const size of pieceSizes(usual, isSuspect)) {
      const isMore = await this.dataSource.transaction((manager) => piece(manager, size));
      if (!isMore) return;
    }
  }

  /** Writes what has to change beside `failed_at` when a row is given up. */
  protected abstract giveUp(manager: EntityManager, id: string): Promise<void>;

  protected async workOnce(): Promise<boolean> {
    const taken = await this.take();
    if (!taken) return false;
    const { id, actor_id, permission, attempts } = taken;
    if (attempts > MOST_ATTEMPTS) {
      await this.recordFailure(id, DIED);
      return true;
    }
    const account = await accountOf(this.dataSource.manager, actor_id, permission);
    if (!account) {
      await this.recordFailure(id, NOBODYS);
      return true;
    }
    try {
      await inScopeOf(account, () => this.goOn(id, attempts >= SUSPECT_FROM));
    } catch (error) {
      if (this.stopping.signal.aborted) await this.handBack(id);
      else if (lacksViews(sqlState(error), account.brands)) await this.handBack(id, this.timings.workRetry);
      else await this.recordFailure(id, codeOf(error));
      throw error;
    }
    return true;
  }

  /** Takes a row. Counts the attempt before the work, so that it also counts when it ends the process. */
  private async take(): Promise<Taken | undefined> {
    const { table, underWay, permission } = this.queue;
    const [rows] = await this.dataSource.query<[Taken[], number]>(
      `UPDATE ${table} SET attempts = attempts + 1, lease_until = now() + make_interval(secs => $1)
       WHERE id = (
         SELECT id FROM ${table}
         WHERE ${underWay} AND failed_at IS NULL AND (lease_until IS NULL OR lease_until <= now())
         ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       RETURNING id, actor_id, ${permission} AS permission, attempts`,
      [LEASE_SECONDS],
    );
    return rows[0];
  }

  /**
   * Gives a row back without counting the attempt.
   * @param pause milliseconds until the next attempt; other rows get their turn
   */
  private async handBack(id: string, pause = 0): Promise<void> {
    await this.dataSource.query(
      `UPDATE ${this.queue.table} SET attempts = greatest(attempts - 1, 0),
         lease_until = now() + $2 * interval '1 millisecond' WHERE id = $1`,
      [id, pause],
    );
  }

  private async recordFailure(id: string, failure: string): Promise<void> {
    const { table } = this.queue;
    await this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<{ attempts: number }[]>(
        `SELECT attempts FROM ${table} WHERE id = $1 FOR UPDATE`,
        [id],
      );
      if (!row) return;
      const isGivenUp = failure === NOBODYS || row.attempts >= MOST_ATTEMPTS;
      await manager.query(
        `UPDATE ${table} SET failure = $2, lease_until = now() + make_interval(secs => $3),
           failed_at = CASE WHEN $4 THEN now() END
         WHERE id = $1`,
        [id, failure, (this.timings.workRetry / 1000) * LONGER ** Math.max(row.attempts - 1, 0), isGivenUp],
      );
      if (!isGivenUp) return;
      this.logger.error(`${table} ${id} was given up after ${row.attempts} attempts: ${failure}`);
      await this.giveUp(manager, id);
      // An owner who removes or suspends an account ends its work: that is no failure.
      if (failure !== NOBODYS) this.givenUp.add(manager, { queue: table });
    });
  }
}

/** SQL for the permission of each kind of row. @param column column with the kind */
export const permissionSql = (column: string, permissions: Record<string, Permission>): string =>
  `CASE ${column} ${Object.entries(permissions)
    .map(([kind, permission]) => `WHEN '${kind}' THEN '${permission}'`)
    .join(' ')} END`;

/** Sizes of the pieces of one go: one usual piece, or as many pieces of size 1. */
export const pieceSizes = (usual: number, isSuspect: boolean): number[] =>
  isSuspect ? Array.from({ length: usual }, () => 1) : [usual];

/** The code of an error, such as PostgreSQL's: unlike the message, it contains no personal data. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const found = typeof code === 'string' ? code : name;
  return typeof found === 'string' && /^[\w.-]{1,40}$/.test(found) ? found : 'unknown';
}
