import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findRenderer } from '../../scripts/lib/helm/render.mjs';
import { makeManifests } from '../../scripts/lib/helm/manifests.mjs';
import { readEnvironment } from '../../backend/src/platform/config/environment.js';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { install, MINIMAL_VALUES, FULL_VALUES } from '../support/deploy/chart.js';
import {
  type Container,
  findManifestErrors,
  type Manifest,
  type PodSpec,
} from '../support/deploy/kubernetes-manifests.js';
import { readKeys, readYaml } from '../support/deploy/yaml-files.js';

const renderer = await findRenderer();
const described = renderer ? describe : describe.skip;

interface CronJobSpec {
  suspend: boolean;
  concurrencyPolicy: string;
  jobTemplate: { spec: { template: { spec: PodSpec } } };
}

const how = renderer ?? 'SKIPPED: neither Helm nor Go with Sprig is installed, so nothing was rendered';

described(`the chart, rendered by ${how}`, () => {
  const rendered = (values: object) => install(renderer ?? 'helm', values);
  const find = (manifests: Manifest[], kind: string, name: string): Manifest => {
    const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}`);
    return found;
  };
  const namesOf = (manifests: Manifest[]) =>
    manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  const podOf = (manifests: Manifest[], kind: string, name: string) =>
    (find(manifests, kind, name).spec as { template: { spec: PodSpec } }).template.spec;
  const cronPodOf = (manifests: Manifest[], name: string) =>
    (find(manifests, 'CronJob', name).spec as CronJobSpec).jobTemplate.spec.template.spec;
  const secretsOf = ({ envFrom = [] }: Container) =>
    envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []);
  const podsOf = (manifests: Manifest[]) => [
    podOf(manifests, 'Deployment', 'smash-backend'),
    podOf(manifests, 'Deployment', 'smash-nginx'),
    podOf(manifests, 'Job', 'smash-migrate'),
  ];

  it('equals the committed plain manifests', async () => {
    const committed = readFileSync(inRoot('deploy/kubernetes/base/rendered.yaml'), 'utf8');
    expect(await makeManifests(renderer ?? 'helm')).toBe(committed);
  });

  it('fits the types of Kubernetes, the Prometheus operator, cert-manager and the Gateway API', async () => {
    for (const values of [MINIMAL_VALUES, FULL_VALUES])
      expect(findManifestErrors(await rendered(values))).toEqual([]);
  });

  it('makes nothing twice, and optional objects only on request', async () => {
    const [least, most] = [namesOf(await rendered(MINIMAL_VALUES)), namesOf(await rendered(FULL_VALUES))];
    expect(new Set(most).size).toBe(most.length);
    const more = most.filter((name) => !least.includes(name));
    expect(more.sort()).toEqual([
      'Certificate smash-nginx',
      'ConfigMap smash-dashboard-hiring',
      'ConfigMap smash-dashboard-payments',
      'ConfigMap smash-dashboard-queues',
      'ConfigMap smash-dashboard-service',
      'CronJob smash-backup',
      'CronJob smash-save-erasures',
      'HTTPRoute smash-nginx',
      'Ingress smash-nginx',
      'NetworkPolicy smash-backup-outwards',
      'NetworkPolicy smash-identity',
      'PodMonitor smash-backend',
      'PrometheusRule smash-alarms',
      'ServiceAccount smash-backend',
    ]);
  });

  it('contains no Secret', async () => {
    expect(namesOf(await rendered(FULL_VALUES)).filter((name) => name.startsWith('Secret'))).toEqual([]);
  });

  it('gives the backend settings with which it starts', async () => {
    const secrets = Object.keys(readKeys('deploy/kubernetes/site/secrets.env.example'));
    const { data = {} } = find(await rendered(FULL_VALUES), 'ConfigMap', 'smash-settings');
    const filled = Object.fromEntries(secrets.map((key) => [key, 's'.repeat(40)]));
    const environment = readEnvironment({
      ...data,
      ...filled,
      DATABASE_URL: 'postgres://user:password@db.example.com/smash',
      FILE_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
      UPLOAD_PATH: '/spool',
    });
    expect(environment).toMatchObject({ STORAGE: 's3', METRICS_PORT: 9464, DATABASE_POOL_SIZE: 10 });
    expect(data['BACKEND_ADDRESS']).toBe('smash-backend.hiring.svc.cluster.local:8080');
  });

  it('needs no keys of the object store if the ServiceAccount has an identity', async () => {
    const manifests = await rendered(FULL_VALUES);
    expect(find(manifests, 'ServiceAccount', 'smash-backend')).toMatchObject({
      metadata: { annotations: { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::1:role/files' } },
      automountServiceAccountToken: false,
    });
    expect(podOf(manifests, 'Deployment', 'smash-backend')).toHaveProperty(
      'serviceAccountName',
      'smash-backend',
    );
    expect(cronPodOf(manifests, 'smash-backup')).toHaveProperty('serviceAccountName', 'backup');

    // The migration runs before the ServiceAccount exists, so it must not need the store.
    const { data = {} } = find(manifests, 'ConfigMap', 'smash-settings');
    const [migrate] = podOf(manifests, 'Job', 'smash-migrate').containers;
    const own = Object.fromEntries((migrate?.env ?? []).map(({ name, value }) => [name, value]));
    const secrets = {
      DATABASE_URL: 'postgres://user:password@db.example.com/smash',
      FILE_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
      UPLOAD_PATH: '/spool',
      ...Object.fromEntries(
        ['JWT_SECRET', 'FILE_LINK_SECRET', 'RATE_LIMIT_SECRET'].map((key) => [key, 's'.repeat(40)]),
      ),
    };
    expect(() => readEnvironment({ ...data, ...secrets })).toThrow('S3_ACCESS_KEY');
    expect(readEnvironment({ ...data, ...secrets, ...own })).toMatchObject({ STORAGE: 'disk' });
  });

  it('migrates before anything else, with its own copy of the settings', async () => {
    const manifests = await rendered(MINIMAL_VALUES);
    const hooks = manifests.filter(({ metadata }) => metadata.annotations?.['helm.sh/hook']);
    expect(namesOf(hooks).sort()).toEqual(['ConfigMap smash-migrate', 'Job smash-migrate']);
    for (const { metadata } of hooks) {
      expect(metadata.annotations).toMatchObject({
        'helm.sh/hook': 'pre-install,pre-upgrade',
        'helm.sh/hook-delete-policy': 'before-hook-creation',
      });
    }
    const [settings, own] = ['smash-settings', 'smash-migrate'].map((name) =>
      find(manifests, 'ConfigMap', name),
    );
    expect(own?.data).toEqual(settings?.data);
    const weight = own?.metadata.annotations?.['helm.sh/hook-weight'];
    expect(Number(weight)).toBeLessThan(0);
    const [migrate] = podOf(manifests, 'Job', 'smash-migrate').containers;
    expect(migrate?.envFrom).toContainEqual({ configMapRef: { name: 'smash-migrate' } });
    const withOwner = podsOf(manifests).filter((pod) => JSON.stringify(pod).includes('"owner"'));
    expect(withOwner).toEqual([podOf(manifests, 'Job', 'smash-migrate')]);
  });

  it('migrates on the nodes of the backends', async () => {
    const pod = podOf(await rendered(FULL_VALUES), 'Job', 'smash-migrate');
    const { nodeSelector, tolerations } = FULL_VALUES.backend;
    expect(pod).toMatchObject({ nodeSelector, tolerations });
  });

  it('runs every pod by the restricted profile', async () => {
    const manifests = await rendered(FULL_VALUES);
    const cronPods = ['smash-backup', 'smash-save-erasures'].map((name) => cronPodOf(manifests, name));
    for (const pod of [...podsOf(manifests), ...cronPods]) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of [...(pod.initContainers ?? []), ...pod.containers]) {
        expect(container).toMatchObject({
          image: expect.stringMatching(/^registry\.example\.com\/.+:9\.9\.9$/) as unknown,
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        });
        const mounted = container.volumeMounts.map(({ name }) => name);
        expect(pod.volumes.map(({ name }) => name)).toEqual(expect.arrayContaining(mounted));
      }
    }
  });

  it('mounts a private certificate authority wherever Node runs', async () => {
    const manifests = await rendered(FULL_VALUES);
    expect(find(manifests, 'ConfigMap', 'smash-settings').data?.['NODE_EXTRA_CA_CERTS']).toBe('/ca/ca.crt');
    const [backend, nginx, migrate] = podsOf(manifests);
    const cronPods = ['smash-backup', 'smash-save-erasures'].map((name) => cronPodOf(manifests, name));
    for (const pod of [backend, migrate, ...cronPods]) {
      expect(pod?.volumes).toContainEqual({ name: 'ca', configMap: { name: 'authority' } });
      for (const { volumeMounts } of [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])]) {
        expect(volumeMounts).toContainEqual({ name: 'ca', mountPath: '/ca', readOnly: true });
      }
    }
    expect(JSON.stringify(nginx)).not.toContain('"/ca"');
  });

  it('backs up and then prunes, and saves erasures in a job of their own', async () => {
    const manifests = await rendered(FULL_VALUES);
    for (const name of ['smash-backup', 'smash-save-erasures']) {
      expect(find(manifests, 'CronJob', name).spec).toMatchObject({
        suspend: false,
        concurrencyPolicy: 'Forbid',
      });
    }
    const [backup, erasures] = ['smash-backup', 'smash-save-erasures'].map((name) =>
      cronPodOf(manifests, name),
    );
    expect(backup?.initContainers?.map(({ args }) => args)).toEqual([
      ['scripts/backup', 's3://backups/hiring'],
    ]);
    expect(backup?.containers.map(({ args }) => args)).toEqual([
      ['scripts/prune', 's3://backups/hiring', '7', '4'],
    ]);
    expect(erasures?.containers.map(({ args }) => args)).toEqual([
      ['scripts/save-erasures', 's3://backups/hiring'],
    ]);
    await expect(rendered({ ...MINIMAL_VALUES, backup: { enabled: true } })).rejects.toThrow('backup.place');
  });

  it('gives the keys of the backups only to the jobs for backups, and the owner role only to the dump', async () => {
    const manifests = await rendered(FULL_VALUES);
    const [backup, erasures] = ['smash-backup', 'smash-save-erasures'].map((name) =>
      cronPodOf(manifests, name),
    );
    const dumping = backup?.initContainers ?? [];
    const others = [...(backup?.containers ?? []), ...(erasures?.containers ?? [])];
    expect(dumping.map(secretsOf)).toEqual([['secrets', 'owner']]);
    expect(others.map(secretsOf)).toEqual([['secrets'], ['secrets']]);
    for (const { env = [] } of [...dumping, ...others]) {
      const secret = (key: string) => ({
        name: key,
        valueFrom: { secretKeyRef: { name: 'backup', key, optional: true } },
      });
      expect(env).toEqual(
        expect.arrayContaining(['BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'].map(secret)),
      );
    }
    expect(JSON.stringify(podsOf(manifests))).not.toContain('BACKUP');
    expect(find(manifests, 'NetworkPolicy', 'smash-backup-outwards').spec).toMatchObject({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'backup' } },
      egress: [{ ports: [{ port: 5432 }, { port: 443 }, { port: 9000 }] }],
    });
  });

  it('dumps into a volume of any kind', async () => {
    const ephemeral = {
      volumeClaimTemplate: {
        spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '50Gi' } } },
      },
    };
    const { backup } = FULL_VALUES;
    const workspaceOf = async (workspace: object) =>
      cronPodOf(await rendered({ ...FULL_VALUES, backup: { ...backup, workspace } }), 'smash-backup').volumes;
    expect(await workspaceOf({ ephemeral })).toContainEqual({ name: 'tmp', ephemeral });
    const emptyDir = { sizeLimit: '20Gi' };
    expect(await workspaceOf({ emptyDir })).toContainEqual({ name: 'tmp', emptyDir });
  });

  it('restores a backup in place of the migration, with its settings', async () => {
    const restoreFrom = 's3://backups/hiring/2026-11-20T23-00-00Z';
    const manifests = await rendered({ ...MINIMAL_VALUES, backup: { restoreFrom } });
    expect(findManifestErrors(manifests)).toEqual([]);
    const hooks = manifests.filter(({ metadata }) => metadata.annotations?.['helm.sh/hook']);
    expect(namesOf(hooks).sort()).toEqual(['ConfigMap smash-migrate', 'Job smash-restore']);
    const [restore] = podOf(manifests, 'Job', 'smash-restore').containers;
    expect(restore).toMatchObject({
      args: ['scripts/restore', restoreFrom],
      envFrom: [
        { configMapRef: { name: 'smash-migrate' } },
        { secretRef: { name: 'secrets' } },
        { secretRef: { name: 'owner', optional: true } },
      ],
    });
    expect(restore?.env).toContainEqual({
      name: 'BACKUP_PASSPHRASE_FILE',
      value: '/passphrase/passphrase',
    });
  });

  it('asks the DNS of one namespace alone, or at other ports, where the values say so', async () => {
    const names = async (networkPolicy: object) =>
      find(await rendered({ ...MINIMAL_VALUES, networkPolicy }), 'NetworkPolicy', 'smash-names').spec;
    const at = (...ports: number[]) =>
      ports.flatMap((port) => ['UDP', 'TCP'].map((protocol) => ({ port, protocol })));
    expect(await names({ dnsNamespace: 'kube-system' })).toMatchObject({
      egress: [
        {
          to: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } } }],
          ports: at(53),
        },
      ],
    });
    expect(await names({ dnsPorts: [53, 5353] })).toHaveProperty('egress', [{ ports: at(53, 5353) }]);
  });

  it('lets in who sends visitors’ requests: a namespace, or whatever else the values name', async () => {
    const from = async (networkPolicy: object) => {
      const manifests = await rendered({ ...MINIMAL_VALUES, networkPolicy });
      expect(findManifestErrors(manifests)).toEqual([]);
      return find(manifests, 'NetworkPolicy', 'smash-nginx').spec as { ingress: { from: unknown[] }[] };
    };
    const named = [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'traefik' } } }];
    expect((await from({ ingressNamespace: 'traefik' })).ingress).toMatchObject([{ from: named }]);
    const balancer = [{ ipBlock: { cidr: '130.211.0.0/22' } }, { ipBlock: { cidr: '35.191.0.0/16' } }];
    const ports = [{ port: 'http' }];
    expect((await from({ ingressFrom: balancer })).ingress).toEqual([{ from: balancer, ports }]);
  });

  it('lets webhooks out only through the named ports, and not into private networks', async () => {
    const { egress } = find(await rendered(FULL_VALUES), 'NetworkPolicy', 'smash-backend-outwards').spec as {
      egress: { to: { ipBlock: { cidr: string; except: string[] } }[]; ports: { port: number }[] }[];
    };
    expect(egress.map(({ ports }) => ports)).toEqual([[{ port: 5432 }], [{ port: 8443 }, { port: 4443 }]]);
    const [anywhere] = egress[1]?.to ?? [];
    expect(anywhere?.ipBlock).toEqual({
      cidr: '0.0.0.0/0',
      except: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
    });
  });

  it('routes both hosts to nginx by an Ingress, an HTTPRoute and a certificate', async () => {
    const hosts = ['careers.example.com', 'portal.example.com'];
    const manifests = await rendered(FULL_VALUES);
    const ingress = find(manifests, 'Ingress', 'smash-nginx').spec as { rules: { host: string }[] };
    expect(ingress).toMatchObject({ ingressClassName: 'nginx', tls: [{ hosts, secretName: 'tls' }] });
    expect(ingress.rules.map(({ host }) => host)).toEqual(hosts);
    expect(find(manifests, 'HTTPRoute', 'smash-nginx').spec).toMatchObject({ hostnames: hosts });
    expect(find(manifests, 'Certificate', 'smash-nginx').spec).toMatchObject({
      dnsNames: hosts,
      secretName: 'tls',
    });
  });

  it('contains all alarms, limited to its namespace, with links to the runbook', async () => {
    const rule = JSON.stringify(find(await rendered(FULL_VALUES), 'PrometheusRule', 'smash-alarms').spec);
    const alarms = readFileSync(inRoot('deploy/prometheus/alerts.yml'), 'utf8');
    const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
    expect(count(rule, /"alert":/g)).toBe(count(alarms, /- alert:/g));
    const here = count(rule, /job=\\"backend\\", namespace=\\"hiring\\"/g);
    expect(here).toBe(count(rule, /job=/g));
    // BackendMissing compares with a number and not with the last day.
    expect(here).toBe(count(alarms, /job="backend"/g) - 1);
    expect(rule).toContain('"runbook_url":"https://git.example.com/docs/runbook.md#nobackend"');
    expect(rule).not.toContain('"runbook":');
  });

  it('keeps the alarms of two releases in a namespace apart, by a label that its PodMonitor adds', async () => {
    const manifests = await rendered(FULL_VALUES);
    const label = 'app.kubernetes.io/instance';
    expect(find(manifests, 'PodMonitor', 'smash-backend').spec).toMatchObject({ podTargetLabels: [label] });
    const exprsOf = (all: Manifest[]) =>
      JSON.stringify(find(all, 'PrometheusRule', 'smash-alarms').spec).replaceAll('\\"', "'");
    const here = "job='backend', namespace='hiring', app_kubernetes_io_instance='smash'";
    expect(exprsOf(manifests)).toContain(`absent(up{${here}} == 1)`);
    // Whoever scrapes in another way has no such label.
    const { prometheusRule } = FULL_VALUES.monitoring;
    const without = exprsOf(await rendered({ ...MINIMAL_VALUES, monitoring: { prometheusRule } }));
    expect(without).toContain("absent(up{job='backend', namespace='hiring'} == 1)");
  });

  it('misses backends below the fewest, since the autoscaler takes away others', async () => {
    const { groups } = find(await rendered(FULL_VALUES), 'PrometheusRule', 'smash-alarms').spec as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    const missing = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === 'BackendMissing');
    expect(missing?.expr).toMatch(/^count\(up\{job="backend", .+\} == 1\) < 3$/);
    expect(missing?.annotations.summary).toBe('Fewer backends answer than the autoscaler may leave');
  });

  it('does not render without the address of the site or the object store', async () => {
    await expect(rendered({})).rejects.toThrow('settings.PUBLIC_URL');
    const { S3_ENDPOINT: _, ...without } = MINIMAL_VALUES.settings;
    await expect(rendered({ settings: without })).rejects.toThrow('settings.S3_ENDPOINT');
  });
});

it('the chart and the installation without Helm name the images of this release', () => {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string };
  const [chart] = readYaml('deploy/helm/smash-technology/Chart.yaml');
  expect(chart).toMatchObject({ version, appVersion: version });
  const [site] = readYaml<{ images: { newTag: string }[] }>('deploy/kubernetes/site/kustomization.yaml');
  expect(site?.images.map(({ newTag }) => newTag)).toEqual([version, version, version]);
});
