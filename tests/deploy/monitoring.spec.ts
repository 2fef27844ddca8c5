import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readCompose, serviceOf } from '../support/deploy/compose-files.js';
import { readAlarms, readDashboards } from '../support/deploy/dashboards.js';
import { findTypeErrors, typed } from '../support/deploy/typed-values.js';
import { readYaml } from '../support/deploy/yaml-files.js';
import { runToEnd } from '../support/programs.js';

describe('an alarm', () => {
  const alarms = readAlarms();
  const headings = readFileSync(inRoot('docs/runbook.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? []);

  it.each(alarms.map((alarm) => [alarm.alert, alarm] as const))(
    'has a heading in the runbook: %s',
    (name, { annotations, labels }) => {
      expect(annotations).toEqual({
        summary: expect.any(String) as unknown,
        runbook: `docs/runbook.md#${name.toLowerCase()}`,
      });
      expect(headings).toContain(name);
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(labels.product).toBe('smash-technology');
    },
  );

  it('exists for each heading of the runbook, in the same order', () => {
    expect(headings).toEqual(alarms.map(({ alert }) => alert).filter((name) => headings.includes(name)));
    expect(new Set(headings)).toEqual(new Set(alarms.map(({ alert }) => alert)));
  });
});

describe('the runbook', () => {
  it('searches the logs for a word of each message about work that failed', () => {
    const [section = ''] =
      /^## WorkFails$[^]*?(?=^## )/m.exec(readFileSync(inRoot('docs/runbook.md'), 'utf8')) ?? [];
    const [, word = ''] = /logs backend \| grep '([^']+)'/.exec(section) ?? [];
    const folder = inRoot('backend/src');
    const messages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(-worker|notices|reconciliation|maintenance)\.service\.ts$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .flatMap((code) =>
        [...code.matchAll(/(?:failure: |task: name \}, )'([^']+)'/g)].map(([, text]) => text),
      );
    expect(messages.length).toBeGreaterThan(11);
    expect(word).not.toBe('');
    expect(messages.filter((message) => !message?.includes(word))).toEqual([]);
  });
});

describe('the dashboards', () => {
  const dashboards = readDashboards();

  it('fit the types that Grafana publishes', () => {
    expect(
      findTypeErrors(dashboards.map((one) => typed("import('@grafana/schema').Dashboard", one))),
    ).toEqual([]);
  });

  it('would not pass with a misspelt field', () => {
    const [one] = dashboards;
    const wrong = JSON.parse(JSON.stringify(one).replace('"gridPos"', '"gridPosition"')) as object;
    const errors = findTypeErrors([typed("import('@grafana/schema').Dashboard", wrong)]);
    expect(errors.join()).toContain('gridPosition');
  });

  it('have unique ids, and each panel has a description', () => {
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
    for (const { panels } of dashboards) {
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      for (const { type, description, datasource, targets = [] } of panels) {
        if (type === 'row') continue;
        expect(description).toMatch(/\.$/);
        for (const { uid } of [datasource, ...targets.map((target) => target.datasource)].flatMap(
          (one) => one ?? [],
        )) {
          expect(uid).toBe('${datasource}');
        }
      }
    }
  });

  it('have panels that do not overlap', () => {
    for (const { panels } of dashboards) {
      const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
      );
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells.filter((cell) => Number(cell.split(' ')[0]) > 23)).toEqual([]);
    }
  });
});

describe('the profile monitoring', () => {
  const compose = readCompose('docker-compose.yml');
  const grafana = serviceOf(compose, 'grafana');
  const prometheus = serviceOf(compose, 'prometheus');
  /** Returns where a path of a container is in the repository. */
  const inContainer = (service: typeof grafana, file: string) => {
    const mounts = (service.volumes ?? [])
      .filter((volume) => typeof volume === 'string')
      .map((volume) => volume.split(':'));
    const [from = '', to = ''] = mounts.find(([, target = '-']) => file.startsWith(target)) ?? [];
    return inRoot(path.join(from, path.relative(to, file)));
  };

  it('starts Prometheus with the alarms and Grafana with the dashboards', () => {
    expect(grafana.profiles).toEqual(['monitoring']);
    expect(prometheus.profiles).toContain('monitoring');
    const [{ providers } = { providers: [] }] = readYaml<{ providers: { options: { path: string } }[] }>(
      'deploy/grafana/provisioning/dashboards/files.yml',
    );
    const [folder = ''] = providers.map(({ options }) => options.path);
    const home = String(grafana.environment?.['GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH']);
    expect(home.startsWith(`${folder}/`)).toBe(true);
    expect(existsSync(inContainer(grafana, home))).toBe(true);
    expect(existsSync(inContainer(grafana, '/etc/grafana/provisioning/datasources/prometheus.yml'))).toBe(
      true,
    );
    expect(existsSync(inContainer(prometheus, '/etc/prometheus/alerts.yml'))).toBe(true);
  });

  it('connects Grafana to the Prometheus of docker-compose.yml, with its scrape interval', () => {
    const [source] = readYaml<{ datasources: { url: string; jsonData: { timeInterval: string } }[] }>(
      'deploy/grafana/provisioning/datasources/prometheus.yml',
    );
    const [settings] = readYaml<{ global: { scrape_interval: string } }>('deploy/prometheus/prometheus.yml');
    expect(prometheus.ports).toEqual(['127.0.0.1:${PROMETHEUS_PORT:-9090}:9090']);
    expect(source?.datasources).toMatchObject([
      {
        url: 'http://prometheus:9090',
        jsonData: { timeInterval: settings?.global.scrape_interval },
      },
    ]);
  });

  it('does not start Grafana without a password, or with its default', async () => {
    const [shell = '', ...args] = grafana.entrypoint ?? [];
    const script = (args.at(-1) ?? '').replaceAll('$$', '$').replace('exec /run.sh', 'echo started');
    const start = (password: string) =>
      runToEnd(shell, [...args.slice(0, -1), script], {
        env: { ...process.env, GF_SECURITY_ADMIN_PASSWORD: password },
      });
    for (const password of ['', 'admin']) {
      expect(await start(password)).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/GRAFANA_PASSWORD/),
      });
    }
    expect(await start('something')).toMatchObject({ code: 0 });
    expect(grafana.environment?.['GF_SECURITY_ADMIN_PASSWORD']).toBe('${GRAFANA_PASSWORD:-}');
  });
});

describe('promtool', () => {
  let isThere: boolean;
  beforeAll(async () => {
    isThere = await runToEnd('promtool', ['--version']).then(
      ({ code }) => code === 0,
      () => false,
    );
  });

  it('accepts the settings and rules if it is installed (not checked without it)', async () => {
    if (!isThere) return console.warn('promtool is not installed: rules were not checked by it');
    const checked = await runToEnd('promtool', [
      'check',
      'config',
      inRoot('deploy/prometheus/prometheus.yml'),
    ]);
    expect(checked).toMatchObject({ code: 0 });
    const tested = await runToEnd('promtool', ['test', 'rules', inRoot('tests/deploy/alerts.test.yml')]);
    expect(tested).toMatchObject({ code: 0 });
  });
});
