import { withCleanUp } from '../clean-up.mjs';
import { print, step } from '../progress.mjs';
import { copyChartFiles } from './chart-files.mjs';
import { generateManifests } from './manifests.mjs';
import { generateReadme } from './values-table.mjs';

const help = `Renders deploy/helm/smash-technology into deploy/kubernetes/base/rendered.yaml, its values into its README, and alarms and dashboards into its files, with Helm
or, without it, with the parts that its engine is made of. npm run check says when that is due.

  npm run kubernetes:generate

Options: --help`;

/** @param {string[]} args */
export async function main(args) {
  if (args.includes('--help')) {
    print(help);
    return 0;
  }
  return withCleanUp(async () => {
    await step('Copy alarms and dashboards into the chart', () => copyChartFiles());
    await step('Write the values into the README of the chart', generateReadme);
    await step('Render the chart', generateManifests);
    return 0;
  });
}
