import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { run } from '../support/programs.js';
import { readCompose, serviceOf } from '../support/deploy/compose-files.js';
import { buildManifests, findManifestErrors, type Manifest } from '../support/deploy/kubernetes-manifests.js';
import { readYaml } from '../support/deploy/yaml-files.js';

interface Cluster {
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown> & {
    postgresql: { parameters: Record<string, string> };
    plugins: { parameters: Record<string, string> }[];
  };
}

const PATRONI = 'deploy/swarm/cluster/patroni.yml';
const FOLDER = 'deploy/kubernetes/database';

interface Patroni {
  bootstrap: { dcs: Record<string, unknown> & { postgresql: { parameters: Record<string, unknown> } } };
  postgresql: { parameters: Record<string, unknown> };
}
const patroni = readYaml<Patroni>(PATRONI)[0] as Patroni;
const [cluster, store, backup] = readYaml<Cluster>(FOLDER, 'database.yaml') as [Cluster, object, object];
const [restored, restoredBackup] = readYaml<Cluster>(FOLDER, 'restore.yaml') as [Cluster, Cluster];
const policyOf = (file: string) =>
  readYaml<Manifest>(FOLDER, file).find(({ kind }) => kind === 'NetworkPolicy') as Manifest;

describe('the database cluster in a Swarm', () => {
  const stack = readCompose('deploy/swarm/cluster.yml');

  it('acknowledges no write that only one node has', () => {
    expect(patroni.bootstrap.dcs).toMatchObject({
      synchronous_mode: 'quorum',
      synchronous_mode_strict: true,
    });
  });

  it('fails over within the documented time, by the rule of Patroni', () => {
    const { ttl, loop_wait, retry_timeout } = patroni.bootstrap.dcs as Record<string, number>;
    expect(ttl).toBe(20);
    expect(Number(loop_wait) + 2 * Number(retry_timeout)).toBeLessThanOrEqual(Number(ttl));
  });

  it('keeps values of rows out of its log, like the database on one node', () => {
    const settings = (serviceOf(readCompose('deploy/swarm/data.yml'), 'postgres').command ?? [])
      .filter((option) => option.startsWith('-clog_'))
      .map((option) => option.slice(2).split('=') as [string, string]);
    expect(settings).toHaveLength(4);
    for (const parameters of [patroni.postgresql.parameters, cluster.spec.postgresql.parameters]) {
      for (const [name, value] of settings) expect([name, String(parameters[name])]).toEqual([name, value]);
    }
  });

  it('is reached only through the proxies, under the name that backends know', () => {
    const networks = (name: string) => serviceOf(stack, name).networks as unknown;
    for (const name of ['etcd1', 'etcd2', 'etcd3', 'database']) expect(networks(name)).toEqual(['cluster']);
    expect(networks('database-proxy')).toEqual({ cluster: null, data: { aliases: ['postgres'] } });
  });

  it.each([
    ['https://s3.example.com', 's3.example.com 443'],
    ['https://s3.example.com/', 's3.example.com 443'],
    ['https://s3.example.com:9000/', 's3.example.com 9000'],
  ])('keeps its backups at %s', async (endpoint, expected) => {
    const script = `. '${inRoot('deploy/swarm/cluster/settings')}' 2> /dev/null; echo "$PGBACKREST_REPO1_S3_ENDPOINT $PGBACKREST_REPO1_STORAGE_PORT"`;
    const env = { PATH: process.env['PATH'], BACKUP_S3_ENDPOINT: endpoint };
    expect(await run('bash', ['-c', script], { env })).toBe(`${expected}\n`);
  });

  it('notices lost machines, as every other service of the stack does', () => {
    const sysctls = { 'net.ipv4.tcp_keepalive_time': 5, 'net.ipv4.tcp_retries2': 5 };
    const others = ['stack.yml', 'migrate.yml'].map((name) => readCompose('deploy/swarm', name));
    for (const file of [stack, ...others]) {
      // An entry without an image only extends a service of another file.
      const services = Object.values(file.services).filter((service) => 'image' in service);
      for (const service of services) expect(service).toMatchObject({ sysctls });
    }
  });
});

