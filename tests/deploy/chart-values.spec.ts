import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { ENVIRONMENT_KEYS } from '../../backend/src/platform/config/environment.js';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { MINIMAL_VALUES, FULL_VALUES } from '../support/deploy/chart.js';
import { readKeys, readYaml } from '../support/deploy/yaml-files.js';

const CHART = 'deploy/helm/smash-technology';

describe("the chart's values", () => {
  const schema = JSON.parse(readFileSync(inRoot(CHART, 'values.schema.json'), 'utf8')) as object;
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  const refusals = (values: unknown) =>
    validate(values) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath);
  const [defaults = {}] = readYaml<Record<string, unknown>>(CHART, 'values.yaml');

  it('are valid by default, for the plain manifests, and with everything on', () => {
    const [plain] = readYaml<object>('deploy/kubernetes/values.yaml');
    for (const values of [defaults, plain, MINIMAL_VALUES, FULL_VALUES]) expect(refusals(values)).toEqual([]);
  });

  it('are all in the schema, and each in the schema has a default', () => {
    const { properties } = schema as { properties: Record<string, unknown> };
    expect(Object.keys(properties).sort()).toEqual([...Object.keys(defaults), 'global'].sort());
  });

  it.each([
    ['an unknown value', { replicas: 3 }, ''],
    ['a misspelt nested value', { backend: { autoscaling: { minReplica: 2 } } }, '/backend/autoscaling'],
    ['a number for a variable', { settings: { DATABASE_POOL_SIZE: 15 } }, '/settings/DATABASE_POOL_SIZE'],
    ['an address with a path', { settings: { PUBLIC_URL: 'https://a.example/b' } }, '/settings/PUBLIC_URL'],
    ['a misspelt variable', { settings: { PORTAL_SECOND_FACTORS: 'required' } }, '/settings'],
    ['two authorities', { privateCa: { configMap: 'a', secret: 'b' } }, '/privateCa'],
    ['a gateway without a parent', { gateway: { enabled: true, parentRefs: [] } }, '/gateway/parentRefs'],
    ['an empty name of the Secret', { existingSecret: '' }, '/existingSecret'],
  ])('cannot contain %s', (_what, values, where) => {
    expect(refusals(values)).toContain(where);
  });

  it('cannot have secrets among the settings, or variables that the chart sets', () => {
    const secrets = Object.keys(readKeys('deploy/kubernetes/site/secrets.env.example'));
    const more = [
      ...[
        'SMTP_URL',
        'ONBOARDING_PIN',
        'PAYSTACK_SECRET_KEY',
        'ADMIN_OWNER_PASSWORD',
        'OTEL_EXPORTER_OTLP_HEADERS',
      ],
      ...['DATABASE_STANDBY_URL', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_PASSPHRASE'],
    ];
    for (const name of [...secrets, ...more, 'DATABASE_OWNER_URL', 'STORAGE', 'BACKEND_ADDRESS']) {
      expect([name, refusals({ settings: { [name]: 'x' } })]).toEqual([
        name,
        expect.arrayContaining(['/settings']),
      ]);
    }
    expect(refusals({ settings: { PAYSTACK_PUBLIC_KEY: 'pk', INDEXNOW_KEY: 'k' } })).toEqual([]);
  });

  it('can have every setting of the backend, nginx and the backups', () => {
    const known = [...ENVIRONMENT_KEYS, 'TRUSTED_PROXIES', 'BACKUP_PLACE'];
    const { properties } = schema as {
      properties: { settings: { propertyNames: { anyOf: { enum?: string[] }[] } } };
    };
    const { anyOf } = properties.settings.propertyNames;
    expect(anyOf.flatMap((names) => names.enum ?? [])).toEqual(known.sort());
    expect(refusals({ settings: { TRUST_PROXY: '2600:1f13::/36' } })).toEqual([]);
    const egress = {
      HTTPS_PROXY: 'http://proxy:3128',
      NO_PROXY: '10.0.0.0/8',
      UV_THREADPOOL_SIZE: '8',
      SSL_CERT_FILE: '/ca.crt',
    };
    expect(refusals({ settings: egress })).toEqual([]);
    expect(refusals({ settings: { NODE_OPTIONS: '--max-old-space-size=400', TZ: 'Africa/Lagos' } })).toEqual(
      [],
    );
  });
});
