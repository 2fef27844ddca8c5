import { parseArgs } from 'node:util';
import { ExpectedError, messageOf } from '../errors.mjs';
import { drills } from './drills.mjs';

export const help = `Runs the drills: what is too long or too random for npm test. For each night, and before a release.

  npm run drill                       those of each night, one after another: all but upgrade
  npm run drill fuzz slow-clients     only these

Options, after "--"
  --list                     what there is, and how long it takes
  --report <file>            writes the report there too
  --installation <address>   a running compose installation with RATE_LIMIT_FACTOR=1000 in its .env, for the drills that need
                             one; without it they are skipped

Ends with a report in Markdown, and with an exit code other than 0 when a drill failed.`;

/** Drills that run when none is named. */
export const nightly = drills.filter(({ isByName }) => !isByName);

/** The list of all drills, one line for each. */
export function list() {
  const lines = drills.map(
    ({ name, holds, minutes, on, isByName }) =>
      `  ${name.padEnd(18)} ${String(minutes).padStart(2)} min  ${holds}${on === 'installation' ? ' (--installation)' : on === 'lab' ? ' (in the lab)' : ''}${isByName ? ' (by its name alone)' : ''}`,
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
