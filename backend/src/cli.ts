import { runCommand } from './cli/run-command.js';

/** Commands for operators: `node backend/dist/cli.js <command>`; without a command, lists them. */
process.exitCode = await runCommand(process.argv.slice(2), process.env, { stdin: process.stdin, console });
