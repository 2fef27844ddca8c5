import type { DataSource, QueryRunner } from 'typeorm';

/** What arrives on a channel. */
export interface Notification {
  channel: string;
  payload?: string;
}

type OnMessage = (message: Notification) => void;

/** What a connection of `pg` can do besides queries. */
type Notifying = Record<
  'on' | 'off',
  {
    (event: 'notification', listener: OnMessage): void;
    (event: 'error' | 'end', listener: () => void): void;
  }
>;

/**
 * Keeps one connection to the database on which other backends' notifications arrive. Lost, it is not opened again by
 * itself: whoever wants to go on listens again.
 */
export class ChangeListener {
  private constructor(
    private readonly runner: QueryRunner,
    private readonly detach: () => void,
  ) {}

  static async open(
    dataSource: DataSource,
    channels: readonly string[],
    { onMessage, onLoss }: { onMessage: OnMessage; onLoss: () => void },
  ): Promise<ChangeListener> {
    const runner = dataSource.createQueryRunner('master');
    let detach = (): void => undefined;
    try {
      detach = attach((await runner.connect()) as Notifying, onMessage, onLoss);
      for (const channel of channels) await runner.query(`LISTEN ${channel}`);
      return new ChangeListener(runner, detach);
    } catch (error) {
      detach();
      await runner.release();
      throw error;
    }
  }

  /** Gives the connection back; it hears nothing any more. */
  async close(): Promise<void> {
    // The connection belongs to the pool, which lends it to others and ends it when nobody wants it: that is no loss.
    this.detach();
    await this.runner.query('UNLISTEN *').catch(() => undefined);
    await this.runner.release();
  }
}

/** @returns what takes the listeners away again */
function attach(connection: Notifying, onMessage: OnMessage, onLoss: () => void) {
  connection.on('notification', onMessage);
  connection.on('error', onLoss);
  connection.on('end', onLoss);
  return (): void => {
    connection.off('notification', onMessage);
    connection.off('error', onLoss);
    connection.off('end', onLoss);
  };
}
