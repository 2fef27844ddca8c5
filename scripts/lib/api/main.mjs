import { buildParts } from '../builds/build.mjs';
import { serverParts } from '../builds/parts.mjs';
import { withCleanUp } from '../clean-up.mjs';
import { ExpectedError } from '../errors.mjs';
import { installIfNeeded } from '../install.mjs';
import { print, step } from '../progress.mjs';
import { findApiDrift, generateApi } from './generate.mjs';

const help = `Writes what is made from the code: the API description (contract/openapi.json), the client's types, the tables of
docs/configuration.md and the picture of the modules in docs/architecture.md.

  npm run api:generate              write them
  npm run api:generate -- --check   exit with 1 when the committed ones are out of date

Options: --check, --help`;

/** @param {string[]} args */
export async function main(args) {
  if (args.includes('--help')) {
    print(help);
    return 0;
  }
  return withCleanUp(async () => {
    await installIfNeeded();
    await buildParts({ only: serverParts });
    if (!args.includes('--check')) {
      await step('Write what is made from the code', generateApi);
      return 0;
    }
    const drifted = await step('Compare what is made from the code', findApiDrift);
    if (drifted.length === 0) return 0;
    throw new ExpectedError(
      `${drifted.join(' and ')}: out of date. Run npm run api:generate and commit the result.`,
    );
  });
}
