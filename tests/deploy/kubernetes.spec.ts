import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ENVIRONMENT_KEYS, readEnvironment } from '../../backend/src/platform/config/environment.js';
import { TIMINGS } from '../../backend/src/platform/config/timings.js';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { defaultImage, readCompose, serviceOf, toBytes } from '../support/deploy/compose-files.js';
import {
  buildManifests,
  type Container,
  findManifestErrors,
  type Manifest,
  type PodSpec,
} from '../support/deploy/kubernetes-manifests.js';
import { readYaml } from '../support/deploy/yaml-files.js';

interface Workload {
  template: { metadata: { labels: Record<string, string> }; spec: PodSpec };
  selector?: { matchLabels: Record<string, string> };
  minReadySeconds?: number;
  progressDeadlineSeconds?: number;
  activeDeadlineSeconds?: number;
}

/** The templates of pods in a Deployment, a Job or a CronJob. */
const templatesIn = (spec: unknown): Workload['template'][] => {
  const { template, jobTemplate } = (spec ?? {}) as Partial<Workload> & { jobTemplate?: { spec: Workload } };
  return [template, jobTemplate?.spec.template].flatMap((one) => one ?? []);
};

describe('the Kubernetes manifests', () => {
  let manifests: Manifest[];
  const compose = readCompose('docker-compose.yml');
  beforeAll(() => {
    manifests = buildManifests('deploy/kubernetes/site');
  });

  const find = (kind: string, name: string): unknown => {
    const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}`);
    return found.spec;
  };
  const podOf = (kind: string, name: string) => (find(kind, name) as Workload).template.spec;
  const pods = () => [podOf('Deployment', 'backend'), podOf('Deployment', 'nginx'), podOf('Job', 'migrate')];
  const cronPods = () =>
    ['backup', 'save-erasures'].map(
      (name) => (find('CronJob', name) as { jobTemplate: { spec: Workload } }).jobTemplate.spec.template.spec,
    );
  const containersOf = (pod: PodSpec) => [...(pod.initContainers ?? []), ...pod.containers];
  const containerOf = (kind: string, name: string): Container => {
    const [container] = podOf(kind, name).containers;
    if (!container) throw new Error(`${kind} ${name} has no container`);
    return container;
  };
  const valuesOf = (kind: string, name: string) =>
    manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)?.data ?? {};

  it('fit the types of the Kubernetes API', () => {
    expect(findManifestErrors(manifests)).toEqual([]);
  });

  it('would not pass with a misspelt field', () => {
    const text = JSON.stringify(manifests).replace('"failureThreshold"', '"failureTreshold"');
    expect(findManifestErrors(JSON.parse(text) as Manifest[]).join()).toContain('failureTreshold');
  });

  it('are all in one namespace', () => {
    const places = manifests.map(({ kind, metadata }) =>
      kind === 'Namespace' ? metadata.name : metadata.namespace,
    );
    expect(new Set(places)).toEqual(new Set(['smash-technology']));
  });

  it('run the images of docker-compose.yml, which an installation can rename', () => {
    const built = [serviceOf(compose, 'backend'), serviceOf(compose, 'pages')].map(defaultImage);
    const used = [...pods(), ...cronPods()].flatMap((pod) =>
      containersOf(pod).map(({ image }) => image.replace(/:.*$/, '')),
    );
    built.push('smash-technology/backup');
    expect(new Set(used)).toEqual(new Set(built));
    const site = readFileSync(inRoot('deploy/kubernetes/site/kustomization.yaml'), 'utf8');
    for (const image of built) expect(site).toContain(`- name: ${image}\n`);
  });

  it('give the backend only variables that it knows, and enough to start', () => {
    const settings = valuesOf('ConfigMap', 'settings');
    const secrets = valuesOf('Secret', 'secrets');
    const ofNginx = containerOf('Deployment', 'nginx').env?.map(({ name }) => name) ?? [];
    const places = cronPods().flatMap((pod) =>
      containersOf(pod).flatMap(({ args = [] }) =>
        args.flatMap((arg) => /^\$\((\w+)\)$/.exec(arg)?.[1] ?? []),
      ),
    );
    expect(places).toEqual(Array(3).fill('BACKUP_PLACE'));
    const known = new Set([...ENVIRONMENT_KEYS, ...ofNginx, ...places]);
    expect([...Object.keys(settings), ...Object.keys(secrets)].filter((key) => !known.has(key))).toEqual([]);

    const filled = Object.fromEntries(Object.keys(secrets).map((key) => [key, 's'.repeat(40)]));
    const environment = {
      ...settings,
      ...filled,
      DATABASE_URL: 'postgres://user:password@db.example.com/smash',
      FILE_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
      UPLOAD_PATH: '/spool',
    };
    expect(readEnvironment(environment)).toMatchObject({
      STORAGE: 's3',
      METRICS_PORT: 9464,
      ADMIN_SETUP_TOKEN: 's'.repeat(40),
    });
  });

  it('let nginx believe the networks that the backends believe, also by default in the chart', () => {
    const { TRUST_PROXY = '', TRUSTED_PROXIES = '' } = valuesOf('ConfigMap', 'settings');
    // What Express calls uniquelocal.
    const local = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];
    const believed = TRUST_PROXY.split(', ').flatMap((each) => (each === 'uniquelocal' ? local : each));
    expect(TRUSTED_PROXIES.split(' ').sort()).toEqual(believed.sort());
    const [chart] = readYaml<{ settings: Record<string, string> }>(
      'deploy/helm/smash-technology/values.yaml',
    );
    expect(chart?.settings['TRUSTED_PROXIES']).toBe(TRUSTED_PROXIES);
  });

  it('keep secrets out of the settings', () => {
    const secret = /SECRET|PASSWORD|TOKEN|KEYS?$|DATABASE_URL|SMTP_URL|PIN$/;
    const keys = Object.keys(valuesOf('ConfigMap', 'settings'));
    // This setting switches passwords off; it is no secret.
    expect(keys.filter((key) => secret.test(key) && key !== 'PASSWORD_LOGIN')).toEqual([]);
    expect(Object.values(valuesOf('Secret', 'secrets')).filter((value) => value !== '')).toEqual([]);
  });

  it('give the owner role only to the migration, where it is optional', () => {
    expect(Object.keys(valuesOf('Secret', 'owner'))).toEqual(['DATABASE_OWNER_URL']);
    expect(Object.keys(valuesOf('Secret', 'secrets'))).toContain('DATABASE_URL');
    const owner = { secretRef: { name: 'owner', optional: true } };
    const having = pods()
      .flatMap(containersOf)
      .filter(({ envFrom = [] }) => envFrom.some(({ secretRef }) => secretRef?.name === 'owner'));
    expect(having).toEqual([containerOf('Job', 'migrate')]);
    expect(having[0]?.envFrom).toContainEqual(owner);
  });

  it('refer to settings, secrets, volumes and ports that exist', () => {
    const settings = valuesOf('ConfigMap', 'settings');
    const keys = { settings, backup: valuesOf('Secret', 'backup') };
    for (const pod of [...pods(), ...cronPods()]) {
      for (const { env = [], envFrom = [], volumeMounts, ports = [], ...probes } of containersOf(pod)) {
        for (const { valueFrom = {} } of env) {
          for (const { name, key } of Object.values(valueFrom)) {
            expect(Object.keys(keys)).toContain(name);
            expect(Object.keys(keys[name as keyof typeof keys])).toContain(key);
          }
        }
        for (const { configMapRef, secretRef } of envFrom) {
          expect(configMapRef?.name ?? 'settings').toBe('settings');
          expect(['secrets', 'owner']).toContain(secretRef?.name ?? 'secrets');
        }
        const volumes = pod.volumes.map(({ name }) => name);
        expect(volumes).toEqual(expect.arrayContaining(volumeMounts.map(({ name }) => name)));
        for (const probe of [probes.readinessProbe, probes.livenessProbe, probes.startupProbe]) {
          if (probe) expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port);
        }
      }
    }
  });

  it('suspend backups until an installation starts them', () => {
    for (const name of ['backup', 'save-erasures'])
      expect(find('CronJob', name)).toHaveProperty('suspend', true);
    const site = readFileSync(inRoot('deploy/kubernetes/site/kustomization.yaml'), 'utf8');
    expect(site).toContain('{ op: replace, path: /spec/suspend, value: false }');
    expect(Object.keys(valuesOf('Secret', 'backup'))).toContain('BACKUP_PASSPHRASE');
  });

  it('let only the named traffic in and out', () => {
    // No pod of somebody else in the namespace, such as one that proves a host to an issuer of certificates.
    const { podSelector, ...closed } = find('NetworkPolicy', 'nobody') as {
      podSelector: { matchLabels: Record<string, string> };
    };
    expect(closed).toEqual({ policyTypes: ['Ingress', 'Egress'] });
    expect(find('NetworkPolicy', 'names')).toMatchObject({ podSelector });
    expect(Object.keys(podSelector.matchLabels)).toEqual(['app.kubernetes.io/instance']);
    const templates = manifests.flatMap(({ spec }) => templatesIn(spec));
    expect(templates).toHaveLength(5);
    for (const { metadata } of templates) expect(metadata.labels).toMatchObject(podSelector.matchLabels);
    const named = { 'kubernetes.io/metadata.name': 'ingress-nginx' };
    expect(find('NetworkPolicy', 'nginx')).toMatchObject({
      ingress: [{ from: [{ namespaceSelector: { matchLabels: named } }] }],
      egress: [{ to: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'backend' } } }] }],
    });
    // The DNS may be on the node itself, whose address belongs to no pod of a namespace.
    const asked = ['UDP', 'TCP'].map((protocol) => ({ port: 53, protocol }));
    expect(find('NetworkPolicy', 'names')).toMatchObject({ egress: [{ ports: asked }] });
    expect(JSON.stringify(find('NetworkPolicy', 'names'))).not.toContain('"to"');
    const outwards = find('NetworkPolicy', 'backend-outwards') as {
      egress: { to: { ipBlock?: { except: string[] } }[]; ports: { port: number }[] }[];
    };
    for (const { to, ports } of outwards.egress) {
      const [, wide] = to;
      expect(wide?.ipBlock?.except).toContain('169.254.0.0/16');
      expect(ports.map(({ port }) => port)).toEqual([5432, 443, 9000, 465, 587, 3310, 4318]);
    }
  });

  it('name the class of the ingress controller, which ignores an Ingress without one', () => {
    expect(find('Ingress', 'nginx')).toMatchObject({ ingressClassName: 'nginx' });
  });

  it('start nginx without the settings that its image does without', () => {
    const needed = (containerOf('Deployment', 'nginx').env ?? []).flatMap(({ name, valueFrom }) =>
      valueFrom?.configMapKeyRef?.optional ? [] : name,
    );
    const entrypoint = readFileSync(inRoot('nginx/entrypoint/15-smash.envsh'), 'utf8');
    // The default of BACKEND_ADDRESS is a name of Compose.
    const required = [...entrypoint.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(needed).toEqual([...required, 'BACKEND_ADDRESS']);
  });

  it('select the pods that they make', () => {
    for (const name of ['backend', 'nginx']) {
      const { template, selector } = find('Deployment', name) as Workload;
      const { labels } = template.metadata;
      expect(labels).toMatchObject(selector?.matchLabels ?? { nothing: 'selected' });
      expect(labels).toMatchObject((find('Service', name) as { selector: Record<string, string> }).selector);
      const budget = find('PodDisruptionBudget', name) as {
        selector: { matchLabels: Record<string, string> };
      };
      expect(labels).toMatchObject(budget.selector.matchLabels);
    }
  });

  it('probe addresses and ports that the images have', () => {
    const description = JSON.parse(readFileSync(inRoot('contract/openapi.json'), 'utf8')) as {
      paths: Record<string, unknown>;
    };
    const { readinessProbe, livenessProbe, startupProbe, ports } = containerOf('Deployment', 'backend');
    for (const probe of [readinessProbe, livenessProbe, startupProbe]) {
      expect(Object.keys(description.paths)).toContain(probe?.httpGet.path);
    }
    const settings = valuesOf('ConfigMap', 'settings');
    const { METRICS_PORT } = serviceOf(compose, 'backend').environment ?? {};
    expect(Object.fromEntries((ports ?? []).map((port) => [port.name, port.containerPort]))).toEqual({
      http: 8080,
      metrics: METRICS_PORT,
    });
    expect(settings['METRICS_PORT']).toBe(String(METRICS_PORT));
    expect(settings['BACKEND_ADDRESS']).toBe('backend.smash-technology.svc.cluster.local:8080');
  });

  it('replace the next backend once nginx knows the last one, though the DNS caches its answers', () => {
    const CACHED = 30; // CoreDNS with `cache 30` and `ttl 30`, as AKS has it
    const upstream = readFileSync(inRoot('nginx/templates/upstream.conf.template'), 'utf8');
    const asked = Number(/ valid=(\d+)s;/.exec(upstream)?.[1]);
    const { minReadySeconds, progressDeadlineSeconds } = find('Deployment', 'backend') as Workload;
    expect(minReadySeconds).toBeGreaterThanOrEqual(CACHED + asked);
    // A new backend waits for the migration, which no `kubectl rollout status` may take for a failure.
    const { activeDeadlineSeconds = Infinity } = find('Job', 'migrate') as Workload;
    expect(progressDeadlineSeconds).toBeGreaterThan(activeDeadlineSeconds);
  });

  it('keep a backend ready for longer than its requests wait for another database', () => {
    const { periodSeconds = 0, failureThreshold = 0 } =
      containerOf('Deployment', 'backend').readinessProbe ?? {};
    expect(periodSeconds * failureThreshold * 1000).toBeGreaterThan(2 * TIMINGS.databaseAbsence);
  });

  it('have the memory limits and grace periods of docker-compose.yml', () => {
    for (const [kind, name] of [
      ['Deployment', 'backend'],
      ['Deployment', 'nginx'],
      ['Job', 'migrate'],
    ] as const) {
      const { mem_limit: limit = '' } = serviceOf(compose, name);
      expect(toBytes(containerOf(kind, name).resources.limits.memory)).toBe(toBytes(limit));
    }
    for (const name of ['backend', 'nginx']) {
      const grace = podOf('Deployment', name).terminationGracePeriodSeconds ?? 0;
      expect(`${grace}s`).toBe(serviceOf(compose, name).stop_grace_period);
    }
  });

  it('give nginx the disk that its limits let one site of IPv6 fill', () => {
    const limits = readFileSync(inRoot('nginx/entrypoint/15-smash.envsh'), 'utf8');
    const forms = Number(/^SITE_LARGE_BODIES=\$\(scaled (\d+)\)$/m.exec(limits)?.[1]);
    const form = readFileSync(inRoot('nginx/templates/form-with-files.inc.template'), 'utf8');
    const size = toBytes(/^client_max_body_size (\d+m);$/m.exec(form)?.[1] ?? '');
    const cache = podOf('Deployment', 'nginx').volumes.find(({ name }) => name === 'cache');
    expect(toBytes(cache?.emptyDir?.sizeLimit ?? '')).toBeGreaterThan(forms * size);
  });

  it('stay below the connection limit of the database at full scale', () => {
    const { maxReplicas } = find('HorizontalPodAutoscaler', 'backend') as { maxReplicas: number };
    const pool = Number(valuesOf('ConfigMap', 'settings')['DATABASE_POOL_SIZE']);
    const allowed = /max_connections=(\d+)/.exec(
      serviceOf(compose, 'postgres').command?.join(' ') ?? '',
    )?.[1];
    // While a new version rolls out there is one backend more, and the migration.
    expect((maxReplicas + 2) * pool).toBeLessThan(Number(allowed));
  });
});
