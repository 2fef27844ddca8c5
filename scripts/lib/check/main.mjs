import { buildParts } from '../builds/build.mjs';
import { serverParts } from '../builds/parts.mjs';
import { withCleanUp } from '../clean-up.mjs';
import { installIfNeeded } from '../install.mjs';
import { print } from '../progress.mjs';
import { checkParts } from './parts.mjs';
import { runChecks } from './run-checks.mjs';

const help = `Checks the code without running it.

  npm run check                  everything
  npm run check -- lint types    only the parts whose name contains one of these words

Parts: ${checkParts.map(({ name }) => name).join('; ')}`;

/** @param {string[]} args */
export async function main(args) {
  if (args.includes('--help')) {
    print(help);
    return 0;
  }
  return withCleanUp(async () => {
    await installIfNeeded();
    await buildParts({ only: serverParts });
    const results = await runChecks(args);
    const failed = results.filter(({ isClean }) => !isClean);
    print(
      failed.length === 0
        ? `\n${results.length} checks are clean`
        : `\nNot clean: ${failed.map(({ name }) => name).join(', ')}`,
    );
    return failed.length === 0 ? 0 : 1;
  });
}
