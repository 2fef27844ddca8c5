import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { makeSiteBuild, type SiteBuild } from '../api/site-build.js';
import { becomesReady, endServer, freePort, isServed } from './servers.js';

export interface Nginx {
  /** Folders of the builds that it serves. */
  site: SiteBuild['site'];
  /** Address for plain requests. */
  url: string;
  /** Port for TLS, when it was given a certificate. */
  tlsPort: number;
  /** Its access log and all its other output. */
  log(): Promise<string>;
  /** Folder with files of other versions, which compose keeps. */
  keptFolder: string;
  /** Folder of its bodies and cached answers, /var/cache/nginx in the image. */
  cacheFolder: string;
  /** Makes it read its configuration and certificate again, as `nginx -s reload` does in the image. */
  reload(): void;
  /** Asks it to stop, as containers are asked (SIGQUIT). @returns its exit status */
  stop(): Promise<number | null>;
  /** Ends it and its workers at once, as when a machine has no memory left. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export interface NginxOptions {
  /** Folders of the builds; by default small ones of its own, removed when it closes. */
  site?: SiteBuild['site'];
  /** host:port of each backend, in the order they are asked. */
  backends: string[];
  /** Variables that an operator would set. */
  environment?: Record<string, string>;
  /** Directives of the image's configuration to change, with present and new value, so that no test waits for a real limit. */
  directives?: Record<string, [known: string, instead: string]>;
  /** Folder with fullchain.pem and privkey.pem. */
  tlsFolder?: string;
  /** Folder for the renewal of that certificate. */
  acmeFolder?: string;
  /** Runs it as the image does, which still serves after it was asked to stop. `programs`: folder that comes first on the PATH. */
  asImage?: { shutdownDelayMs: number; programs: string };
}

const sources = inRoot('nginx');
const program = '/usr/sbin/nginx';

/** Version of the installed nginx, such as [1, 22, 1]; undefined where there is none, for `describe.skip`. */
export const nginxVersion = ((): number[] | undefined => {
  try {
    const [, version = ''] =
      /nginx\/([\d.]+)/.exec(execFileSync('sh', ['-c', `${program} -v 2>&1`]).toString()) ?? [];
    return version ? version.split('.').map(Number) : undefined;
  } catch {
    return undefined;
  }
})();

/**
 * The environment as the image's entrypoint derives it.
 * @param uid user that the entrypoint runs as, if this process is root
 * @throws with the message of the entrypoint when it refuses to start
 */
export function deriveEnvironment(given: Record<string, string>, uid?: number): Map<string, string> {
  const script = readFileSync(path.join(sources, 'entrypoint', '15-smash.envsh'), 'utf8');
  const output = execFileSync('sh', ['-ec', `${script}\nenv -0`], {
    env: { PATH: process.env['PATH'] ?? '', ...given },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid?.() === 0 && uid !== undefined ? { uid } : {}),
  });
  const entries = output.toString().split('\0').filter(Boolean);
  return new Map(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}

/** Adapts the configuration to older versions, such as Debian 12's: they set HTTP/2 at the port and lack keepalive_min_timeout. */
function forThisVersion(text: string): string {
  const [major = 0, minor = 0] = nginxVersion ?? [];
  if (major > 1 || minor >= 28) return text;
  return text
    .replace(/^\s*(http2 on|keepalive_min_timeout .*);\n/m, '')
    .replaceAll(' ssl default_server', ' ssl http2 default_server');
}

