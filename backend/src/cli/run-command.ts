import { describeFailure } from '../platform/errors/describe-failure.js';
import { ConfigurationError, readEnvironment } from '../platform/config/environment.js';
import { type Terminal, UsageError } from './command.js';
import { commands } from './commands.js';

/**
 * Runs the named command, or lists all commands when there is none of that name.
 * @returns the exit code
 */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  source: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const command = commands[name];
  if (!command) {
    const lines = Object.entries(commands).map(([known, { summary }]) => `  ${known.padEnd(16)} ${summary}`);
    const usage = `Usage: node backend/dist/cli.js <command>\n\n${lines.join('\n')}`;
    const isAskedFor = name === '' || name === '--help';
    terminal.console[isAskedFor ? 'log' : 'error'](usage);
    return isAskedFor ? 0 : 2;
  }
  try {
    return await command.run(readEnvironment(source), args, terminal);
  } catch (error) {
    terminal.console.error(describeFailure(error, [ConfigurationError, UsageError]));
    return 1;
  }
}
