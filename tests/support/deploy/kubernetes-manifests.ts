import path from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { findTypeErrors, typed } from './typed-values.js';
import { readKeys, readYaml } from './yaml-files.js';

interface Kustomization {
  namespace?: string;
  resources: string[];
  images?: { name: string; newName: string; newTag: string }[];
  configMapGenerator?: { name: string; envs: string[] }[];
  secretGenerator?: { name: string; envs: string[] }[];
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; annotations?: Record<string, string> };
  data?: Record<string, string>;
  spec?: unknown;
}

/** Parts of a pod in a Deployment, a Job or a CronJob that the specs read. */
export interface PodSpec {
  terminationGracePeriodSeconds?: number;
  containers: Container[];
  initContainers?: Container[];
  volumes: { name: string; emptyDir?: { sizeLimit: string } }[];
}

export interface Container {
  name: string;
  image: string;
  args?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: {
    name: string;
    value?: string;
    valueFrom?: Partial<Record<'configMapKeyRef' | 'secretKeyRef', KeyRef>>;
  }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string; optional?: boolean } }[];
  resources: { limits: { memory: string } };
  volumeMounts: { name: string; mountPath: string }[];
  readinessProbe?: {
    httpGet: { path: string; port: string };
    periodSeconds: number;
    failureThreshold: number;
  };
  livenessProbe?: { httpGet: { path: string; port: string } };
  startupProbe?: { httpGet: { path: string; port: string } };
}

interface KeyRef {
  name: string;
  key: string;
  optional?: boolean;
}

const KNOWN = [
  'apiVersion',
  'kind',
  'namespace',
  'resources',
  'images',
  'configMapGenerator',
  'secretGenerator',
];

/**
 * Builds the manifests of a folder as `kubectl kustomize` does, with the features that ours use; any other feature is an
 * error. Values that only an installation has come from the example.
 */
export function buildManifests(folder: string): Manifest[] {
  const [kustomization] = readYaml<Kustomization>(folder, 'kustomization.yaml');
  if (!kustomization) throw new Error(`${folder} has no kustomization`);
  const unknown = Object.keys(kustomization).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0) throw new Error(`not known here: ${unknown.join(', ')}`);
  const { resources, namespace, configMapGenerator = [], secretGenerator = [] } = kustomization;
  const read = resources.flatMap((name) =>
    name.endsWith('.yaml')
      ? readYaml<Manifest>(folder, name)
      : buildManifests(path.relative(inRoot(), inRoot(folder, name))),
  );
  const generate = (kind: string, { name, envs }: { name: string; envs: string[] }): Manifest => ({
    apiVersion: 'v1',
    kind,
    metadata: { name, ...(namespace && { namespace }) },
    data: Object.assign({}, ...envs.map((file) => readKeys(folder, exampleOf(file)))) as Record<
      string,
      string
    >,
  });
  return [
    ...read,
    ...configMapGenerator.map((generator) => generate('ConfigMap', generator)),
    ...secretGenerator.map((generator) => generate('Secret', generator)),
  ];
}

const exampleOf = (file: string) => (file === 'settings.env' ? file : `${file}.example`);

/** Packages with the types of resources that operators add to Kubernetes. */
const OPERATORS: Record<string, string> = {
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
  'cert-manager.io': '@kubernetes-models/cert-manager',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
};

/** The type of a manifest, in TypeScript. */
function typeOf({ apiVersion, kind }: Manifest): string {
  const operator = OPERATORS[apiVersion.replace(/\/.*/, '')];
  if (operator) return `import('${operator}/${apiVersion}/${kind}').I${kind}`;
  const module = apiVersion === 'v1' ? 'core/v1' : apiVersion.replace(/\.k8s\.io\//, '/');
  return `import('kubernetes-types/${module}').${kind}`;
}

/** Checks manifests against types made from Kubernetes' own API description. */
export const findManifestErrors = (manifests: Manifest[]): string[] =>
  findTypeErrors(
    manifests.map((manifest) =>
      typed(typeOf(manifest), manifest, `${manifest.kind} ${manifest.metadata.name}`),
    ),
  );
