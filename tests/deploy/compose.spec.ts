import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SCHEMA_WAIT_MS } from '../../backend/src/cli/await-schema.js';
import { ENVIRONMENT_KEYS } from '../../backend/src/platform/config/environment.js';
import { inRoot } from '../../scripts/lib/paths.mjs';
import {
  type ComposeFile,
  type ComposeService,
  defaultImage,
  readCompose,
  serviceOf,
  toBytes,
} from '../support/deploy/compose-files.js';
import { readKeys } from '../support/deploy/yaml-files.js';

const compose = readCompose('docker-compose.yml');
const stack = readCompose('deploy/swarm/stack.yml');
const migration = readCompose('deploy/swarm/migrate.yml');
const data = readCompose('deploy/swarm/data.yml');
const cluster = readCompose('deploy/swarm/cluster.yml');

/** Variables that the image sets, that a separate migration makes needless, or that serve machines without S3 or a proxy. */
const NOT_FOR_OPERATORS = [
  'PORT',
  'HOST',
  'MIGRATE_ON_START',
  // Only for the migration.
  'DATABASE_OWNER_URL',
  'STORAGE_PATH',
  'UPLOAD_PATH',
  'MAIL_PATH',
  'SITE_PUBLIC_PATH',
  'SITE_ADMIN_PATH',
  'SOURCE_COMMIT',
  // Only for the backup commands: scripts/lib/backup.sh passes them on.
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
  // A cluster sets these for a ServiceAccount with an identity.
  'AWS_ROLE_ARN',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_ENDPOINT_URL_STS',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
];
/** Returns the services in a network. */
const inNetwork = (name: string, ...files: ComposeFile[]) =>
  files.flatMap(({ services }) =>
    Object.entries(services).flatMap(([service, { networks = [] }]) =>
      Array.isArray(networks) && networks.includes(name) ? [service] : [],
    ),
  );
/** Returns the user that a service runs as: its own, or the user of the Dockerfile's stage that it is built from. */
function userOf({ user, build }: ComposeService): string | undefined {
  if (user || !build) return user;
  const [, ...stages] = readFileSync(inRoot(build.context, 'Dockerfile'), 'utf8').split(/^FROM /m);
  const stage = stages.findLast(
    (text) => !build.target || text.split('\n')[0]?.endsWith(` AS ${build.target}`),
  );
  return [...(stage ?? '').matchAll(/^USER (.+)$/gm)].at(-1)?.[1];
}
/** Returns the names of the backend's variables. */
const keysOf = (file: ComposeFile) => Object.keys(serviceOf(file, 'backend').environment ?? {});

