import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Where a connection breaks: before the request is whole, when the server has it but has not answered, or within the response.
 * Or the request is lost in silence and the connection stays open.
 */
export type Cut = 'in the request' | 'before the response' | 'in the response' | 'without a word';

/** A proxy to a server on this machine that breaks connections where a test wants it to. */
export interface CuttingProxy {
  url: string;
  /** Cuts the next requests whose beginning matches, each with one of the cuts in turn; later ones pass. */
  cutNext(begin: RegExp, cuts: readonly Cut[]): void;
  /** Number of cuts that are still to come. */
  left(): number;
  close(): Promise<void>;
}

/** Bytes of a request that pass before it is cut: its head and the beginning of its body. */
const REQUEST_BYTES = 2000;
/** Bytes of a response that pass before it is cut: less than its head. */
const RESPONSE_BYTES = 60;

/**
 * Keeps browsers from using a connection twice: on a used connection they repeat a broken request by themselves. Expects the
 * head of a request in one piece.
 */
function withoutReuse(part: Buffer): Buffer {
  const text = part.toString('latin1');
  if (!/^[A-Z]+ \S+ HTTP/.test(text)) return part;
  return Buffer.from(text.replace(/^Connection: keep-alive/im, 'Connection: close'), 'latin1');
}

export async function startCuttingProxy(targetPort: number): Promise<CuttingProxy> {
  let pattern: RegExp | undefined;
  const cuts: Cut[] = [];
  const sockets = new Set<Socket>();

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  }

  function pass(client: Socket): void {
    keep(client);
    const server = keep(connect(targetPort, '127.0.0.1'));
    let cut: Cut | undefined;
    let sent = 0;
    client.on('data', (bytes: Buffer) => {
      const part = withoutReuse(bytes);
      if (!cut && cuts.length > 0 && pattern?.test(part.toString('latin1'))) {
        cut = cuts.shift();
        sent = 0;
      }
      if (cut !== 'in the request') return void server.write(part);
      server.write(part.subarray(0, REQUEST_BYTES - sent));
      sent += part.length;
      if (sent < REQUEST_BYTES) return;
      client.destroy();
      server.destroy();
    });
    server.on('data', (part: Buffer) => {
      if (!cut) return void client.write(part);
      if (cut === 'without a word') return;
      if (cut === 'in the response') client.write(part.subarray(0, RESPONSE_BYTES), () => client.destroy());
      else client.destroy();
      server.destroy();
    });
    client.on('close', () => server.destroy());
    server.on('close', () => {
      if (cut !== 'without a word') client.end();
    });
  }

  const listener = createServer(pass).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    cutNext(begin, next) {
      pattern = begin;
      cuts.push(...next);
    },
    left: () => cuts.length,
    async close() {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
