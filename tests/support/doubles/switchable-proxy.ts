import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Passes connections on while it is switched on; while it is off, nothing listens on its port. */
export interface SwitchableProxy {
  port: number;
  switchOn(): Promise<void>;
  switchOff(): Promise<void>;
}

/** A proxy that is off at first, to a server on this machine, or to nothing. */
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
    else client.pipe(keep(connect(targetPort, '127.0.0.1'))).pipe(client);
  };
  const listen = async (port: number): Promise<Server> => {
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

  let server: Server | undefined = await listen(0);
  const { port } = server.address() as AddressInfo;
  const switchOff = async () => {
    if (server) await close(server);
    server = undefined;
  };
  await switchOff();
  return {
    port,
    async switchOn() {
      server ??= await listen(port);
    },
    switchOff,
  };
}
