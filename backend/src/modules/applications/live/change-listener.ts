import type { DataSource, QueryRunner } from 'typeorm';

/** What arrives on a channel. */
export interface Notification {
  channel: string;
  payload?: string;
}

/** What a connection of `pg` can do besides queries. */
interface Notifying {
  on(event: 'notification', listener: (message: Notification) => void): void;
  on(event: 'error' | 'end', listener: () => void): void;
}

/**
 * Keeps one connection to the database on which other backends' notifications arrive. Lost, it is not opened again by
 * itself: whoever wants to go on listens again.
 */
export class ChangeListener {
  private constructor(private readonly runner: QueryRunner) {}

  static async open(
    dataSource: DataSource,
    channels: readonly string[],
    { onMessage, onLoss }: { onMessage: (message: Notification) => void; onLoss: () => void },
  ): Promise<ChangeListener> {
    const runner = dataSource.createQueryRunner('master');
    try {
      const connection = (await runner.connect()) as Notifying;
      connection.on('notification', onMessage);
      connection.on('error', onLoss);
      connection.on('end', onLoss);
      for (const channel of channels) await runner.query(`LISTEN ${channel}`);
      return new ChangeListener(runner);
    } catch (error) {
      await runner.release();
      throw error;
    }
  }

  /** Gives the connection back; it hears nothing any more. */
  async close(): Promise<void> {
    await this.runner.query('UNLISTEN *').catch(() => undefined);
    await this.runner.release();
  }
}
