import type { DraftWriter } from '../adapters/drafts/drafts.ts';
import type { PaymentGateway } from '../adapters/payments/payments.ts';
import { authenticate, findTokenRoles } from '../accounts/tokens.ts';
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
import { findNextMailTime, sendDueMails } from '../platform/mail/mailOutbox.ts';
import { loadSigner } from '../platform/signer.ts';
import { buildBounceAddress } from '../mails/addresses.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createErrorReporter } from '../platform/errorReporter.ts';
import type { MountOptions } from '../platform/http/mountRoutes.ts';
import { EventNumberer } from '../platform/streams/eventNumberer.ts';
import { Streams } from '../platform/streams/streams.ts';
import { chooseAdapters, chooseBus, chooseDraftWriter, choosePayments } from './adapters.ts';
import { jobs } from './features.ts';
import type { PlainMetric } from './serve/messages.ts';
import { readClockOffset, SharedTestClock } from './sharedTestClock.ts';

export type Product = Awaited<ReturnType<typeof openProduct>>;

interface ProductOverrides {
  queryTimeoutMs?: number;
  payments?: PaymentGateway;
  drafts?: DraftWriter;
  /** Interval of the streams' heartbeats and access checks. */
  heartbeatMs?: number;
  /** How long the mail server may take for one mail. */
  mailTimeoutMs?: number;
  /** Size of the pool. */
  max?: number;
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
  {
    payments: given,
    drafts: writer,
    heartbeatMs,
    mailTimeoutMs,
    isMigrated = false,
    readAllMetrics,
    ...pool
  }: ProductOverrides = {},
) {
  const { db, connectionUse, close } = openDatabase(databaseUrl, pool);
  if (!isMigrated) await migrateDatabase(databaseUrl);
  const movable = config.hasTestClock ? createMovableClock(await readClockOffset(db)) : undefined;
  const clock = movable ?? systemClock;
  const { mails, files } = await chooseAdapters(config);
  const payments = given ?? (await choosePayments(config, databaseUrl, clock, log));
  let address = config.publicUrl;
  const drafts = writer ?? chooseDraftWriter(config, log);
  const services: Services = {
    db,
    clock,
    config,
    log,
    payments,
    files,
    drafts,
    signer: await loadSigner(db),
    metrics: new Metrics(),
    publicUrl: () => address ?? '',
  };

  // The bus delivers a wake-up to every instance, including the sender; the id lets it ignore its own.
  const self = createInstanceId({ hasTestClock: config.hasTestClock });
  const bus = await chooseBus(config, databaseUrl, {
    log,
    onReconnect() {
      streams.wake();
      void streams.recheckAll();
      void sharedClock?.follow();
    },
  });
  const numberer = new EventNumberer({
    databaseUrl,
    instanceId: self,
    onBeat: () => streams.wake(),
    onRelease: () => void bus.publish('election', self),
  });
  const streams = new Streams(db, log, {
    numberer,
    askToNumber: () => void bus.publish('announced', self),
    wakeOthers: () => void bus.publish('events', self),
    findTokenRoles: (tokenIds) => findTokenRoles(db, tokenIds, clock.now()),
    heartbeatMs,
  });
  bus.subscribe('events', (from) => from !== self && streams.wake());
  bus.subscribe('announced', (from) => from !== self && numberer.isElected && streams.wake());
  bus.subscribe('election', (from) => from !== self && void numberer.tryNow());
  bus.subscribe('access', (userId) => void streams.recheckUser(Number(userId)));
  bus.subscribe('ephemeral', (data) => streams.broadcastEphemeral(data));

  const reporting = await createErrorReporter(config.sentryDsn, log);
  const mountOptions: MountOptions = {
    services,
    report: reporting.report,
    authenticate: (token) => authenticate(db, token, clock.now()),
    wakeStreams: () => streams.announced(),
    wakeJobs: () => scheduler.wake(),
    wakeJobIn: (ms, work) => scheduler.wakeIn(ms, work),
    accessChanged(userId) {
      // Done here directly, in case the bus fails.
      void streams.recheckUser(userId);
      void bus.publish('access', String(userId));
    },
    broadcastEphemeral: (data) => void bus.publish('ephemeral', data),
  };

  const scheduler = new JobScheduler(
    () => createSystemContext(services, mountOptions),
    [
      ...jobs(),
      {
        name: 'mail',
        nextRunAt: ({ db: of }) => findNextMailTime(of),
        run: (_, stopping) =>
          sendDueMails(db, mails, clock, log, {
            stopping,
            timeoutMs: mailTimeoutMs,
            bounceAddressOf: (mail) => buildBounceAddress(services, mail),
          }),
      },
      createHousekeepingJob(),
      createNightlyBackupJob({ databaseUrl, report: reporting.report }),
    ],
  );

  const sharedClock =
    movable && new SharedTestClock({ db, bus, clock: movable, scheduler, instanceId: self, log });

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
      await Promise.all([numberer.start(), streams.start(), sharedClock?.follow()]);
      scheduler.start();
    },
    async close() {
      await scheduler.stop();
      await streams.close();
      await numberer.close();
      await bus.close();
      await payments.close();
      await close();
    },
  };
}

/** Uses its own connection, because a migration may take longer than any request. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 1, queryTimeoutMs: 0 });
  try {
    await migrate(db);
  } finally {
    await close();
  }
}
