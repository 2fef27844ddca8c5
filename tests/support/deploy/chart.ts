import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CORE_SCHEMA, loadAll } from 'js-yaml';
import { renderChart } from '../../../scripts/lib/helm/render.mjs';
import type { Manifest } from './kubernetes-manifests.js';

export type Renderer = 'helm' | 'go';

/** Manifests that an installation of the chart applies with these values. */
export async function install(renderer: Renderer, values: object): Promise<Manifest[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'smash-chart-'));
  try {
    const file = path.join(folder, 'values.json');
    writeFileSync(file, JSON.stringify(values));
    const text = await renderChart(renderer, { release: 'smash', namespace: 'hiring', values: [file] });
    return (loadAll(text, { schema: CORE_SCHEMA }) as (Manifest | null)[]).flatMap((one) => one ?? []);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The values that an installation has to give at least. */
export const MINIMAL_VALUES = {
  settings: { PUBLIC_URL: 'https://careers.example.com:8443', S3_ENDPOINT: 'https://s3.example.com' },
};

/** Everything that can be turned on. */
export const FULL_VALUES = {
  images: { registry: 'registry.example.com/', tag: '9.9.9', pullSecrets: ['registry'] },
  settings: { ...MINIMAL_VALUES.settings, PORTAL_HOST: 'portal.example.com', DATABASE_POOL_SIZE: '10' },
  privateCa: { configMap: 'authority' },
  backend: {
    serviceAccountAnnotations: { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::1:role/files' },
    nodeSelector: { disk: 'fast' },
    tolerations: [{ key: 'web', operator: 'Exists' }],
  },
  nginx: { replicas: 3, nodeSelector: { edge: 'true' }, tolerations: [{ key: 'edge', operator: 'Exists' }] },
  ingress: { enabled: true, className: 'nginx', annotations: { 'example.com/a': 'b' } },
  gateway: { enabled: true, parentRefs: [{ name: 'public', namespace: 'gateways' }] },
  certificate: { enabled: true, issuerRef: { name: 'letsencrypt' } },
  backup: {
    enabled: true,
    place: 's3://backups/hiring',
    serviceAccountName: 'backup',
    workspace: { emptyDir: { sizeLimit: '20Gi' } },
    nodeSelector: { disk: 'fast' },
    tolerations: [{ key: 'web', operator: 'Exists' }],
  },
  networkPolicy: {
    egress: [{ to: [{ ipBlock: { cidr: '10.1.0.0/24' } }], ports: [{ port: 5432 }] }],
    podIdentityAgent: true,
    webhookPorts: [8443, 4443],
  },
  monitoring: {
    podMonitor: { enabled: true, labels: { release: 'prometheus' } },
    prometheusRule: { enabled: true, labels: { release: 'prometheus' } },
    runbookUrl: 'https://git.example.com/docs/runbook.md',
    dashboards: { enabled: true },
  },
};