/** Writes the image's configuration, with this machine's folders and ports in place of the image's. */
async function writeConfiguration(
  folder: string,
  options: NginxOptions,
  ports: [number, number],
): Promise<void> {
  const values = deriveEnvironment({
    PUBLIC_URL: 'https://smash.example',
    TLS_FOLDER: options.tlsFolder ?? '/nowhere',
    DNS_RESOLVERS: '127.0.0.1',
    ...options.environment,
  });
  const places = new Map([
    ['/etc/nginx/tls', options.tlsFolder ?? '/nowhere'],
    ['/etc/nginx/acme', options.acmeFolder ?? '/nowhere'],
    ['/etc/nginx', folder],
    ['/var/cache/nginx', `${folder}/cache`],
    ['/srv', `${folder}/srv`],
    ['/tmp', folder],
    ['/dev/stdout', `${folder}/access.log`],
    ['listen 8080', `listen ${ports[0]}`],
    ['listen 8443', `listen ${ports[1]}`],
  ]);
  const known = new RegExp([...places.keys()].join('|'), 'g');
  const settle = (text: string): string => {
    // In one pass: a replaced path may look like another one to replace.
    const moved = text.replace(known, (place) => places.get(place) ?? place);
    const filled = moved.replace(/\$\{([A-Z0-9_]+)\}/g, (_, name: string) => values.get(name) ?? '');
    return forThisVersion(filled)
      .replace(/^\s*listen \[::\].*\n/gm, '')
      .replaceAll('listen ', 'listen 127.0.0.1:');
  };
  const copy = async (from: string, to: string) => {
    await mkdir(path.join(folder, to), { recursive: true });
    for (const name of await readdir(path.join(sources, from))) {
      const text = await readFile(path.join(sources, from, name), 'utf8');
      await writeFile(path.join(folder, to, name.replace(/\.template$/, '')), settle(text));
    }
  };
  await copy('conf', 'smash');
  await copy('templates', 'conf.d');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(
    path.join(folder, 'nginx.conf'),
    user +
      withDirectives(settle(await readFile(path.join(sources, 'nginx.conf'), 'utf8')), options.directives),
  );
  const servers = options.backends.map((address) => `server ${address} max_fails=2 fail_timeout=3s;`);
  await writeFile(
    path.join(folder, 'conf.d', 'upstream.conf'),
    `upstream backend { zone backend 256k; ${servers.join(' ')} keepalive 32; keepalive_timeout 4s; }`,
  );
}

function withDirectives(text: string, directives: NginxOptions['directives'] = {}): string {
  return Object.entries(directives).reduce((changed, [name, [known, instead]]) => {
    if (!changed.includes(`${name} ${known};`)) throw new Error(`nginx.conf does not say ${name} ${known}`);
    return changed.replace(`${name} ${known};`, `${name} ${instead};`);
  }, text);
}

/** Command that starts nginx, with arguments and environment. */
function commandOf(
  folder: string,
  { asImage }: NginxOptions,
): [command: string, args: string[], environment: Record<string, string>] {
  const args = ['-e', 'stderr', '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'];
  if (!asImage) return [program, args, {}];
  const script = readFileSync(path.join(sources, 'image', 'serve'), 'utf8')
    .replace('/docker-entrypoint.sh ', '')
    .replaceAll('/tmp', folder);
  const environment = {
    PATH: `${asImage.programs}:${process.env['PATH']}`,
    SHUTDOWN_DELAY_MS: String(asImage.shutdownDelayMs),
  };
  return ['sh', ['-c', script, 'serve', program, ...args], environment];
}

/** Starts Debian's nginx with the configuration of the image. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { site, remove } = options.site ? { site: options.site } : await makeSiteBuild();
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-nginx-'));
  const ports: [number, number] = [await freePort(), await freePort()];
  await mkdir(path.join(folder, 'cache'));
  await mkdir(path.join(folder, 'srv', 'portal'), { recursive: true });
  await symlink(site.public, path.join(folder, 'srv', 'site'));
  await cp(site.admin, path.join(folder, 'srv', 'portal', 'hidden-portal'), { recursive: true });
  await writeConfiguration(folder, options, ports);

  const [command, args, environment] = commandOf(folder, options);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const close = async () => {
    await endServer(child, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
    await remove?.();
  };
  const url = `http://127.0.0.1:${ports[0]}`;
  if (!(await becomesReady(child, () => isServed(`${url}/favicon.svg`)))) {
    await close();
    throw new Error(`nginx did not start.\n${output}`);
  }
  return {
    site,
    url,
    tlsPort: ports[1],
    keptFolder: `${folder}/srv/kept`,
    cacheFolder: `${folder}/cache`,
    log: async () => (await readFile(`${folder}/access.log`, 'utf8')) + output,
    reload: () => {
      const signal = ['-e', 'stderr', '-c', `${folder}/nginx.conf`, '-s', 'reload'];
      execFileSync(program, signal, { stdio: 'pipe' });
    },
    async stop() {
      await endServer(child, 'SIGQUIT');
      return child.exitCode;
    },
    async kill() {
      const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
      await endServer(child, 'SIGKILL');
      for (const worker of workers.filter(Boolean)) process.kill(Number(worker), 'SIGKILL');
    },
    close,
  };
}
