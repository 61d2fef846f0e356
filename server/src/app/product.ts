import { randomUUID } from 'node:crypto';
import type { DraftWriter } from '../adapters/drafts/drafts.ts';
import type { PaymentGateway } from '../adapters/payments/payments.ts';
import { authenticate, rolesOfTokens } from '../accounts/tokens.ts';
import { ownContext } from '../platform/callContext.ts';
import { movableClock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Ground } from '../platform/context.ts';
import { openDatabase } from '../platform/database.ts';
import { Schedule } from '../platform/dueWork.ts';
import { housekeeping } from '../platform/housekeeping.ts';
import type { Log } from '../platform/log.ts';
import { nextMailDue, sendDueMails } from '../platform/mailOutbox.ts';
import { migrate } from '../platform/migrate.ts';
import { openReporting } from '../platform/reporting.ts';
import type { Mounting } from '../platform/route.ts';
import { Streams } from '../platform/streams/streams.ts';
import { chooseAdapters, chooseBus, chooseDrafts, choosePayments } from './adapters.ts';
import { dueWorks } from './features.ts';

export type Product = Awaited<ReturnType<typeof openProduct>>;

interface GivenInPlace {
  queryTimeoutMs?: number;
  payments?: PaymentGateway;
  drafts?: DraftWriter;
  /** How often streams say something, and are looked at. */
  heartbeatMs?: number;
}

/**
 * Opens all that the product stands on: database, adapters, streams and due work. Nothing listens yet.
 * @param more how long a query may take, for a command that needs longer than a request; and a gateway and a writer of
 * drafts in place of those that are configured, for tests
 */
export async function openProduct(
  config: Config,
  databaseUrl: string,
  log: Log,
  { payments: given, drafts: writer, heartbeatMs, ...pool }: GivenInPlace = {},
) {
  const { db, close } = openDatabase(databaseUrl, pool);
  await migrateFirst(databaseUrl);
  const clock = config.hasTestClock ? movableClock(await storedOffset(db)) : systemClock;
  const { mails, files } = chooseAdapters(config);
  const payments = given ?? choosePayments(config, databaseUrl, clock, log);
  let address = config.publicUrl;
  const drafts = writer ?? chooseDrafts(config, log);
  const ground: Ground = { db, clock, config, log, payments, files, drafts, publicUrl: () => address ?? '' };

  // One instance's wake-up is heard by all, itself too: its own name tells it not to run twice.
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
    rolesOf: (tokenIds) => rolesOfTokens(db, tokenIds, clock.now()),
    heartbeatMs,
  });
  bus.subscribe('events', (from) => from !== self && streams.wake());
  bus.subscribe('access', (userId) => void streams.recheck(Number(userId)));
  bus.subscribe('whisper', (data) => streams.whisper(data));

  const reporting = await openReporting(config.sentryDsn, log);
  const mounting: Mounting = {
    ground,
    report: reporting.report,
    authenticate: (token) => authenticate(db, token, clock.now()),
    wakeStreams: () => streams.wake(),
    wakeDueWork: () => schedule.wake(),
    wakeIn: (ms, work) => schedule.wakeIn(ms, work),
    accessChanged(userId) {
      // Here whatever the bus does.
      void streams.recheck(userId);
      void bus.publish('access', String(userId));
    },
    whisper: (data) => void bus.publish('whisper', data),
  };

  const schedule = new Schedule(
    () => ownContext(ground, mounting),
    [
      ...dueWorks(),
      {
        name: 'mail',
        nextDue: ({ db: of }) => nextMailDue(of),
        run: async ({ now }) => void (await sendDueMails(db, mails, now, log)),
      },
      housekeeping(),
    ],
  );

  let isStopping = false;
  return {
    ground,
    clock,
    mounting,
    streams,
    schedule,
    bus,
    get isStopping() {
      return isStopping;
    },
    /** From now on it says that it is not ready, and streams end. Everything else goes on until it is closed. */
    beginStopping() {
      isStopping = true;
      streams.endAll();
    },
    async start(at: string) {
      address ??= at;
      await streams.start();
      schedule.start();
    },
    async close() {
      await schedule.stop();
      await streams.close();
      await bus.close();
      await payments.close();
      await close();
    },
  };
}

/** On a connection of its own: a migration may take longer than any request. */
async function migrateFirst(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 1, queryTimeoutMs: 0 });
  try {
    await migrate(db);
  } finally {
    await close();
  }
}

async function storedOffset(db: Ground['db']): Promise<number> {
  const row = await db.selectFrom('testClock').select('offsetMs').executeTakeFirst();
  return row?.offsetMs ?? 0;
}
