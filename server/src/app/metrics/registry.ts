import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { APP_VERSION } from '../../platform/appVersion.ts';
import type { Tally } from '../../platform/metrics.ts';
import type { Product } from '../product.ts';
import { figuresReader, type Figures } from './readFigures.ts';
import { RequestHistogram } from './requestHistogram.ts';

/** How the values of several workers are combined. */
type Aggregator = 'sum' | 'max' | 'min';

/** The values of a gauge by the value of its label. */
type Labelled = Readonly<Record<string, number>>;

/** The metrics of one process, including those of the shared database. */
export function createRegistry(product: Product): Registry {
  const { metrics } = product.services;
  const registry = new Registry();
  const registers = [registry];
  const readFigures = figuresReader(product);

  const gauge = (
    name: string,
    help: string,
    read: () => number | undefined | Promise<number | undefined>,
    aggregator: Aggregator = 'sum',
  ) =>
    void new Gauge({
      name,
      help,
      registers,
      aggregator,
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  const gauges = (
    name: string,
    help: string,
    label: string,
    read: () => Labelled | undefined | Promise<Labelled | undefined>,
    aggregator: Aggregator = 'sum',
  ) =>
    void new Gauge({
      name,
      help,
      aggregator,
      labelNames: [label],
      registers,
      async collect() {
        this.reset();
        for (const [of, value] of Object.entries((await read()) ?? {})) this.set({ [label]: of }, value);
      },
    });
  const counter = (name: string, help: string, label: string, tally: Tally) =>
    void new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [of, count] of tally.counts) this.inc({ [label]: of }, count);
      },
    });
  /** A gauge read from the database; absent while the database does not answer. */
  const stored = (name: string, help: string, pick: (figures: Figures) => number | undefined) =>
    gauge(
      name,
      help,
      async () => {
        const figures = await readFigures();
        return figures && pick(figures);
      },
      'max',
    );

  collectDefaultMetrics({ register: registry });
  // One blocked worker must not be hidden by the others.
  for (const metric of registry.getMetricsAsArray())
    if (metric.aggregator === 'average') metric.aggregator = 'max';
  registry.registerMetric(new RequestHistogram(metrics));
  gauges(
    'moonletter_build_info',
    'The version that runs; always 1',
    'version',
    () => ({ [APP_VERSION]: 1 }),
    'max',
  );

  gauge(
    'moonletter_database_up',
    '1 while the database answers',
    async () => ((await readFigures()) ? 1 : 0),
    'min',
  );
  stored('moonletter_database_connections', 'Connections of all clients', (of) => of.connections);
  stored('moonletter_database_connections_max', 'What PostgreSQL accepts', (of) => of.connectionsMax);
  gauges('moonletter_pool_connections', "Connections of this process's pool", 'state', () => {
    const { open, idle } = product.connectionUse().pool;
    return { busy: open - idle, idle };
  });
  gauge('moonletter_pool_size', 'What the pool may open', () => product.connectionUse().pool.max);
  gauge(
    'moonletter_pool_waiting',
    'Transactions that wait for a connection',
    () => product.connectionUse().pool.waiting,
  );
  gauge(
    'moonletter_shared_connections',
    'Open connections that single queries share',
    () => product.connectionUse().shared.open,
  );
  gauge(
    'moonletter_shared_connections_waiting',
    'Queries sent over shared connections and not yet answered',
    () => product.connectionUse().shared.waiting,
  );

  stored('moonletter_jobs_due', 'Jobs that have something to do now', (of) => of.jobsDue);
  gauges(
    'moonletter_job_late_seconds',
    'For how long a job has had something to do',
    'job',
    async () => (await readFigures())?.jobLateSeconds,
    'max',
  );
  gauges(
    'moonletter_job_failures',
    'How often a job has failed since it last succeeded',
    'job',
    async () => (await readFigures())?.jobFailures,
    'max',
  );
  stored('moonletter_mails_waiting', 'Mails to be sent, up to 10000', (of) => of.mailsWaiting);
  stored('moonletter_mails_dead', 'Mails given up, up to 10000', (of) => of.mailsDead);
  stored(
    'moonletter_mail_late_seconds',
    'For how long the oldest mail has been due',
    (of) => of.mailLateSeconds,
  );

  gauges('moonletter_streams_open', 'Open streams of this process', 'audience', () => product.streams.sizes);
  stored(
    'moonletter_stream_lag_seconds',
    'Age of the oldest event that this process has not delivered',
    (of) => of.streamLagSeconds,
  );
  stored('moonletter_events_waiting', 'Events without a number, up to 10000', (of) => of.eventsWaiting);
  stored(
    'moonletter_numbering_lag_seconds',
    'Age of the oldest event without a number',
    (of) => of.numberingLagSeconds,
  );

  counter('moonletter_charges_total', "Charges by the gateway's answer", 'outcome', metrics.charges);
  stored(
    'moonletter_charges_unsettled',
    'Charges without an outcome, up to 10000',
    (of) => of.chargesUnsettled,
  );
  counter('moonletter_drafts_total', 'Drafts by who wrote them', 'source', metrics.drafts);
  stored(
    'moonletter_backup_age_seconds',
    'Time since the last backup; absent without one',
    (of) => of.backupAgeSeconds,
  );
  return registry;
}
