import { collectDefaultMetrics, Registry } from 'prom-client';
import { APP_VERSION } from '../../platform/appVersion.ts';
import type { Tally } from '../../platform/metrics.ts';
import type { Product } from '../product.ts';
import { MetricAdder } from './metricAdder.ts';
import { figuresReader } from './readFigures.ts';
import { RequestHistogram } from './requestHistogram.ts';

/** The metrics of one process, including those of the shared database. */
export function createRegistry(product: Product): Registry {
  const registry = new Registry();
  const { metrics } = product.services;
  const readFigures = figuresReader(product);
  const add = new MetricAdder(registry, readFigures);
  addProcess(registry);
  registry.registerMetric(new RequestHistogram(metrics));
  add.gaugeByLabel(
    'moonletter_build_info',
    'The version that runs; always 1',
    'version',
    () => ({ [APP_VERSION]: 1 }),
    'max',
  );
  add.gauge(
    'moonletter_database_up',
    '1 while the database answers',
    async () => ((await readFigures()) ? 1 : 0),
    'min',
  );
  addConnections(add, product.connectionUse);
  addJobs(add);
  addMails(add);
  addStreams(add, product.streams);
  addCharges(add, metrics.charges);
  add.counterByLabel('moonletter_drafts_total', 'Drafts by who wrote them', 'source', metrics.drafts);
  add.databaseGauge(
    'moonletter_backup_age_seconds',
    'Time since the last backup; absent without one',
    (figures) => figures.backupAgeSeconds,
  );
  return registry;
}

/** The library's own metrics of the process: memory, CPU time, the event loop. */
function addProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  // One blocked worker must not be hidden by the others.
  for (const metric of registry.getMetricsAsArray())
    if (metric.aggregator === 'average') metric.aggregator = 'max';
}

function addConnections(add: MetricAdder, connectionUse: Product['connectionUse']): void {
  add.databaseGauge(
    'moonletter_database_connections',
    'Connections of all clients',
    (figures) => figures.connections,
  );
  add.databaseGauge(
    'moonletter_database_connections_max',
    'What PostgreSQL accepts',
    (figures) => figures.connectionsMax,
  );
  add.gaugeByLabel('moonletter_pool_connections', "Connections of this process's pool", 'state', () => {
    const { open, idle } = connectionUse().pool;
    return { busy: open - idle, idle };
  });
  add.gauge('moonletter_pool_size', 'What the pool may open', () => connectionUse().pool.max);
  add.gauge(
    'moonletter_pool_waiting',
    'Transactions that wait for a connection',
    () => connectionUse().pool.waiting,
  );
  add.gauge(
    'moonletter_shared_connections',
    'Open connections that single queries share',
    () => connectionUse().shared.open,
  );
  add.gauge(
    'moonletter_shared_connections_waiting',
    'Queries sent over shared connections and not yet answered',
    () => connectionUse().shared.waiting,
  );
}

function addJobs(add: MetricAdder): void {
  add.databaseGauge(
    'moonletter_jobs_due',
    'Jobs that have something to do now',
    (figures) => figures.jobsDue,
  );
  add.databaseGaugeByLabel(
    'moonletter_job_late_seconds',
    'For how long a job has had something to do',
    'job',
    (figures) => figures.jobLateSeconds,
  );
  add.databaseGaugeByLabel(
    'moonletter_job_failures',
    'How often a job has failed since it last succeeded',
    'job',
    (figures) => figures.jobFailures,
  );
}

function addMails(add: MetricAdder): void {
  add.databaseGauge(
    'moonletter_mails_waiting',
    'Mails to be sent, up to 10000',
    (figures) => figures.mailsWaiting,
  );
  add.databaseGauge('moonletter_mails_dead', 'Mails given up, up to 10000', (figures) => figures.mailsDead);
  add.databaseGauge(
    'moonletter_mail_late_seconds',
    'For how long the oldest mail has been due',
    (figures) => figures.mailLateSeconds,
  );
}

function addStreams(add: MetricAdder, streams: Product['streams']): void {
  add.gaugeByLabel(
    'moonletter_streams_open',
    'Open streams of this process',
    'audience',
    () => streams.sizes,
  );
  add.databaseGauge(
    'moonletter_stream_lag_seconds',
    'Age of the oldest event that this process has not delivered',
    (figures) => figures.streamLagSeconds,
  );
  add.databaseGauge(
    'moonletter_events_waiting',
    'Events without a number, up to 10000',
    (figures) => figures.eventsWaiting,
  );
  add.databaseGauge(
    'moonletter_numbering_lag_seconds',
    'Age of the oldest event without a number',
    (figures) => figures.numberingLagSeconds,
  );
}

function addCharges(add: MetricAdder, charges: Tally): void {
  add.counterByLabel('moonletter_charges_total', "Charges by the gateway's answer", 'outcome', charges);
  add.databaseGauge(
    'moonletter_charges_unsettled',
    'Charges without an outcome, up to 10000',
    (figures) => figures.chargesUnsettled,
  );
}
