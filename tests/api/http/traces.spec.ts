import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { apply, logIn } from '../../support/api/actions.js';
import { withToken } from '../../support/api/app.js';
import { testStorages } from '../../support/api/storages.js';
import { aCv, aJob, someAnswers } from '../../support/samples/builders.js';
import { CANARY_ACCOUNT, CANARY_ANSWERS } from '../../support/samples/canaries.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../../support/doubles/trace-collector.js';

const SERVER = 2;
const CLIENT = 3;
const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

const answers = someAnswers(CANARY_ANSWERS);

// In an object store if there is one: its calls are in the traces.
describe.each(testStorages().slice(-1))(
  'traces of a server that keeps its files in $name',
  ({ name, prepare }) => {
    let collector: TraceCollector;
    let server: ServerProcess;
    let token: string;

    beforeAll(async () => {
      collector = await startTraceCollector();
      server = await startServerProcess({
        ...(await prepare()),
        LOG_LEVEL: 'info',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=collector-key',
        OTEL_SERVICE_NAME: 'tried-service',
      });
      const visitor = request.agent(server.url);
      await visitor.post('/api/register').send(CANARY_ACCOUNT).expect(201);
      token = await logIn(server, CANARY_ACCOUNT);
      const owner = withToken(server, token);
      const { body: job } = await owner.post('/api/jobs/').send(aJob()).expect(201);
      const { id: jobId } = job as { id: number };
      const cv = await aCv({ name: 'canarycv.pdf' });
      const { id } = await apply(server, jobId, { answers, cv });
      await owner
        .get('/api/applications-list/?search=canarysearch')
        .set('traceparent', `00-${caller.traceId}-${caller.spanId}-01`)
        .expect(200);
      await owner.get(`/api/applications/${id}/download-cv`).expect(200);
      await visitor.get('/api/jobs/').expect(200);
      await visitor.get('/api/jobs/').expect(200);
      await visitor.get('/api/files/canaryforged/canarycv.pdf').expect(403);
      const { body } = await owner.get('/api/zones/').expect(200);
      const [zone, other] = body as { id: number; states: string[] }[];
      const rename = (of: typeof zone) =>
        owner.put(`/api/zones/${of?.id}`).send({ name: 'Canaryzone', states: of?.states });
      await rename(zone).expect(200);
      await rename(other).expect(422);
      await server.close();
    });
    afterAll(() => collector.close());

    const requests = () => collector.spans.filter(({ kind }) => kind === SERVER);
    const named = (wanted: string) => requests().filter((span) => span.name === wanted);
    const childrenOf = ({ traceId, kind }: CollectedSpan) =>
      collector.spans.filter((span) => span.traceId === traceId && span.kind !== kind);

    it('are sent before it stops, with the service name and headers that are set', () => {
      expect(requests().length).toBeGreaterThanOrEqual(8);
      expect(new Set(collector.resources.map((resource) => resource['service.name']))).toEqual(
        new Set(['tried-service']),
      );
      expect(collector.headers[0]).toMatchObject({ authorization: 'collector-key' });
    });

    it('have a span for each request, with the pattern of its route and its status', () => {
      const [sent] = named('POST /api/jobs/:id/apply');
      expect(sent?.attributes).toEqual({
        'http.request.method': 'POST',
        'http.route': '/api/jobs/:id/apply',
        'http.response.status_code': 201,
      });
      expect(named('GET /api/jobs').length + named('GET /api/jobs/').length).toBe(2);
      expect(named('GET /api/files/:token/:name')[0]?.attributes['http.response.status_code']).toBe(403);
    });

    it('hold the statements of a request, and the calls of the object store', () => {
      const [sent] = named('POST /api/jobs/:id/apply');
      if (!sent) throw new Error('The application has no span.');
      const statements = childrenOf(sent).filter(({ attributes }) => attributes['db.query.text']);
      expect(statements.map(({ attributes }) => attributes['db.query.text']).join('\n')).toMatch(
        /INSERT INTO "?applications"?/,
      );
      const calls = childrenOf(sent).filter(
        ({ kind, attributes }) => kind === CLIENT && attributes['url.full'],
      );
      if (name === 'S3') {
        expect(calls.map(({ attributes }) => attributes['http.request.method'])).toContain('PUT');
        for (const { attributes } of calls) expect(attributes['url.full']).toMatch(/^\/\/[\w.-]+$/);
      } else {
        expect(calls).toEqual([]);
      }
    });

    it('say that a statement failed, without the message of the database', () => {
      const [refused] = named('PUT /api/zones/:id').filter(
        ({ attributes }) => attributes['http.response.status_code'] === 422,
      );
      if (!refused) throw new Error('The zone whose name is taken has no span.');
      const failed = childrenOf(refused).filter(({ status }) => status.code === 2);
      expect(failed.map(({ status }) => status)).toEqual([{ code: 2 }]);
    });

    it('continue the trace of a caller who sends one', () => {
      const [list] = named('GET /api/applications-list');
      expect(list).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId });
    });

    it('have their id in the lines of the log', () => {
      const lines = server
        .output()
        .split('\n')
        .filter((line) => line.includes('/api/jobs/:id/apply'));
      const [sent] = named('POST /api/jobs/:id/apply');
      expect(lines.map((line) => (JSON.parse(line) as { trace_id?: string }).trace_id)).toEqual([
        sent?.traceId,
      ]);
    });

    it('hold nothing that people sent, and no secret', () => {
      const { environment, databaseUrl } = server.site;
      const secrets = [
        ...['canary', answers.dob, token, environment.JWT_SECRET ?? '', new URL(databaseUrl).password],
        ...[environment['S3_SECRET_KEY'], environment['S3_ACCESS_KEY']].filter(
          (value) => value !== undefined,
        ),
      ];
      for (const secret of secrets)
        expect(collector.received().toLowerCase()).not.toContain(secret.toLowerCase());
    });
  },
);