describe('docker-compose.yml', () => {
  it('hands the backend every variable that an operator may set', () => {
    const wanted = ENVIRONMENT_KEYS.filter((key) => !NOT_FOR_OPERATORS.includes(key));
    expect(keysOf(compose).sort()).toEqual([...wanted].sort());
  });

  it('keeps services that only talk to each other from the proxy in Docker’s own settings', () => {
    for (const name of ['nginx', 'minio', 'bucket']) {
      expect(serviceOf(compose, name).environment).toMatchObject({ NO_PROXY: '*', no_proxy: '*' });
    }
  });

  it('gives the owner role only to the migration and the backup tools', () => {
    const having = Object.entries(compose.services).filter(
      ([name, { environment = {} }]) =>
        name !== 'postgres' && /POSTGRES_PASSWORD}@/.test(JSON.stringify(environment)),
    );
    expect(having.map(([name]) => name)).toEqual(['migrate', 'database-tools']);
    const {
      DATABASE_OWNER_URL: owner,
      DATABASE_URL: serving,
      ...others
    } = serviceOf(compose, 'migrate').environment ?? {};
    expect(owner).toContain('postgres://smash:${POSTGRES_PASSWORD}@');
    expect(serving).toContain('postgres://smash${DATABASE_PASSWORD:+_backend}:${DATABASE_PASSWORD:-');
    expect({ ...others, DATABASE_URL: serving }).toEqual(serviceOf(compose, 'backend').environment);
  });

  it('pins the version of every image', () => {
    for (const { image } of Object.values(compose.services)) {
      if (image.includes('SMASH_VERSION')) continue;
      expect(image).toMatch(/^\$\{\w+:-[\w./-]+:[\w.-]*\d+\.\d+[\w.-]*\}$/);
    }
  });

  it('runs the images built from this folder, or the release in SMASH_VERSION', () => {
    for (const [service, name] of Object.entries({
      backend: 'backend',
      migrate: 'backend',
      pages: 'nginx',
      minio: 'minio',
      bucket: 'minio',
    })) {
      expect(serviceOf(compose, service).image).toMatch(
        new RegExp(`\\{SMASH_IMAGES:-smash-technology\\}/${name}:\\$\\{SMASH_VERSION:-latest\\}\\}$`),
      );
    }
  });

  it('gets new pages into nginx without replacing its container', () => {
    const { image, entrypoint, volumes } = serviceOf(compose, 'nginx');
    // The official image, independent of the release and of this folder.
    expect(image).toBe(`\${NGINX_IMAGE:-${defaultImage(serviceOf(compose, 'nginx'))}}`);
    expect(entrypoint).toEqual(['sh', '/pages/serve']);
    expect(volumes).toEqual(['pages:/pages:ro', 'cache:/var/cache/nginx']);
    expect(serviceOf(compose, 'pages')).toMatchObject({ entrypoint: ['sh', '/compose/put'], restart: 'no' });
    const dockerfile = readFileSync(inRoot('Dockerfile'), 'utf8');
    expect(dockerfile).toContain(`ARG NGINX_IMAGE=${defaultImage(serviceOf(compose, 'nginx'))}\n`);
  });

  it('publishes only nginx; all other ports are open to this machine only', () => {
    for (const [name, { ports = [] }] of Object.entries(compose.services)) {
      if (name === 'nginx') continue;
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it('gives only nginx an IPv6 network, with PUBLIC_IPV6', () => {
    const withIpv6 = Object.entries(compose.networks ?? {}).filter(([, network]) => network?.enable_ipv6);
    expect(withIpv6).toEqual([['public', { enable_ipv6: '${PUBLIC_IPV6:-false}' }]]);
    expect(inNetwork('public', compose)).toEqual(['nginx']);
  });

  it('has backends trust only the network that they share with nginx', () => {
    expect(inNetwork('front', compose)).toEqual(['nginx', 'backend']);
    const believed = String(serviceOf(compose, 'backend').environment?.['TRUST_PROXY']);
    expect(believed).toMatch(/^\$\{FRONT_NETWORK:-[\d.]+\/24\}$/);
    expect(compose.networks?.['front']).toEqual({ internal: true, ipam: { config: [{ subnet: believed }] } });
    const ofBackends = serviceOf(compose, 'backend').networks ?? [];
    expect(serviceOf(compose, 'nginx').networks?.filter((name) => ofBackends.includes(name))).toEqual([
      'front',
    ]);
  });

  it('runs every container read-only, without root or capabilities, with limits of memory and processes', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect([name, userOf(service)]).toEqual([name, expect.stringMatching(/^[1-9]\d*:\d+$/)]);
      expect({ name, ...service }).toMatchObject({
        name,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        pids_limit: expect.any(Number),
      });
    }
  });

  it('reads only variables that .env.example or the documentation names', () => {
    const text = readFileSync(inRoot('docker-compose.yml'), 'utf8');
    const read = new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name));
    const example = readFileSync(inRoot('.env.example'), 'utf8');
    const documents = ['docs/operations.md', 'docs/configuration.md'].map((file) =>
      readFileSync(inRoot(file), 'utf8'),
    );
    const described = (name: string) =>
      new RegExp(`^#?${name}=`, 'm').test(example) ||
      documents.some((document) => document.includes(`\`${name}\``));
    expect([...read].filter((name) => !described(name))).toEqual([]);
  });
});

