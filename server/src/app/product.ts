import type { Bus } from '../adapters/bus/bus.ts';
import type { DraftWriter } from '../adapters/drafts/drafts.ts';
import type { MailAdapter } from '../adapters/mail/mail.ts';
import type { PaymentGateway } from '../adapters/payments/payments.ts';
import { authenticate } from '../accounts/tokens.ts';
import { createNightlyBackupJob } from '../backup/nightlyBackup.ts';
import { createSystemContext } from '../platform/http/callContext.ts';
import { createMovableClock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createInstanceId } from '../platform/instances.ts';
import { JobScheduler } from '../platform/jobs/jobs.ts';
import { createHousekeepingJob } from '../platform/jobs/housekeeping.ts';
import type { Log } from '../platform/log.ts';
import { Metrics } from '../platform/metrics.ts';
import { loadSigner } from '../platform/signer.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createErrorReporter } from '../platform/errorReporter.ts';
import type { MountOptions } from '../platform/http/mountRoutes.ts';
import type { Streams } from '../platform/streams/streams.ts';
import { chooseDraftWriter, chooseFiles, chooseMails, choosePayments } from './adapters.ts';
import { jobs } from './features.ts';
import { openLiveStreams } from './liveStreams.ts';
import { createMailJob } from './mailJob.ts';
import type { PlainMetric } from './serve/messages.ts';
import { followStoredOffset, readClockOffset, SharedTestClock } from './sharedTestClock.ts';

export type Product = Awaited<ReturnType<typeof openProduct>>;

interface ProductOverrides {
  /** The size of the connection pool, and the query timeout. */
  pool?: Parameters<typeof openDatabase>[1];
  payments?: PaymentGateway;
  drafts?: DraftWriter;
  /** Interval of the streams' heartbeats and access checks. */
  heartbeatMs?: number;
  /** How long the mail server may take for one mail. */
  mailTimeoutMs?: number;
  /** The tables are known to be up to date. */
  isMigrated?: boolean;
  /** The metrics of all workers, this one included. */
  readAllMetrics?: () => Promise<PlainMetric[][]>;
}

/**
 * Creates the services, adapters, streams and jobs. Does not listen yet.
 * @param overrides a query timeout for commands that may take longer than a request, what a worker gets from its
 * primary, and replacements for the configured gateway and draft writer in tests
 */
export async function openProduct(
  config: Config,
  databaseUrl: string,
  log: Log,
  overrides: ProductOverrides = {},
) {
  const { heartbeatMs, mailTimeoutMs, isMigrated = false, readAllMetrics, pool } = overrides;
  const { db, connectionUse, close } = openDatabase(databaseUrl, pool);
  if (!isMigrated) await migrateDatabase(databaseUrl);
  const movable = config.hasTestClock ? createMovableClock(await readClockOffset(db)) : undefined;
  const clock = movable ?? systemClock;
  let address = config.publicUrl;
  const { services, mails } = await openServices(
    { config, db, clock, log, publicUrl: () => address ?? '' },
    databaseUrl,
    overrides,
  );

  const instanceId = createInstanceId({ hasTestClock: config.hasTestClock });
  const { bus, numberer, streams } = await openLiveStreams(services, {
    databaseUrl,
    instanceId,
    heartbeatMs,
    onReconnect: () => movable && void followStoredOffset(db, movable),
  });

  const { report } = await createErrorReporter(config.sentryDsn, log);
  const mountParts = { report, streams, bus };
  const scheduler = createScheduler(services, { ...mountParts, databaseUrl, mails, mailTimeoutMs });
  const mountOptions = createMountOptions(services, { ...mountParts, scheduler });
  const sharedClock = movable && new SharedTestClock({ db, bus, clock: movable, scheduler, instanceId, log });
  const parts = { services, bus, numberer, streams, scheduler, sharedClock };

  let isStopping = false;
  return {
    services,
    clock,
    /** With TEST_CLOCK=1. */
    sharedClock,
    mountOptions,
    streams,
    scheduler,
    bus,
    connectionUse,
    readAllMetrics,
    get isStopping() {
      return isStopping;
    },
    /** Reports "not ready" from now on and ends streams. Everything else continues until `close`. */
    beginStopping() {
      isStopping = true;
      streams.endAll();
    },
    async start(at: string) {
      address ??= at;
      await startParts(parts);
    },
    async close() {
      await closeParts(parts);
      await close();
    },
  };
}

interface ProductParts extends Awaited<ReturnType<typeof openLiveStreams>> {
  services: Services;
  scheduler: JobScheduler;
  sharedClock: SharedTestClock | undefined;
}

async function startParts({ numberer, streams, scheduler, sharedClock }: ProductParts): Promise<void> {
  await Promise.all([numberer.start(), sharedClock?.follow()]);
  streams.start();
  scheduler.start();
}

/** In this order, because the jobs use the streams, and both use the bus. */
async function closeParts({ services, bus, numberer, streams, scheduler }: ProductParts): Promise<void> {
  await scheduler.stop();
  await streams.close();
  await numberer.close();
  await bus.close();
  await services.payments.close();
}

type GivenServices = Pick<Services, 'config' | 'db' | 'clock' | 'log' | 'publicUrl'>;

/** Opens the adapters; the mail adapter is for the mail job only. */
async function openServices(
  given: GivenServices,
  databaseUrl: string,
  { payments, drafts }: ProductOverrides,
): Promise<{ services: Services; mails: MailAdapter }> {
  const { config, db, clock, log } = given;
  const services: Services = {
    ...given,
    files: await chooseFiles(config),
    payments: payments ?? (await choosePayments(config, databaseUrl, clock, log)),
    drafts: drafts ?? chooseDraftWriter(config, log),
    signer: await loadSigner(db),
    metrics: new Metrics(),
  };
  return { services, mails: chooseMails(config) };
}

interface MountParts {
  report: MountOptions['report'];
  streams: Streams;
  bus: Bus;
  scheduler: JobScheduler;
}

/** How calls and jobs identify the caller, wake other parts after a commit, and report errors. */
const createMountOptions = (
  services: Services,
  { report, streams, bus, scheduler }: MountParts,
): MountOptions => ({
  services,
  report,
  authenticate: (token) => authenticate(services.db, token, services.clock.now()),
  wakeStreams: () => streams.announced(),
  wakeJobs: () => scheduler.wake(),
  wakeJobIn: (ms, jobName) => scheduler.wakeIn(ms, jobName),
  accessChanged(userId) {
    // Done here directly, in case the bus fails.
    void streams.recheckUser(userId);
    void bus.publish('access', String(userId));
  },
  broadcastEphemeral: (data) => void bus.publish('ephemeral', data),
});

interface SchedulerParts extends Omit<MountParts, 'scheduler'> {
  databaseUrl: string;
  mails: MailAdapter;
  mailTimeoutMs: number | undefined;
}

const createScheduler = (
  services: Services,
  { databaseUrl, mails, mailTimeoutMs, ...mountParts }: SchedulerParts,
): JobScheduler =>
  new JobScheduler(
    (scheduler) => createSystemContext(services, createMountOptions(services, { ...mountParts, scheduler })),
    [
      ...jobs(),
      createMailJob(services, mails, mailTimeoutMs),
      createHousekeepingJob(),
      createNightlyBackupJob({ databaseUrl, report: mountParts.report }),
    ],
  );

/** Uses its own connection, because a migration may take longer than any request. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 1, queryTimeoutMs: 0 });
  try {
    await migrate(db);
  } finally {
    await close();
  }
}
