import { buildParts } from '../builds/build.mjs';
import { serverParts } from '../builds/parts.mjs';
import { withCleanUp } from '../clean-up.mjs';
import { ExpectedError } from '../errors.mjs';
import { installIfNeeded } from '../install.mjs';
import { node } from '../node.mjs';
import { inRoot } from '../paths.mjs';
import { print, step } from '../progress.mjs';
import { capture, runNpm } from '../run.mjs';
import { keepAsReleased } from './breaking/released.mjs';
import { findApiDrift, generateApi } from './generate.mjs';

const help = `Generates files from the code: the API description (contract/openapi.json), the client's types, the tables of
docs/configuration.md and the picture of the modules in docs/architecture.md.

  npm run api:generate              writes them
  npm run api:generate -- --check   exits with 1 if the committed files are out of date
  npm run api:generate -- --release keeps the committed description as released: later ones must stay compatible with it

Options: --check, --release, --help`;

/** @param {string[]} args */
export async function main(args) {
  if (args.includes('--help')) {
    print(help);
    return 0;
  }
  return withCleanUp(async () => {
    await installIfNeeded();
    if (args.includes('--release')) await keepAsReleased();
    else await (args.includes('--check') ? check() : write());
    return 0;
  });
}

async function write() {
  await buildParts({ only: serverParts }).catch(generateForBuild);
  await step('Generate files from the code', generateApi);
}

/** Compiles the contract despite type errors, since the old client may not fit it: the backend needs its code only to describe itself. */
async function generateForBuild() {
  const compiler = inRoot('node_modules', 'typescript', 'bin', 'tsc');
  const project = inRoot('contract', 'tsconfig.build.json');
  await capture(node(), [compiler, '--project', project, '--noEmitOnError', 'false']);
  await runNpm(['run', 'build', '--workspace', 'backend'], { failure: 'The API does not build:' });
  await step('Generate the sources of the contract', generateApi);
  await buildParts({ only: serverParts });
}

async function check() {
  await buildParts({ only: serverParts });
  const drifted = await step('Compare the generated files', findApiDrift);
  if (drifted.length === 0) return;
  throw new ExpectedError(
    `${drifted.join(' and ')}: out of date. Run npm run api:generate and commit the result.`,
  );
}
