import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aFolder, type BackupPlace } from '../../support/api/backup-scripts.js';
import { readExposition } from '../../support/api/exposition.js';
import { type MeasuredApi, startMeasuredApi } from '../../support/api/metrics.js';
import { questionsOf, readAlarms, readDashboards } from '../../support/deploy/dashboards.js';
import { type Expression, readExpression, type Selector } from '../../support/deploy/promql.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';
import { runHostedCommand } from '../../support/servers/server-host.js';

/** Series that Prometheus makes itself, and the labels that it adds to each target. */
const ITS_OWN = new Map<string, Record<string, string>[]>([
  ['up', [{}]],
  ['ALERTS', [{ alertname: 'Any', alertstate: 'firing', product: 'smash-technology' }]],
]);
const OF_THE_TARGET = ['job', 'instance', 'namespace'];

describe('a query of an alarm or dashboard', () => {
  let provider: PaymentStandIn;
  let app: MeasuredApi;
  let place: BackupPlace;
  let told: ReturnType<typeof readExposition>;

  beforeAll(async () => {
    provider = await startPaymentStandIn();
    app = await startMeasuredApi(provider.environment);
    // A route appears in the metrics after its first request,
    await app.visitor.get('/api/jobs/').expect(200);
    await app.visitor.post('/api/jobs/1/apply').expect(415);
    await app.visitor.post('/api/shares/webhook').send({}).expect(401);
    await app.visitor.post('/api/shares/purchases').send({}).expect(422);
    // and so do a backup and saved erasures once there are any.
    await runHostedCommand(['record-backup', '2026-11-25T02-15-00Z', '0'], app.site.environment);
    place = await aFolder();
    await runHostedCommand(['save-erasures', place.name], app.site.environment);
    told = readExposition(await app.metrics());
  });
  afterAll(async () => {
    await app.close();
    await place.remove();
    await provider.close();
  });

  const alarms = readAlarms().map(({ alert, expr }): [string, string] => [`alarm ${alert}`, expr]);
  const questions = [...alarms, ...readDashboards().flatMap(questionsOf)];

  const seriesOf = (metric: string) => told.get(metric) ?? ITS_OWN.get(metric) ?? [];
  const labelsOf = ({ metric }: Selector) => [...seriesOf(metric).flatMap(Object.keys), ...OF_THE_TARGET];

  /** Returns the metrics, labels and values of an expression that no backend has. */
  function findUnknown({ selectors, grouped }: Expression): string[] {
    const metrics = selectors.map(({ metric }) => metric).filter((metric) => seriesOf(metric).length === 0);
    const values = selectors.flatMap(({ metric, matchers }) =>
      matchers
        .filter(({ label }) => !OF_THE_TARGET.includes(label))
        .filter(({ label, value }) => !seriesOf(metric).some((series) => value.test(series[label] ?? '')))
        .map(({ label, value }) => `${metric}{${label}=${value.source}}`),
    );
    const known = selectors.flatMap(labelsOf);
    return [...metrics, ...values, ...grouped.filter((label) => !known.includes(label))];
  }

  it('is found dozens of times in the files', () => {
    expect(alarms.length).toBeGreaterThan(12);
    expect(questions.length).toBeGreaterThan(45);
  });

  it.each(questions)('uses only metrics, labels and values that exist: %s', (_where, expr) => {
    const expression = readExpression(expr);
    expect(expression.selectors.length).toBeGreaterThan(0);
    expect(findUnknown(expression)).toEqual([]);
  });

  it.each(questions)('selects only the job of the backends: %s', (_where, expr) => {
    const jobs = readExpression(expr).selectors.filter(({ metric }) => metric !== 'ALERTS');
    for (const { matchers } of jobs) {
      const job = matchers.find(({ label }) => label === 'job');
      expect(job?.value.source).toBe('^backend$');
    }
  });

  it('is reported if a name, a label or a value is wrong', () => {
    const wrong = [
      'smash_mail{job="backend"}',
      'smash_mails{job="backend", state="queued"}',
      'smash_mails{job="backend", status="waiting"}',
      'sum by (part) (smash_mails{job="backend"})',
    ];
    expect(wrong.map((expr) => findUnknown(readExpression(expr)))).toEqual([
      ['smash_mail'],
      ['smash_mails{state=^queued$}'],
      ['smash_mails{status=^waiting$}'],
      ['part'],
    ]);
    expect(() => readExpression('sum(rate(smash_mails[5m])')).toThrow('no PromQL');
  });
});
