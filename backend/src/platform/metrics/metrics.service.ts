import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Histogram } from 'prom-client';
import { DataSource } from 'typeorm';
import { routePattern } from '../http/request-logger.js';
import { MetricsRegistry } from './metrics-registry.js';

/** In seconds; the last ones are for uploads of some megabytes over a mobile network. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/** Failures that each route is counted with from its first request on: a first failure in a new series is no increase. */
const FAILURES = ['500', '503'];

/** Metrics of this process itself: its requests and its connections. */
@Injectable()
export class MetricsService {
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** Methods and routes that were requested of this process. */
  private readonly known = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    metrics: MetricsRegistry,
  ) {
    this.requests = metrics.histogram(
      'http_request_duration_seconds',
      'Requests by method, pattern of the route and status; aborted ones have the status 499',
      DURATIONS,
      ['method', 'route', 'status'],
    );
    metrics.gauge(
      'smash_database_connections',
      'Connections of the pool; waiting are requests for one',
      'state',
      () => {
        const { totalCount, idleCount, waitingCount } = this.pool();
        return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
      },
    );
  }

  /** Measures a request once its response has been sent. */
  observe(request: IncomingMessage, response: ServerResponse): void {
    const began = process.hrtime.bigint();
    response.once('close', () => {
      // A stream lasts as long as somebody watches, which says nothing about this server.
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      const status = response.writableFinished ? String(response.statusCode) : '499';
      const seconds = Number(process.hrtime.bigint() - began) / 1e9;
      const labels = { method: request.method ?? '', route: routePattern(request) };
      this.beginAtZero(labels);
      this.requests.observe({ ...labels, status }, seconds);
    });
  }

  private beginAtZero(labels: { method: string; route: string }): void {
    const name = `${labels.method} ${labels.route}`;
    if (this.known.has(name)) return;
    this.known.add(name);
    for (const status of FAILURES) this.requests.zero({ ...labels, status });
  }

  private pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
