import { freePort } from '../servers/servers.js';
import { type ApiApp, startApi } from './app.js';
import { eventually } from './state.js';
import type { Overrides } from '../servers/test-site.js';
import type { Timings } from '../../../backend/src/platform/config/timings.js';

/** A backend that serves metrics. */
export interface MeasuredApi extends ApiApp {
  /** All metrics, in the text format of Prometheus. */
  metrics(): Promise<string>;
  /** The value of one series, as it is written: `name{label="value"}`. */
  metric(series: string): Promise<number>;
}

export async function startMeasuredApi(
  overrides: Overrides = {},
  timings: Partial<Timings> = {},
): Promise<MeasuredApi> {
  const port = await freePort();
  const app = await startApi({ METRICS_PORT: String(port), ...overrides }, timings);
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  // A response leaves out series that could not be counted in time.
  const metric = (series: string) => eventually(async () => valueIn(await metrics(), series));
  return { ...app, metrics, metric };
}

/** @throws Error for a missing series: a series with the value 0 is written, too */
function valueIn(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  if (line === undefined) throw new Error(`There is no ${series}`);
  return Number(line.slice(series.length + 1));
}
