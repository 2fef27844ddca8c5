import type { DataSource, QueryRunner } from 'typeorm';

/** What a connection of `pg` can do besides queries. */
interface Notifying {
  on(event: 'notification', listener: (message: { payload?: string }) => void): void;
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
    channel: string,
    { onMessage, onLoss }: { onMessage: (payload: string) => void; onLoss: () => void },
  ): Promise<ChangeListener> {
    const runner = dataSource.createQueryRunner('master');
    try {
      const connection = (await runner.connect()) as Notifying;
      connection.on('notification', ({ payload = '' }) => onMessage(payload));
      connection.on('error', onLoss);
      connection.on('end', onLoss);
      await runner.query(`LISTEN ${channel}`);
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
