import { existsSync } from 'node:fs';
import { node } from '../node.mjs';
import { root } from '../paths.mjs';
import { endOf, start } from '../processes.mjs';
import { print } from '../progress.mjs';

/** Runs a program, shows what it prints, and collects its standard output. */
async function runVisibly(args, environment) {
  const child = start(node(), args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  return { code: await endOf(child, 'close'), output };
}

/** Folder of the lab, which tests/drills/lab/lab makes. */
const lab = process.env.LAB ?? '/var/lib/smash-lab';

/**
 * What a drill needs but lacks; undefined when it can run.
 * @param {import('./drills.mjs').Drill} drill
 * @param {string} [installation]
 */
function missingFor({ on }, installation) {
  if (on === 'installation' && !installation) return '--installation';
  return on === 'lab' && !existsSync(lab) ? 'the lab (tests/drills/lab)' : undefined;
}

/**
 * @param {import('./drills.mjs').Drill} drill
 * @param {{ installation?: string, environment: NodeJS.ProcessEnv }} options environment: of all drills
 * @returns {Promise<import('./report.mjs').Outcome>}
 */
export async function runDrill(drill, { installation, environment }) {
  print(`\n  ${drill.name}: ${drill.holds}.`);
  const missing = missingFor(drill, installation);
  if (missing) {
    print(`  skipped: it needs ${missing}`);
    return { drill, result: 'skipped', minutes: 0, figures: '' };
  }
  const settings = Object.entries(drill.environment ?? {}).map(([name, value]) => `${name}=${value}`);
  const began = performance.now();
  const address = drill.on === 'installation' && installation ? [installation] : [];
  const { code, output } = await runVisibly([...drill.run, ...address], {
    ...environment,
    ...drill.environment,
  });
  return {
    drill,
    result: code === 0 ? 'passed' : 'failed',
    minutes: (performance.now() - began) / 60_000,
    figures: [settings.join(' '), output].filter(Boolean).join('\n'),
  };
}