describe('the Swarm stack', () => {
  const secretsOf = (file: ComposeFile, name: string) =>
    serviceOf(file, name).secrets?.map(({ target }) => target) ?? [];

  it('hands the backend the variables of docker-compose.yml, secrets as files', () => {
    const keys = keysOf(stack).map((key) => key.replace(/_FILE$/, ''));
    expect(keys.sort()).toEqual(keysOf(compose).sort());
    const files = keysOf(stack).filter((key) => key.endsWith('_FILE'));
    const environment = serviceOf(stack, 'backend').environment ?? {};
    expect(files.map((key) => String(environment[key])).sort()).toEqual(
      secretsOf(stack, 'backend')
        .map((name) => `/run/secrets/${name}`)
        .sort(),
    );
  });

  it('gives the owner role only to the migration, for which new backends wait', () => {
    const having = [stack, migration, data, cluster].flatMap((file) =>
      Object.keys(file.services).filter((name) => secretsOf(file, name).includes('DATABASE_OWNER_URL')),
    );
    expect(having).toEqual(['migrate']);
    const { environment = {}, image, command } = serviceOf(migration, 'migrate');
    const files = Object.entries(environment).filter(([key]) => key.endsWith('_FILE'));
    expect(files.map(([, file]) => String(file))).toEqual(
      secretsOf(migration, 'migrate').map((name) => `/run/secrets/${name}`),
    );
    expect(command).toEqual(['backend/dist/cli.js', 'migrate']);
    // Only the owner of the tables can write this term.
    expect(environment).toHaveProperty('AUDIT_LOG_DAYS');
    expect(image.slice(2, 15)).toBe(serviceOf(stack, 'backend').image.slice(2, 15));
    expect(serviceOf(stack, 'backend').entrypoint?.at(-1)).toMatch(
      /^node backend\/dist\/cli\.js await-schema && exec node .* backend\/dist\/main\.js$/,
    );
    const { start_period: patience } = serviceOf(stack, 'backend').healthcheck ?? {};
    expect(Number.parseInt(String(patience), 10) * 1000).toBeGreaterThan(SCHEMA_WAIT_MS);
  });

  it('puts no secret into environment variables', () => {
    const secret = /SECRET|PASSWORD|TOKEN|ENCRYPTION_KEYS|ACCESS_KEY|^DATABASE_.*URL|SMTP_URL|PIN$|_HEADERS$/;
    for (const { services } of [stack, migration, data, cluster]) {
      for (const { environment = {} } of Object.values(services)) {
        const secrets = Object.keys(environment).filter((key) => secret.test(key) && !key.endsWith('_FILE'));
        // This setting switches passwords off; it is no secret.
        expect(secrets.filter((key) => key !== 'PASSWORD_LOGIN')).toEqual([]);
      }
    }
  });

  it('declares every secret that a service uses, and its script makes each', () => {
    const declared = { ...stack.secrets, ...migration.secrets, ...data.secrets, ...cluster.secrets };
    const taken = [stack, migration, data, cluster].flatMap((file) =>
      Object.keys(file.services).flatMap((name) => secretsOf(file, name)),
    );
    expect(new Set(taken)).toEqual(new Set(Object.keys(declared)));
    const script = readFileSync(inRoot('deploy/swarm/deploy'), 'utf8');
    const made = /for key in ([^;]+);/.exec(script)?.[1]?.split(/[\s\\]+/) ?? [];
    expect(new Set(made)).toEqual(new Set(taken));
    for (const [key, { external, name }] of Object.entries(declared)) {
      expect(external).toBe(true);
      expect(name).toContain(`\${SECRET_${key}`);
    }
  });

  it('has the memory limits, grace periods and commands of docker-compose.yml', () => {
    for (const [name, file] of [
      ['nginx', stack],
      ['backend', stack],
      ['postgres', data],
      ['minio', data],
    ] as const) {
      const one = serviceOf(file, name);
      const other = serviceOf(compose, name);
      expect(toBytes(one.deploy?.resources?.limits.memory ?? '')).toBe(toBytes(other.mem_limit ?? ''));
      expect(one.stop_grace_period).toBe(other.stop_grace_period);
      expect(one.command).toEqual(other.command);
      if (name !== 'backend') expect(one.healthcheck?.['test']).toEqual(other.healthcheck?.['test']);
      expect({ read_only: one.read_only, cap_drop: one.cap_drop }).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
      });
    }
  });

  it('has backends trust the network of nginx, and not that for metrics', () => {
    expect(inNetwork('edge', stack, migration, data, cluster)).toEqual(['nginx', 'backend', 'migrate']);
    const believed = String(serviceOf(stack, 'backend').environment?.['TRUST_PROXY']);
    expect(stack.networks?.['edge']?.ipam).toEqual({ config: [{ subnet: believed }] });
    expect(inNetwork('metrics', stack, migration, data, cluster)).toEqual(['backend']);
    expect(stack.networks?.['metrics']).toEqual({ driver: 'overlay', internal: true });
  });

  it('limits memory and processes of every service', () => {
    const limits = [stack, migration, data, cluster].flatMap(({ services }) =>
      Object.values(services).flatMap(({ image, deploy }) => (image ? [deploy?.resources?.limits] : [])),
    );
    expect(limits).toHaveLength(11);
    for (const one of limits) {
      expect(one).toEqual({ memory: expect.stringMatching(/^\d+[MG]$/) as unknown, pids: 512 });
    }
  });

  it('has every network in encrypted.yml too', () => {
    const plain = Object.entries({ ...stack.networks, ...data.networks, ...cluster.networks });
    expect(readCompose('deploy/swarm/encrypted.yml').networks).toEqual(
      Object.fromEntries(
        plain.map(([name, network]) => [name, { ...network, driver_opts: { encrypted: 'true' } }]),
      ),
    );
  });

  it('runs three backends', () => {
    expect(serviceOf(stack, 'backend').deploy?.replicas).toBe('${BACKEND_REPLICAS:-3}');
  });
});

it('.env.example has a line for each required secret', () => {
  expect(Object.keys(readKeys('.env.example'))).toEqual(
    expect.arrayContaining([
      'PUBLIC_URL',
      'JWT_SECRET',
      'ADMIN_SETUP_TOKEN',
      'FILE_ENCRYPTION_KEYS',
      'POSTGRES_PASSWORD',
      'DATABASE_PASSWORD',
    ]),
  );
});
