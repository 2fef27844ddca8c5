import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findRenderer } from '../../scripts/lib/helm/render.mjs';
import { makeManifests } from '../../scripts/lib/helm/manifests.mjs';
import { readEnvironment } from '../../backend/src/platform/config/environment.js';
import { install, LEAST, MOST } from '../support/deploy/chart.js';
import { findManifestErrors, type Manifest, type PodSpec } from '../support/deploy/kubernetes-manifests.js';
import { inRepository, readKeys } from '../support/deploy/yaml-files.js';

const renderer = await findRenderer();
const described = renderer ? describe : describe.skip;
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
  const podsOf = (manifests: Manifest[]) => [
    podOf(manifests, 'Deployment', 'smash-backend'),
    podOf(manifests, 'Deployment', 'smash-nginx'),
    podOf(manifests, 'Job', 'smash-migrate'),
  ];

  it('is what the plain manifests say', async () => {
    const committed = readFileSync(inRepository('deploy/kubernetes/base/rendered.yaml'), 'utf8');
    expect(await makeManifests()).toBe(committed);
  });

  it('fits the types of Kubernetes, the Prometheus operator, cert-manager and the Gateway API', async () => {
    for (const values of [LEAST, MOST]) expect(findManifestErrors(await rendered(values))).toEqual([]);
  });

  it('makes nothing twice, and only what is asked for', async () => {
    const [least, most] = [namesOf(await rendered(LEAST)), namesOf(await rendered(MOST))];
    expect(new Set(most).size).toBe(most.length);
    const more = most.filter((name) => !least.includes(name));
    expect(more.sort()).toEqual([
      'Certificate smash-nginx',
      'ConfigMap smash-dashboard-hiring',
      'ConfigMap smash-dashboard-payments',
      'ConfigMap smash-dashboard-queues',
      'ConfigMap smash-dashboard-service',
      'HTTPRoute smash-nginx',
      'Ingress smash-nginx',
      'PodMonitor smash-backend',
      'PrometheusRule smash-alarms',
    ]);
  });

  it('holds no secret', async () => {
    expect(namesOf(await rendered(MOST)).filter((name) => name.startsWith('Secret'))).toEqual([]);
  });

  it('gives the backend settings that it starts with', async () => {
    const secrets = Object.keys(readKeys('deploy/kubernetes/site/secrets.env.example'));
    const { data = {} } = find(await rendered(MOST), 'ConfigMap', 'smash-settings');
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

  it('migrates before anything else, with settings of its own', async () => {
    const manifests = await rendered(LEAST);
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

  it('runs everything as the restricted profile wants it', async () => {
    for (const pod of podsOf(await rendered(MOST))) {
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

  it('believes a certificate authority of its own wherever Node runs', async () => {
    const manifests = await rendered(MOST);
    expect(find(manifests, 'ConfigMap', 'smash-settings').data?.['NODE_EXTRA_CA_CERTS']).toBe('/ca/ca.crt');
    const [backend, nginx, migrate] = podsOf(manifests);
    for (const pod of [backend, migrate]) {
      expect(pod?.volumes).toContainEqual({ name: 'ca', configMap: { name: 'authority' } });
      for (const { volumeMounts } of [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])]) {
        expect(volumeMounts).toContainEqual({ name: 'ca', mountPath: '/ca', readOnly: true });
      }
    }
    expect(JSON.stringify(nginx)).not.toContain('"/ca"');
  });

  it('leads both hosts to nginx, by an Ingress, a route and a certificate', async () => {
    const hosts = ['careers.example.com', 'portal.example.com'];
    const manifests = await rendered(MOST);
    const ingress = find(manifests, 'Ingress', 'smash-nginx').spec as { rules: { host: string }[] };
    expect(ingress).toMatchObject({ ingressClassName: 'nginx', tls: [{ hosts, secretName: 'tls' }] });
    expect(ingress.rules.map(({ host }) => host)).toEqual(hosts);
    expect(find(manifests, 'HTTPRoute', 'smash-nginx').spec).toMatchObject({ hostnames: hosts });
    expect(find(manifests, 'Certificate', 'smash-nginx').spec).toMatchObject({
      dnsNames: hosts,
      secretName: 'tls',
    });
  });

  it('brings the alarms, for the backends of its namespace, with links to the runbook', async () => {
    const rule = JSON.stringify(find(await rendered(MOST), 'PrometheusRule', 'smash-alarms').spec);
    const alarms = readFileSync(inRepository('deploy/prometheus/alerts.yml'), 'utf8');
    const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
    expect(count(rule, /"alert":/g)).toBe(count(alarms, /- alert:/g));
    expect(count(rule, /job=\\"backend\\", namespace=\\"hiring\\"/g)).toBe(count(alarms, /job="backend"/g));
    expect(rule).toContain('"runbook_url":"https://git.example.com/docs/runbook.md#nobackend"');
    expect(rule).not.toContain('"runbook":');
  });

  it('does not render without the addresses of the site and of the object store', async () => {
    await expect(rendered({})).rejects.toThrow('settings.PUBLIC_URL');
    const { S3_ENDPOINT: _, ...without } = LEAST.settings;
    await expect(rendered({ settings: without })).rejects.toThrow('settings.S3_ENDPOINT');
  });
});
