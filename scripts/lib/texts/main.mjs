import { buildParts } from '../builds/build.mjs';
import { serverParts } from '../builds/parts.mjs';
import { withCleanUp } from '../clean-up.mjs';
import { print, step } from '../progress.mjs';
import { generateCatalogue } from './catalogue.mjs';

const help = `Collects the portal's texts into admin-web/src/i18n/en.json, which translators copy (docs/languages.md). npm run check says when the
file is out of date.

  npm run texts:generate

Options: --help`;

/** @param {string[]} args */
export async function main(args) {
  if (args.includes('--help')) {
    print(help);
    return 0;
  }
  return withCleanUp(async () => {
    await buildParts({ only: serverParts });
    await step("Collect the portal's texts", generateCatalogue);
    return 0;
  });
}