describe('the database cluster in Kubernetes', () => {
  const schema = JSON.parse(
    readFileSync(inRoot('tests/deploy/schemas/cloudnative-pg.json'), 'utf8'),
  ) as object;
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);

  it.each([cluster, store, backup, restored, restoredBackup].map((one) => [one]))(
    'fits the types of CloudNativePG (%#)',
    (manifest) => {
      expect([validate(manifest), validate.errors]).toEqual([true, null]);
    },
  );

  it('would not pass with a misspelt field', () => {
    const text = JSON.stringify(cluster).replace('"dataDurability"', '"dataDurabilty"');
    expect(validate(JSON.parse(text))).toBe(false);
  });

  it('acknowledges no write that only one node has, and has the settings of the Swarm', () => {
    expect(cluster.spec).toMatchObject({
      instances: 3,
      affinity: { podAntiAffinityType: 'required' },
      postgresql: {
        synchronous: { method: 'any', number: 1, dataDurability: 'required', failoverQuorum: true },
      },
    });
    const ours = { ...patroni.bootstrap.dcs.postgresql.parameters, ...patroni.postgresql.parameters };
    const { archive_timeout: timeout, ...others } = cluster.spec.postgresql.parameters;
    expect(timeout).toBe(`${String(ours['archive_timeout'])}s`);
    for (const [name, value] of Object.entries(others))
      expect([name, value]).toEqual([name, String(ours[name])]);
  });

  it('is restored into an equal cluster, under another name in the same store', () => {
    const { bootstrap: _, plugins, externalClusters, ...rest } = restored.spec;
    const { bootstrap: _its, plugins: itsPlugins, ...itsRest } = cluster.spec;
    expect(rest).toEqual(itsRest);
    expect(plugins[0]?.parameters).toEqual({
      ...itsPlugins[0]?.parameters,
      serverName: restored.metadata.name,
    });
    expect(externalClusters).toMatchObject([
      { plugin: { parameters: { serverName: cluster.metadata.name } } },
    ]);
  });

  it('is backed up from the first moment after a restore', () => {
    expect(restoredBackup).toMatchObject({ kind: 'ScheduledBackup', spec: { immediate: true } });
    const { name } = restored.metadata;
    expect(restoredBackup.metadata).toEqual({ name });
    expect(restoredBackup.spec).toEqual({ ...(backup as Cluster).spec, cluster: { name } });
  });

  describe.each([
    ['database.yaml', cluster],
    ['restore.yaml', restored],
  ])('in the site’s namespace (%s)', (file, { metadata: { name } }) => {
    const nodes = { podSelector: { matchLabels: { 'cnpg.io/cluster': name } } };
    const among = [{ port: 5432 }, { port: 8000 }];
    const named = (namespace: string) => ({
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } },
    });

    it('admits only its nodes, the operator and the pods that use the database', () => {
      const policy = policyOf(file);
      expect(findManifestErrors([policy])).toEqual([]);
      expect(policy.metadata.name).toBe(name);
      const asking = ['backend', 'migrate', 'backup'];
      const made = buildManifests('deploy/kubernetes/base').flatMap(
        (manifest) => JSON.stringify(manifest).match(/"app\.kubernetes\.io\/name":"[^"]+"/g) ?? [],
      );
      for (const label of asking) expect(made).toContain(`"app.kubernetes.io/name":"${label}"`);
      const site = { key: 'app.kubernetes.io/name', operator: 'In', values: asking };
      expect(policy.spec).toMatchObject({
        ...nodes,
        policyTypes: ['Ingress', 'Egress'],
        ingress: [
          { from: [{ podSelector: { matchExpressions: [site] } }], ports: [{ port: 5432 }] },
          { from: [nodes, named('cnpg-system')], ports: among },
        ],
      });
    });

    it('reaches only its nodes, DNS, the API and S3, never a provider’s metadata service', () => {
      const { egress } = policyOf(file).spec as { egress: { to?: unknown[]; ports: object[] }[] };
      expect(egress).toMatchObject([
        { to: [nodes], ports: among },
        { ports: [{ port: 53 }, { port: 53 }] },
        { ports: [{ port: 443 }, { port: 6443 }] },
      ]);
      // A DNS on the node itself belongs to no namespace.
      expect(egress[1]?.to).toBeUndefined();
      expect(egress[2]?.to).toContainEqual({ ipBlock: { cidr: '0.0.0.0/0', except: ['169.254.0.0/16'] } });
    });
  });
});
