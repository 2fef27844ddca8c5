import { node } from '../node.mjs';
import { inPackage, inRoot } from '../paths.mjs';
import { print } from '../progress.mjs';
import { start } from '../processes.mjs';

const colours = { contract: 36, backend: 33, api: 32, site: 35, portal: 34 };
const width = Math.max(...Object.keys(colours).map((name) => name.length));
const isColoured = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

/** The same compilation as in backend/package.json. */
const compileBackend = [
  inPackage('@swc/cli', 'bin/swc.js'),
  ...['src', '-d', 'dist', '--strip-leading-paths'],
  ...['--ignore', '**/*.spec.ts', '--ignore', '**/*.conformance.ts'],
];

/**
 * @typedef {object} DevProgram
 * @property {string} name
 * @property {string} cwd
 * @property {string[]} args for node
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [readyLine] what it prints when the programs after it may start
 */

/**
 * The programs of `npm run dev`.
 * @param {{ ports: { site: number, portal: number }, serverEnvironment: NodeJS.ProcessEnv, apiUrl: string }} options
 * @returns {DevProgram[]}
 */
export function devPrograms({ ports, serverEnvironment, apiUrl }) {
  const proxy = { ...process.env, API_ORIGIN: apiUrl };
  const vite = (port) => ['--port', String(port), '--strictPort'];
  const watchContract = ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'];
  return [
    {
      name: 'contract',
      cwd: inRoot('contract'),
      args: [inPackage('typescript', 'bin/tsc'), ...watchContract],
    },
    {
      name: 'backend',
      cwd: inRoot('backend'),
      args: [...compileBackend, '--watch'],
      // It compiles everything first, and the API must not load half of the result.
      readyLine: 'Watching for file changes',
    },
    {
      name: 'api',
      cwd: inRoot('backend'),
      args: ['--watch', '--watch-preserve-output', 'dist/main.js'],
      env: serverEnvironment,
    },
    {
      name: 'site',
      cwd: inRoot('public-web'),
      args: [inPackage('@react-router/dev', 'bin.js'), 'dev', ...vite(ports.site)],
      env: proxy,
    },
    {
      name: 'portal',
      cwd: inRoot('admin-web'),
      args: [inPackage('vite', 'bin/vite.js'), ...vite(ports.portal)],
      env: proxy,
    },
  ];
}

function prefixLines(name, stream, onLine) {
  const label = `${name.padEnd(width)} │ `;
  const prefix = isColoured ? `\x1b[${colours[name]}m${label}\x1b[0m` : label;
  let rest = '';
  stream?.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      onLine(line);
      if (line.trim()) print(prefix + line);
    }
  });
}

/**
 * Starts one program and prints its output behind its name.
 * @param {DevProgram} definition
 * @param {(name: string, code: number | null) => void} onEnd
 * @returns {Promise<void>} resolves when the program is ready, or has ended
 */
export function startDevProgram({ name, cwd, args, env = process.env, readyLine }, onEnd) {
  const child = start(node(), args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve) => {
    const onLine = (line) => {
      if (readyLine && line.includes(readyLine)) resolve();
    };
    prefixLines(name, child.stdout, onLine);
    prefixLines(name, child.stderr, onLine);
    child.once('exit', (code) => {
      onEnd(name, code);
      resolve();
    });
    if (!readyLine) resolve();
  });
}
