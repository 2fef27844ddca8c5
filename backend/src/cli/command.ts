import type { Environment } from '../platform/config/environment.js';

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** Does it and answers the exit code. */
  run(environment: Environment, args: readonly string[]): Promise<number>;
}

/** The command was given wrong arguments; the message says which it takes. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
