import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DraftWriter } from '../adapters/drafts/drafts.ts';
import type { PaymentGateway } from '../adapters/payments/payments.ts';
import { authenticate, findTokenRoles } from '../accounts/tokens.ts';
import { createNightlyBackupJob } from '../backup/nightlyBackup.ts';
import { createSystemContext } from '../platform/callContext.ts';
import { createMovableClock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import { type Db, openDatabase } from '../platform/database.ts';
import { describeConnections } from './doctor/rules.ts';
import { JobScheduler } from '../platform/jobs.ts';
import { createHousekeepingJob } from '../platform/housekeeping.ts';
import type { Log } from '../platform/log.ts';
import { Metrics } from '../platform/metrics.ts';
import { findNextMailTime, sendDueMails } from '../platform/mailOutbox.ts';
import { loadSigner } from '../platform/signer.ts';
import { buildBounceAddress } from '../mails/addresses.ts';
import { migrate } from '../platform/migrate.ts';
import { createErrorReporter } from '../platform/errorReporter.ts';
import type { MountOptions } from '../platform/mountRoutes.ts';
import { Streams } from '../platform/streams/streams.ts';
import { chooseAdapters, chooseBus, chooseDraftWriter, choosePayments } from './adapters.ts';
import { jobs } from './features.ts';

export type Product = Awaited<ReturnType<typeof openProduct>>;

interface ProductOverrides {
  queryTimeoutMs?: number;
  payments?: PaymentGateway;
  drafts?: DraftWriter;
  /** Interval of the streams' heartbeats and access checks. */
  heartbeatMs?: number;
  /** What the mail server may take for one mail. */
  mailTimeoutMs?: number;
}

/**
 * Creates the services, adapters, streams and jobs. Does not listen yet.
 * @param more query timeout, for a command that may take longer than a request; a payment gateway and a draft writer
 * that replace the configured ones, for tests
 */
export async function openProduct(
  config: Config,
  databaseUrl: string,
  log: Log,
  { payments: given, drafts: writer, heartbeatMs, mailTimeoutMs, ...pool }: ProductOverrides = {},
) {
  const { db, connectionUse, close } = openDatabase(databaseUrl, pool);
  await migrateDatabase(databaseUrl);
  await warnOfFewConnections(db, log);
  const clock = config.hasTestClock ? createMovableClock(await readClockOffset(db)) : systemClock;
  const { mails, files } = chooseAdapters(config);
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
  const self = randomUUID();
  const bus = await chooseBus(config, databaseUrl, {
    log,
    onReconnect() {
      streams.wake();
      void streams.recheckAll();
    },
  });
  const streams = new Streams(db, log, {
    wakeOthers: () => void bus.publish('events', self),
    findTokenRoles: (tokenIds) => findTokenRoles(db, tokenIds, clock.now()),
    heartbeatMs,
  });
  bus.subscribe('events', (from) => from !== self && streams.wake());
  bus.subscribe('access', (userId) => void streams.recheckUser(Number(userId)));
  bus.subscribe('whisper', (data) => streams.broadcastEphemeral(data));

  const reporting = await createErrorReporter(config.sentryDsn, log);
  const mountOptions: MountOptions = {
    services,
    report: reporting.report,
    authenticate: (token) => authenticate(db, token, clock.now()),
    wakeStreams: () => streams.wake(),
    wakeJobs: () => scheduler.wake(),
    wakeJobIn: (ms, work) => scheduler.wakeIn(ms, work),
    accessChanged(userId) {
      // Done here directly, in case the bus fails.
      void streams.recheckUser(userId);
      void bus.publish('access', String(userId));
    },
    broadcastEphemeral: (data) => void bus.publish('whisper', data),
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

  let isStopping = false;
  return {
    services,
    clock,
    mountOptions,
    streams,
    scheduler,
    bus,
    connectionUse,
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
      await streams.start();
      scheduler.start();
    },
    async close() {
      await scheduler.stop();
      await streams.close();
      await bus.close();
      await payments.close();
      await close();
    },
  };
}

/** Uses its own connection, because a migration may take longer than any request. */
/** A server still starts: it may never need all of them. */
async function warnOfFewConnections(db: Db, log: Log): Promise<void> {
  const { rows } = await sql<{ max: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max`.execute(
    db,
  );
  const fault = describeConnections(rows[0]!.max);
  if (fault !== undefined) log.warn(fault);
}

async function migrateDatabase(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 1, queryTimeoutMs: 0 });
  try {
    await migrate(db);
  } finally {
    await close();
  }
}

async function readClockOffset(db: Services['db']): Promise<number> {
  const row = await db.selectFrom('testClock').select('offsetMs').executeTakeFirst();
  return row?.offsetMs ?? 0;
}
