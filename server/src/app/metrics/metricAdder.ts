import { Counter, Gauge, type Registry } from 'prom-client';
import type { Tally } from '../../platform/metrics.ts';
import type { Figures } from './readFigures.ts';

/** How the values of several workers are combined. */
type Aggregator = 'sum' | 'max' | 'min';

/** The values of a gauge by the value of its label. */
type ValuesByLabel = Readonly<Record<string, number>>;

/** Adds metrics to a registry, each with the function that reads its values when the metrics are read. */
export class MetricAdder {
  readonly #registers: Registry[];
  readonly #readFigures: () => Promise<Figures | undefined>;

  constructor(registry: Registry, readFigures: () => Promise<Figures | undefined>) {
    this.#registers = [registry];
    this.#readFigures = readFigures;
  }

  /** A gauge without a label; absent while its value is undefined. */
  gauge(
    name: string,
    help: string,
    read: () => number | undefined | Promise<number | undefined>,
    aggregator: Aggregator = 'sum',
  ): void {
    void new Gauge({
      name,
      help,
      registers: this.#registers,
      aggregator,
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }

  /** A gauge with a label. */
  gaugeByLabel(
    name: string,
    help: string,
    label: string,
    read: () => ValuesByLabel | undefined | Promise<ValuesByLabel | undefined>,
    aggregator: Aggregator = 'sum',
  ): void {
    void new Gauge({
      name,
      help,
      aggregator,
      labelNames: [label],
      registers: this.#registers,
      async collect() {
        this.reset();
        for (const [labelValue, value] of Object.entries((await read()) ?? {}))
          this.set({ [label]: labelValue }, value);
      },
    });
  }

  /** A counter with a label. */
  counterByLabel(name: string, help: string, label: string, tally: Tally): void {
    void new Counter({
      name,
      help,
      labelNames: [label],
      registers: this.#registers,
      collect() {
        this.reset();
        for (const [labelValue, count] of tally.counts) this.inc({ [label]: labelValue }, count);
      },
    });
  }

  /** A gauge whose value is read from the database; absent while the database does not answer. */
  databaseGauge(name: string, help: string, pick: (figures: Figures) => number | undefined): void {
    this.gauge(name, help, () => this.#readFigure(pick), 'max');
  }

  /** A gauge with a label, whose values are read from the database. */
  databaseGaugeByLabel(
    name: string,
    help: string,
    label: string,
    pick: (figures: Figures) => ValuesByLabel,
  ): void {
    this.gaugeByLabel(name, help, label, () => this.#readFigure(pick), 'max');
  }

  async #readFigure<Figure>(pick: (figures: Figures) => Figure): Promise<Figure | undefined> {
    const figures = await this.#readFigures();
    return figures && pick(figures);
  }
}
