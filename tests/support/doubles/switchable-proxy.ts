import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { freePort } from '../servers/servers.js';

/** Passes connections on while it is switched on; while it is off, nothing listens on its port. */
export interface SwitchableProxy {
  port: number;
  switchOn(): Promise<void>;
  switchOff(): Promise<void>;
  /** Delays each chunk of a response from now on; with Infinity none arrives. */
  slowDown(milliseconds: number): void;
}

/** Makes a proxy to a server on this machine, or to nothing. It is off at first. */
export async function createProxy(targetPort?: number): Promise<SwitchableProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const pass = (client: Socket) => {
    keep(client);
    if (targetPort === undefined) client.destroy();
    else
      client
        .pipe(keep(connect(targetPort, '127.0.0.1')))
        .pipe(hold())
        .pipe(client);
  };
  let answerDelay = 0;
  const hold = () =>
    new Transform({
      transform(piece, _encoding, done) {
        if (answerDelay === 0) done(null, piece);
        else if (Number.isFinite(answerDelay)) setTimeout(done, answerDelay, null, piece);
      },
    });
  // A reserved port, so that no other server gets it while this one is off.
  const port = await freePort();
  const listen = async (): Promise<Server> => {
    const server = createServer(pass).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const close = async (server: Server) => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  let server: Server | undefined;
  return {
    port,
    async switchOn() {
      server ??= await listen();
    },
    async switchOff() {
      if (server) await close(server);
      server = undefined;
    },
    slowDown(milliseconds) {
      answerDelay = milliseconds;
    },
  };
}
