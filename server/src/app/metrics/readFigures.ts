import { WaitBudget, withBudget } from '../../platform/database/waitBudget.ts';
import type { Product } from '../product.ts';
import { readLastBackup } from './lastBackup.ts';
import { readDatabaseFigures, readFailingJobs } from './readDatabase.ts';

/** One read serves all gauges of a scrape, and scrapes in quick succession. */
const CACHE_MS = 5_000;
/** Prometheus gives up after ten seconds. */
const TIMEOUT_MS = 3_000;

export type Figures = Awaited<ReturnType<typeof readFigures>>;

/** @returns a function that reads the figures, at most every few seconds; undefined while there is no database */
export function figuresReader(product: Product): () => Promise<Figures | undefined> {
  let readAt = -Infinity;
  let figures: Promise<Figures | undefined> | undefined;
  return () => {
    if (figures !== undefined && performance.now() - readAt < CACHE_MS) return figures;
    readAt = performance.now();
    figures = withBudget(new WaitBudget(TIMEOUT_MS), () => readFigures(product)).catch((error: unknown) => {
      product.services.log.warn({ err: error }, 'the figures for /metrics could not be read');
      return undefined;
    });
    return figures;
  };
}

async function readFigures({ services, streams, scheduler }: Product) {
  const { db, clock, config } = services;
  const [found, failing, runs, backup] = await Promise.all([
    readDatabaseFigures(db, streams.newestEventId),
    readFailingJobs(db),
    scheduler.nextRuns(),
    readLastBackup(config.dataDir),
  ]);
  const now = clock.now();
  const secondsSince = (then: Temporal.Instant) => (now.epochMilliseconds - then.epochMilliseconds) / 1000;
  const lag = (since: string | null) =>
    since === null ? 0 : Math.max(0, secondsSince(Temporal.Instant.from(since)));
  const late = runs.flatMap(({ name, at }): [string, number][] =>
    at === null ? [] : [[name, Math.max(0, secondsSince(at))]],
  );
  return {
    connections: found.connections,
    connectionsMax: found.connectionsMax,
    mailsWaiting: found.mailsWaiting,
    mailsDead: found.mailsDead,
    mailLateSeconds: lag(found.oldestMailDue),
    eventsWaiting: found.eventsWaiting,
    numberingLagSeconds: lag(found.oldestWaitingEvent),
    streamLagSeconds: lag(found.oldestUndeliveredEvent),
    chargesUnsettled: found.chargesUnsettled,
    jobsDue: late.filter(([, seconds]) => seconds > 0).length,
    jobLateSeconds: Object.fromEntries(late),
    // Also 0 for jobs that have not failed, so that an alert sees the first failure as a change.
    jobFailures: Object.fromEntries([
      ...runs.map(({ name }) => [name, 0] as const),
      ...failing.map(({ name, tries }) => [name, tries] as const),
    ]),
    backupAgeSeconds: backup && secondsSince(backup),
  };
}
