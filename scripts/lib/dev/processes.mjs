import { inRoot } from '../paths.mjs';
import { print } from '../progress.mjs';
import { start } from '../processes.mjs';

const program = (packageName, file) => inRoot('node_modules', packageName, file);
const colours = { contract: 36, api: 32, site: 35, portal: 34 };
const width = Math.max(...Object.keys(colours).map((name) => name.length));
const isColoured = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

/**
 * The programs of `npm run dev`, each with the folder it runs in.
 * @param {{ ports: { site: number, portal: number }, serverEnvironment: NodeJS.ProcessEnv, apiUrl: string }} options
 */
export function devPrograms({ ports, serverEnvironment, apiUrl }) {
  const proxy = { ...process.env, API_ORIGIN: apiUrl };
  const vite = (port) => ['--port', String(port), '--strictPort'];
  const watchContract = ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'];
  return [
    { name: 'contract', cwd: 'contract', args: [program('typescript', 'bin/tsc'), ...watchContract] },
    {
      name: 'api',
      cwd: 'backend',
      args: ['--watch', '--watch-preserve-output', 'dist/main.js'],
      env: serverEnvironment,
    },
    {
      name: 'site',
      cwd: 'public-web',
      args: [program('@react-router/dev', 'bin.js'), 'dev', ...vite(ports.site)],
      env: proxy,
    },
    {
      name: 'portal',
      cwd: 'admin-web',
      args: [program('vite', 'bin/vite.js'), ...vite(ports.portal)],
      env: proxy,
    },
  ];
}

function prefixLines(name, stream) {
  const label = `${name.padEnd(width)} │ `;
  const prefix = isColoured ? `\x1b[${colours[name]}m${label}\x1b[0m` : label;
  let rest = '';
  stream?.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) print(prefix + line);
  });
}

/**
 * Starts one program and prints its output behind its name.
 * @param {ReturnType<typeof devPrograms>[number]} definition
 * @param {(name: string, code: number | null) => void} onEnd
 */
export function startDevProgram({ name, cwd, args, env = process.env }, onEnd) {
  const child = start(process.execPath, args, {
    cwd: inRoot(cwd),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  prefixLines(name, child.stdout);
  prefixLines(name, child.stderr);
  child.once('exit', (code) => onEnd(name, code));
}
