import type { Permission } from '@smash/contract';
import type { DataSource, EntityManager } from 'typeorm';
import { accountOf } from '../auth/index.js';
import { inScopeOf, lacksViews } from '../brand-scope/index.js';
import type { Timings } from '../config/timings.js';
import { sqlState } from '../errors/database-errors.js';
import type { CommittedCounter, MetricsRegistry } from '../metrics/index.js';
import { PollingWorker } from './polling-worker.js';

/** After so many attempts without any progress a row is given up. */
const MOST_ATTEMPTS = 5;
/** From then on the pieces are the smallest there are, so that what is at fault stands alone. */
const SUSPECT_FROM = 3;
/** Longer than a piece can take; after that another backend goes on with the row of one that died. */
export const LEASE_SECONDS = 60;
/** Each pause is so many times as long as the one before. */
const LONGER = 4;
/** Said of a row whose backends ended before they could say why. */
const DIED = 'died';
/** Said of a row whose account was removed, suspended or may do less now, or whose token was revoked. */
const NOBODYS = 'account_inactive';

interface Queue {
  name: string;
  pause: number;
  failure: string;
  /** Has `id`, `created_at`, `actor_id` and the columns of {@link PROGRESS}. */
  table: string;
  /** Which rows are under way, in SQL. */
  underWay: string;
  /** What a row's account has to be permitted, in SQL: {@link permissionSql}. */
  permission: string;
}

interface Taken {
  id: string;
  /** Who ordered it: it reaches what their account may, whatever that is by now. */
  actor_id: string | null;
  permission: Permission;
  attempts: number;
}

/** To be written together with each piece that was done: the attempts at the next one begin again at none. */
export const PROGRESS = { attempts: 0, leaseUntil: null, failure: null, failedAt: null } as const;

/**
 * Work of which each row takes several pieces, the oldest first. A row whose piece fails rests, longer each time, while
 * the others go on; one that never gets any further is given up.
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

  /** Does one piece or more. @param isSuspect whether the pieces are to be as small as they can be */
  protected abstract goOn(id: string, isSuspect: boolean): Promise<void>;

  /** Pieces of this size, or the smallest, each in a transaction of its own, until one says that there is no more. */
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

  /** What is to be written beside `failed_at` when a row is given up. */
  protected abstract giveUp(manager: EntityManager, id: string): Promise<void>;

  protected async workOnce(): Promise<boolean> {
    const taken = await this.take();
    if (!taken) return false;
    const { id, actor_id, permission, attempts } = taken;
    if (attempts > MOST_ATTEMPTS) {
      await this.noteFailure(id, DIED);
      return true;
    }
    const account = await accountOf(this.dataSource.manager, actor_id, permission);
    if (!account) {
      await this.noteFailure(id, NOBODYS);
      return true;
    }
    try {
      await inScopeOf(account, () => this.goOn(id, attempts >= SUSPECT_FROM));
    } catch (error) {
      if (this.stopping.signal.aborted) await this.handBack(id);
      else if (lacksViews(sqlState(error), account.brands)) await this.handBack(id, this.timings.workRetry);
      else await this.noteFailure(id, codeOf(error));
      throw error;
    }
    return true;
  }

  /** Counted before the work: so it also counts when it ends the process. */
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

  /** The attempt does not count. @param pause milliseconds until the next one, in which other rows have their turn */
  private async handBack(id: string, pause = 0): Promise<void> {
    await this.dataSource.query(
      `UPDATE ${this.queue.table} SET attempts = greatest(attempts - 1, 0),
         lease_until = now() + $2 * interval '1 millisecond' WHERE id = $1`,
      [id, pause],
    );
  }

  private async noteFailure(id: string, failure: string): Promise<void> {
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
      this.givenUp.add(manager, { queue: table });
    });
  }
}

/** What each kind of row takes. @param column that tells the kind */
export const permissionSql = (column: string, permissions: Record<string, Permission>): string =>
  `CASE ${column} ${Object.entries(permissions)
    .map(([kind, permission]) => `WHEN '${kind}' THEN '${permission}'`)
    .join(' ')} END`;

/** How large the pieces of one go are: one as usual, or as many single ones. */
export const pieceSizes = (usual: number, isSuspect: boolean): number[] =>
  isSuspect ? Array.from({ length: usual }, () => 1) : [usual];

/** The code of an error, such as that of PostgreSQL: unlike its message, it says nothing of a person. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const found = typeof code === 'string' ? code : name;
  return typeof found === 'string' && /^[\w.-]{1,40}$/.test(found) ? found : 'unknown';
}
