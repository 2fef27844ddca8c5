import { buildParts } from '../builds/build.mjs';
import { serverParts } from '../builds/parts.mjs';
import { CleanUp } from '../clean-up.mjs';
import { ExpectedError } from '../errors.mjs';
import { installIfNeeded } from '../install.mjs';
import { print, step } from '../progress.mjs';
import { findApiDrift, generateApi } from './generate.mjs';

const help = `Writes the API description (contract/openapi.json) and the client's types from the backend's code.

  npm run api:generate              write them
  npm run api:generate -- --check   exit with 1 when the committed ones are out of date

Options: --check, --help`;

/** @param {string[]} args */
export async function main(args) {
  if (args.includes('--help')) {
    print(help);
    return 0;
  }
  const cleanUp = new CleanUp();
  cleanUp.handleSignals(() => 130);
  try {
    await installIfNeeded();
    await buildParts({ only: serverParts });
    if (!args.includes('--check')) {
      await step('Write the API description and its client', generateApi);
      return 0;
    }
    const drifted = await step('Compare the API description with the code', findApiDrift);
    if (drifted.length === 0) return 0;
    throw new ExpectedError(
      `${drifted.join(' and ')}: out of date. Run npm run api:generate and commit the result.`,
    );
  } finally {
    await cleanUp.run();
  }
}
