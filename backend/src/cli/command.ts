import type { Readable } from 'node:stream';
import type { Environment } from '../platform/config/environment.js';

/** What a command reads and writes: those of its process, unless a test runs it within its own. */
export interface Terminal {
  stdin: Readable;
  console: Pick<Console, 'log' | 'error'>;
}

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** Does it and returns the exit code. */
  run(environment: Environment, args: readonly string[], terminal: Terminal): Promise<number>;
}

/** The command was given wrong arguments; the message says which it takes. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
