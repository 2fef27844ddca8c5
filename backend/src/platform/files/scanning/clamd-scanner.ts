import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { PartUnavailableError } from '../../errors/part-unavailable.error.js';
import { type ScannableFile, VirusScanner } from './virus-scanner.js';

/** From connecting to the verdict. deploy/clamav/clamd.conf ends a scan earlier. */
export const TIME_LIMIT_MS = 10_000;

export interface ClamdAddress {
  host: string;
  port: number;
}

type Command = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** Asks clamd, ClamAV's server, over TCP. Files are streamed to it, so it needs no access to our disk. */
export class ClamdScanner extends VirusScanner {
  readonly isOn = true;

  constructor(
    private readonly address: ClamdAddress,
    private readonly timeLimitMs = TIME_LIMIT_MS,
  ) {
    super();
  }

  async find(file: ScannableFile, signal?: AbortSignal): Promise<string | undefined> {
    const reply = await this.ask(scanCommand(file), signal);
    if (reply === 'stream: OK') return undefined;
    const name = /^stream: (.+) FOUND$/.exec(reply)?.[1];
    if (name !== undefined) return name;
    throw new PartUnavailableError(`The virus scanner answered "${reply}"`);
  }

  async check(): Promise<void> {
    const reply = await this.ask(['zPING\0']);
    if (reply !== 'PONG') throw new PartUnavailableError(`The virus scanner answered "${reply}"`);
  }

  /** One connection for each command: clamd closes it after the reply. */
  private async ask(command: Command, sooner?: AbortSignal): Promise<string> {
    const limit = AbortSignal.timeout(this.timeLimitMs);
    const signal = sooner ? AbortSignal.any([limit, sooner]) : limit;
    const socket = connect({ ...this.address, signal });
    try {
      const [reply] = await Promise.all([text(socket), send(command, socket, signal)]);
      return reply.replace(/\0$/, '');
    } catch (error) {
      if (error instanceof PartUnavailableError) throw error;
      throw new PartUnavailableError('The virus scanner does not answer', { cause: error });
    } finally {
      socket.destroy();
    }
  }
}

/** The file in chunks, each preceded by its length in four bytes; a length of zero ends it. */
async function* scanCommand(file: ScannableFile): AsyncGenerator<string | Buffer> {
  yield 'zINSTREAM\0';
  for await (const chunk of contentOf(file)) {
    yield lengthOf(chunk);
    yield chunk;
  }
  yield lengthOf(Buffer.alloc(0));
}

/** The file's chunks. Keeps errors of the disk apart from those of the scanner. */
async function* contentOf(file: ScannableFile): AsyncGenerator<Buffer> {
  try {
    yield* file.content() as AsyncIterable<Buffer>;
  } catch (error) {
    throw new PartUnavailableError('An upload cannot be read from the spool folder', { cause: error });
  }
}

function lengthOf(chunk: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(chunk.length);
  return bytes;
}

/** Leaves the connection open: clamd takes a half-closed connection for a client that went away. */
async function send(command: Command, socket: Socket, signal: AbortSignal): Promise<void> {
  for await (const part of command) {
    if (!socket.write(part)) await once(socket, 'drain', { signal });
  }
}
