import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Registry } from 'prom-client';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { MetricsRegistry } from './metrics-registry.js';
import { processMetrics } from './process-metrics.js';

/** Serves GET /metrics on its own port, which no proxy publishes. Without METRICS_PORT there is no such server. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server?: Server;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly metrics: MetricsRegistry,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, HOST: host } = this.environment;
    if (port === undefined) return;
    const ofProcess = processMetrics();
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics' || request.method !== 'GET') {
        response.writeHead(404).end();
        return;
      }
      const told = Registry.merge([ofProcess, this.metrics.prometheus]);
      told.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': told.contentType }).end(text),
        () => response.writeHead(503, { 'Retry-After': '5' }).end(),
      );
    }).listen(port, host);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** The port that the server listens on, if any. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | undefined)?.port;
  }
}
