import { Injectable, Logger } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { afterCommit } from './after-commit.js';
import { InTurn } from './in-turn.js';

type Values = Record<string, number>;
type Read = () => Values | Promise<Values>;

/** Name and help of a gauge, and the label of its series. */
type GaugeDescription = [name: string, help: string, label: string];

interface Described<Label extends string> {
  name: string;
  help: string;
  /** Every value that a label can have, so that each series exists, as 0, before anything has happened. */
  series: readonly Record<Label, string>[];
}

/**
 * The metrics of this process for Prometheus. Each part of the system registers its own: the platform knows none of
 * them. No metric names a person, an application or an address, and no label has values that visitors choose
 * (docs/decisions/0112-what-is-measured.md).
 */
@Injectable()
export class MetricsRegistry {
  readonly prometheus = new Registry();
  private readonly readers = new Map<string, Read[]>();
  private readonly turns = new InTurn();
  private readonly logger = new Logger('Metrics');
  /** Those that failed the last time. */
  private readonly failing = new Set<Read>();

  /**
   * A gauge that is read when it is asked for; `read` returns values by label. Leaves out what cannot be read, as
   * during an outage. Several parts may register the same gauge, each with its own values.
   */
  gauge(name: string, help: string, label: string, read: Read): void {
    const known = this.readers.get(name);
    if (known) known.push(read);
    else this.makeGauge(name, help, label, [read]);
  }

  /** A gauge that is counted in the database: the same on every backend, so that a query takes one of them (`max`). */
  countedGauge(name: string, help: string, label: string, count: () => Promise<Values>): void {
    this.gauge(name, help, label, () => this.turns.read(count));
  }

  /** Gauges with values from one count: those that are asked for together count only once. */
  countedGauges<Counted>(
    count: () => Promise<Counted>,
    gauges: readonly [...description: GaugeDescription, values: (counted: Counted) => Values][],
  ): void {
    let counting: Promise<Counted> | undefined;
    const countOnce = () => (counting ??= this.turns.read(count).finally(() => (counting = undefined)));
    for (const [name, help, label, values] of gauges)
      this.gauge(name, help, label, async () => values(await countOnce()));
  }

  private makeGauge(name: string, help: string, label: string, readers: Read[]): void {
    this.readers.set(name, readers);
    const readOrLog = (reader: Read) => this.readOrLog(name, reader);
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.prometheus],
      async collect() {
        const read = await Promise.all(readers.map((reader) => readOrLog(reader)));
        this.reset();
        for (const [key, value] of read.flatMap(Object.entries<number>)) this.set({ [label]: key }, value);
      },
    });
  }

  /** What cannot be read is logged once, until it can be read again. */
  private async readOrLog(name: string, read: Read): Promise<Values> {
    try {
      const values = await read();
      this.failing.delete(read);
      return values;
    } catch (err) {
      if (!this.failing.has(read)) this.logger.warn({ err }, `the metric ${name} could not be read`);
      this.failing.add(read);
      return {};
    }
  }

  /**
   * A counter from the start of this process: Prometheus sums those of all backends, and recognises a restart by the 0.
   * Several parts may register the same counter, each with its own series.
   */
  counter<Label extends string>({ name, help, series }: Described<Label>): CommittedCounter<Label> {
    const labelNames = Object.keys(series[0] ?? {}) as Label[];
    const known = this.prometheus.getSingleMetric(name) as Counter<Label> | undefined;
    const counter = known ?? new Counter<Label>({ name, help, labelNames, registers: [this.prometheus] });
    for (const labels of series) counter.inc(labels, 0);
    return new CommittedCounter(counter);
  }

  /** @param buckets upper bounds, in the unit at the end of the name */
  histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[] = [],
  ): Histogram<Label> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.prometheus] });
  }
}

/** A counter of what is written to the database. */
export class CommittedCounter<Label extends string> {
  constructor(private readonly counter: Counter<Label>) {}

  /** Counts once the manager's transaction has committed; a rollback is not counted. */
  add(manager: EntityManager, labels: Record<Label, string>, number = 1): void {
    afterCommit(manager, () => this.counter.inc(labels, number));
  }
}
