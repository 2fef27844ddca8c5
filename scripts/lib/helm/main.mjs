import { withCleanUp } from '../clean-up.mjs';
import { print, step } from '../progress.mjs';
import { copyChartFiles } from './chart-files.mjs';
import { generateManifests } from './manifests.mjs';
import { generateReadme } from './values-table.mjs';

const help = `Renders deploy/helm/smash-technology into deploy/kubernetes/base/rendered.yaml, writes its values into its README, and copies alarms
and dashboards into it. It uses Helm or, if that is missing, the Go libraries of its engine. npm run check says when the files are
out of date.

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
