import { writeFile } from 'node:fs/promises';
import { buildParts } from '../builds/build.mjs';
import { parts, serverParts } from '../builds/parts.mjs';
import { CleanUp } from '../clean-up.mjs';
import { installIfNeeded } from '../install.mjs';
import { stopAll } from '../processes.mjs';
import { print } from '../progress.mjs';
import { findBrowsers } from '../test/browsers.mjs';
import { prepareRequirements } from '../test/requirements.mjs';
import { help, list, readOptions } from './options.mjs';
import { formatReport } from './report.mjs';
import { runDrill } from './run-drill.mjs';

/** @param {string[]} args */
export async function main(args) {
  const { isHelp, isList, chosen, report, installation } = readOptions(args);
  if (isHelp || isList) {
    print(isHelp ? help : list());
    return 0;
  }
  const cleanUp = new CleanUp();
  cleanUp.handleSignals(() => 130);
  cleanUp.add(stopAll);
  const outcomes = [];
  try {
    await installIfNeeded();
    const hasBrowser = chosen.some(({ needsBrowser }) => needsBrowser);
    await prepareRequirements(
      new Set(hasBrowser ? ['api', 'e2e'] : ['api']),
      chosen.flatMap(({ packages = [] }) => packages),
    );
    await buildParts({ only: hasBrowser ? parts : serverParts });
    // Lighthouse reads the path of the browser from CHROME_PATH.
    const { whole } = findBrowsers();
    const environment = whole ? { CHROME_PATH: whole } : {};
    for (const drill of chosen) outcomes.push(await runDrill(drill, { installation, environment }));
  } finally {
    if (cleanUp.isRunning) await new Promise(() => {});
    else await cleanUp.run();
  }
  const text = formatReport(outcomes, new Date());
  print(`\n${text}`);
  if (report) await writeFile(report, text);
  return outcomes.some(({ result }) => result === 'failed') ? 1 : 0;
}
