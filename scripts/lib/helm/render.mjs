import { access } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';
import { capture, runOrFail } from '../run.mjs';

export const chartFolder = inRoot('deploy', 'helm', 'smash-technology');
/** Folder where Debian puts the sources of Go libraries. */
const GO_LIBRARIES = '/usr/share/gocode';

const works = async (command, args) => (await capture(command, args)).code === 0;

async function hasGo() {
  const sprig = access(`${GO_LIBRARIES}/src/github.com/Masterminds/sprig`);
  const yaml = access(`${GO_LIBRARIES}/src/sigs.k8s.io/yaml`);
  return Promise.all([sprig, yaml, access('/usr/bin/go')]).then(
    () => true,
    () => false,
  );
}

/**
 * Finds a renderer of the chart on this machine: Helm, or the parts that its engine is made of (render.go).
 * @returns {Promise<'helm' | 'go' | undefined>}
 */
export async function findRenderer() {
  if (await works('helm', ['version', '--short'])) return 'helm';
  return (await hasGo()) ? 'go' : undefined;
}

const program = inRoot('node_modules', '.cache', 'chart-renderer');
/** @type {Promise<unknown> | undefined} */
let built;

/** Builds the renderer once per process: `go run` would link it again for each chart. @param {string} failure */
function buildProgram(failure) {
  const env = { ...process.env, GO111MODULE: 'off', GOPATH: GO_LIBRARIES, GOFLAGS: '' };
  const args = ['build', '-o', program, inRoot('scripts', 'lib', 'helm', 'render.go')];
  return (built ??= runOrFail('go', args, { failure, env }));
}

/**
 * Renders the manifests of the chart with values.
 * @param {'helm' | 'go'} renderer
 * @param {{ release: string, namespace: string, values: string[] }} wanted values: files
 * @returns {Promise<string>}
 */
export async function renderChart(renderer, { release, namespace, values }) {
  const failure = 'The chart cannot be rendered:';
  if (renderer === 'helm') {
    const files = values.flatMap((file) => ['--values', file]);
    const args = ['template', release, chartFolder, '--namespace', namespace, ...files];
    return (await runOrFail('helm', args, { failure })).stdout;
  }
  await buildProgram(failure);
  return (await runOrFail(program, [chartFolder, release, namespace, ...values], { failure })).stdout;
}
