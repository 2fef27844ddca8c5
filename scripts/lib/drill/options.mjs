import { parseArgs } from 'node:util';
import { ExpectedError, messageOf } from '../errors.mjs';
import { drills } from './drills.mjs';

const byName = drills.filter(({ isByName }) => isByName).map(({ name }) => name);

export const help = `Runs drills: tests that are too long or too random for npm test. They run each night and before a release.

  npm run drill                       the nightly drills, one after another
  npm run drill fuzz slow-clients     only these

A drill marked "only by name" is not nightly: ${byName.join(', ')}.

Options, after "--"
  --list                     lists the drills, with what each tests and how long it takes
  --report <file>            also writes the report to this file
  --installation <address>   a running compose installation with RATE_LIMIT_FACTOR=1000 in its .env; drills that need one are
                             skipped without it

Prints a report in Markdown. The exit code is 1 if a drill failed.`;

/** Drills that run when none is named. */
export const nightly = drills.filter(({ isByName }) => !isByName);

/** The list of all drills, one line for each. */
export function list() {
  const lines = drills.map(
    ({ name, holds, minutes, on, isByName }) =>
      `  ${name.padEnd(18)} ${String(minutes).padStart(2)} min  ${holds}${on === 'installation' ? ' (--installation)' : on === 'lab' ? ' (in the lab)' : ''}${isByName ? ' (only by name)' : ''}`,
  );
  const total = nightly.reduce((sum, { minutes }) => sum + minutes, 0);
  return `${lines.join('\n')}\n\n  ${String(total).padStart(21)} min each night`;
}

/**
 * @param {string[]} args
 * @returns {{ isHelp: boolean, isList: boolean, report?: string, installation?: string, chosen: import('./drills.mjs').Drill[] }}
 */
export function readOptions(args) {
  /** @satisfies {import('node:util').ParseArgsConfig['options']} */
  const options = {
    help: { type: 'boolean' },
    list: { type: 'boolean' },
    report: { type: 'string' },
    installation: { type: 'string' },
  };
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new ExpectedError(`${messageOf(error)}\n\n${help}`);
  }
  const { values, positionals: names } = parsed;
  const unknown = names.filter((name) => !drills.some((drill) => drill.name === name));
  if (unknown.length > 0) throw new ExpectedError(`There is no drill ${unknown.join(', ')}.\n\n${list()}`);
  return {
    isHelp: values.help ?? false,
    isList: values.list ?? false,
    report: values.report,
    installation: values.installation,
    chosen: names.length === 0 ? nightly : drills.filter(({ name }) => names.includes(name)),
  };
}
