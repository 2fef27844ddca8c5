import { UsageError } from './cli/command.js';
import { commands } from './cli/commands.js';
import { describeFailure } from './platform/errors/describe-failure.js';
import { ConfigurationError, readEnvironment } from './platform/config/environment.js';

/** Commands for operators: `node backend/dist/cli.js <command>`; without one, the list of them. */
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  const lines = Object.entries(commands).map(([known, { summary }]) => `  ${known.padEnd(16)} ${summary}`);
  console.error(`Usage: node backend/dist/cli.js <command>\n\n${lines.join('\n')}`);
  process.exit(name === '' || name === '--help' ? 0 : 2);
}
try {
  process.exitCode = await command.run(readEnvironment(process.env), args);
} catch (error) {
  console.error(describeFailure(error, [ConfigurationError, UsageError]));
  process.exitCode = 1;
}
