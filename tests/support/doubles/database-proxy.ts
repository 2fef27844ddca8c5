import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a backend and PostgreSQL, and can hold a transaction at its end. */
export interface DatabaseProxy {
  /** Connection string of the same database, through it. */
  url: string;
  /**
   * Holds the next transaction with a statement: before PostgreSQL hears of its commit, or when it has committed and
   * nobody knows. Resolves when it is held.
   */
  holdCommit(of: { statement: string; point: 'before' | 'after' }): Promise<void>;
  /** Breaks every connection off, also a held one. */
  breakOff(): void;
  close(): Promise<void>;
}

interface Trap {
  /** How its SQL begins. */
  statement: string;
  point: 'before' | 'after';
  spring: () => void;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const target = Number(url.port);
  const sockets = new Set<Socket>();
  let trap: Trap | undefined;

  function pass(client: Socket): void {
    const server = connect(target, '127.0.0.1');
    const close = () => {
      for (const socket of [client, server]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', close).on('close', close);
    }
    let hasWritten = false;
    let isHeld = false;
    client.on('data', (chunk: Buffer) => {
      hasWritten ||= trap !== undefined && chunk.includes(trap.statement);
      if (trap && hasWritten && chunk.includes('COMMIT\0')) {
        const { point, spring } = trap;
        trap = undefined;
        isHeld = true;
        if (point === 'before') {
          spring();
          return;
        }
        server.once('data', spring);
      }
      server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => {
      if (!isHeld) client.write(chunk);
    });
  }

  const proxy = createServer(pass).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  url.port = String((proxy.address() as AddressInfo).port);
  const breakOff = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    holdCommit: ({ statement, point }) =>
      new Promise((resolve) => {
        trap = { statement, point, spring: resolve };
      }),
    breakOff,
    async close() {
      breakOff();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
