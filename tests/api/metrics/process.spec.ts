import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { eventually } from '../../support/api/state.js';
import { startTraceCollector, type TraceCollector } from '../../support/doubles/trace-collector.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';
import { freePort } from '../../support/servers/servers.js';

const SOURCE_COMMIT = '0123abcd';
const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string };

describe('the metrics', () => {
  let server: ServerProcess;
  let port: number;
  let collector: TraceCollector;

  beforeAll(async () => {
    port = await freePort();
    collector = await startTraceCollector();
    server = await startServerProcess({
      METRICS_PORT: String(port),
      SOURCE_COMMIT,
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
  });
  afterAll(async () => {
    await server.close();
    await collector.close();
  });

  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const requests = (text: string, labels: string) =>
    Number(
      new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
    );

  it('count requests by the pattern of their route, never by ids or queries', async () => {
    for (let turn = 0; turn < 3; turn += 1) await (await fetch(`${server.url}/api/jobs/`)).text();
    await fetch(`${server.url}/api/jobs/424242?search=adaeze`);
    await fetch(`${server.url}/api/accounts/`);
    const text = await read();
    expect(requests(text, 'method="GET",route="/api/jobs",status="200"')).toBeGreaterThanOrEqual(2);
    expect(requests(text, 'method="GET",route="/api/jobs/:id",status="422"')).toBe(1);
    expect(requests(text, 'method="GET",route="/api/accounts",status="401"')).toBe(1);
    expect(text).not.toMatch(/jobs\/4|adaeze/);
  });

  it('have each failure of a route as 0 from its first request on, so that the first one is an increase', async () => {
    await (await fetch(`${server.url}/api/jobs/`)).text();
    const series = (status: number) =>
      `http_request_duration_seconds_count{method="GET",route="/api/jobs",status="${status}"} 0\n`;
    await eventually(async () => {
      const text = await read();
      for (const status of [500, 503]) expect(text).toContain(series(status));
    });
  });

  it('cover the parts, the pool, mails, webhooks, files and the process', async () => {
    // A request may be waiting for a connection while the metrics are read.
    await eventually(async () =>
      expect(await read()).toMatch(/^smash_database_connections\{state="waiting"\} 0$/m),
    );
    const text = await read();
    expect(text).toContain('smash_part_up{part="database"} 1');
    expect(text).toContain('smash_part_up{part="storage"} 1');
    expect(text).toContain('smash_mails{status="queued"} 0');
    expect(text).toContain('smash_mails{status="failed"} 0');
    expect(text).toContain('smash_mail_oldest_seconds{status="queued"} 0');
    expect(text).toContain('smash_webhook_deliveries{state="waiting"} 0');
    expect(text).toContain('smash_webhook_deliveries{state="dead"} 0');
    expect(text).toContain('smash_webhook_late_seconds{state="waiting"} 0');
    expect(text).toContain('# TYPE smash_webhook_attempts_total counter');
    expect(text).toContain('smash_unattached_files{state="waiting"} 0');
    expect(text).toContain('smash_unattached_oldest_seconds{state="waiting"} 0');
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('give the version and the commit, as do health and the log of the start', async () => {
    const running = `${version}+${SOURCE_COMMIT}`;
    expect(await read()).toContain(`smash_build_info{version="${running}"} 1\n`);
    for (const address of ['/api/health', '/api/health/ready']) {
      await eventually(async () => {
        const response = await fetch(`${server.url}${address}`);
        expect(await response.json()).toMatchObject({ status: 'ok', version: running });
      });
    }
    const started = server
      .output()
      .split('\n')
      .find((line) => line.includes('"msg":"listening"'));
    expect(JSON.parse(started ?? '{}')).toMatchObject({ version: running });
  });

  it('are served only on their own port', async () => {
    for (const path of ['/metrics', '/api/metrics']) {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    }
    expect((await fetch(`http://127.0.0.1:${port}/api/jobs/`)).status).toBe(404);
  });

  it('are served without any trace being sent if none is sampled', async () => {
    // Closing would send all traces that had not left yet.
    await server.close();
    expect(collector.received()).toBe('');
  });
});
