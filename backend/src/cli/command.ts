import type { Readable } from 'node:stream';
import type { Environment } from '../platform/config/environment.js';

/** Input and output of a command: those of the process, unless a test runs the command within its own. */
export interface Terminal {
  stdin: Readable;
  console: Pick<Console, 'log' | 'error'>;
}

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** Runs the command. @returns the exit code */
  run(environment: Environment, args: readonly string[], terminal: Terminal): Promise<number>;
}

/** The command was given wrong arguments; the message names the right ones. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
