import { withCleanUp } from '../clean-up.mjs';
import { ExpectedError } from '../errors.mjs';
import { installIfNeeded } from '../install.mjs';
import { buildParts } from './build.mjs';
import { parts } from './parts.mjs';

const help = `Builds the contract, the API and both web sites.

  npm run build                 everything
  npm run build -- backend      only this part and those that it needs (${parts.map(({ name }) => name).join(', ')})
  npm run build -- --stale      only what changed since the last build

Options: --stale, --help`;

/** @param {string[]} args */
export async function main(args) {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const names = args.filter((arg) => arg !== '--stale');
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown) throw new ExpectedError(`There is no part "${unknown}".\n\n${help}`);
  const isWanted = (part) =>
    names.length === 0 ||
    names.includes(part.name) ||
    names.some((name) => parts.find((other) => other.name === name)?.needs.includes(part.name));

  return withCleanUp(async () => {
    await installIfNeeded();
    await buildParts({ only: parts.filter(isWanted), isForced: !args.includes('--stale') });
    return 0;
  });
}
