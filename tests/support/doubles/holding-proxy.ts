import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Where a connection is held: before the server gets what a client sent, or when the server has done it and before the client hears. */
export type HoldingPoint = 'before' | 'after';

/** A chunk from a client to hold, by a text in it. */
export interface Held {
  /** Such as the beginning of a statement or of a request. */
  text: string;
  /** Holds only at this later text on the same connection, such as the end of the transaction. */
  until?: string;
  point: HoldingPoint;
}

/** How PostgreSQL's clients end a transaction. */
export const COMMIT = 'COMMIT\0';

/** A proxy between a client and a server on this machine (PostgreSQL, S3, a backend) that can hold a connection at an exact point. */
export interface HoldingProxy {
  /** Address of the server through the proxy. */
  url: string;
  /** Holds the next matching chunk. Resolves when it is held. */
  hold(held: Held): Promise<void>;
  /** Breaks off all connections, including a held one. */
  breakOff(): void;
  /** From now on leaves new connections without an answer, like a machine that is gone. Resolves after this many attempts to connect. */
  fallSilent(attempts: number): Promise<void>;
  /** Serves new connections again. */
  speak(): void;
  close(): Promise<void>;
}

export async function startHoldingProxy(serverUrl: string): Promise<HoldingProxy> {
  const url = new URL(serverUrl);
  const target = Number(url.port);
  const sockets = new Set<Socket>();
  let trap: (Held & { spring: () => void }) | undefined;
  let silence: { attemptsLeft: number; enough: () => void } | undefined;

  function pass(client: Socket): void {
    if (silence) {
      sockets.add(client.on('error', () => undefined).on('close', () => sockets.delete(client)));
      silence.attemptsLeft -= 1;
      if (silence.attemptsLeft === 0) silence.enough();
      return;
    }
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
    let hasText = false;
    let held: HoldingPoint | undefined;
    client.on('data', (chunk: Buffer) => {
      hasText ||= trap !== undefined && chunk.includes(trap.text);
      if (trap && hasText && (!trap.until || chunk.includes(trap.until))) {
        const { point, spring } = trap;
        trap = undefined;
        held = point;
        if (point === 'before') spring();
        else server.once('data', spring);
      }
      if (held !== 'before') server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => {
      if (!held) client.write(chunk);
    });
  }

  const proxy = createServer(pass).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  url.port = String((proxy.address() as AddressInfo).port);
  const breakOff = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href.replace(/\/$/, ''),
    hold: (held) =>
      new Promise((resolve) => {
        trap = { ...held, spring: resolve };
      }),
    breakOff,
    fallSilent: (attemptsLeft) =>
      new Promise((enough) => {
        silence = { attemptsLeft, enough };
      }),
    speak() {
      silence = undefined;
    },
    async close() {
      breakOff();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
