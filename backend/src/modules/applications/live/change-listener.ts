import type { DataSource, QueryRunner } from 'typeorm';

/** A message on a channel. */
export interface Notification {
  channel: string;
  payload?: string;
}

type OnMessage = (message: Notification) => void;

/** The events of a `pg` connection. */
type Notifying = Record<
  'on' | 'off',
  {
    (event: 'notification', listener: OnMessage): void;
    (event: 'error' | 'end', listener: () => void): void;
  }
>;

/**
 * Keeps one connection to the database that receives other backends' notifications. A lost connection is not opened
 * again: the caller opens a new listener.
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

  /** Stops listening and gives the connection back. */
  async close(): Promise<void> {
    // The pool lends the connection to others, and ends it when nobody needs it: that must not count as a loss.
    this.detach();
    await this.runner.query('UNLISTEN *').catch(() => undefined);
    await this.runner.release();
  }
}

/** @returns a function that removes the listeners */
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
