import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ResetEvent } from '#contract/liveEvents.ts';
import { toWire } from '#contract/wire.ts';
import type { Db } from '../database/database.ts';
import { type Params, statement } from '../database/statement.ts';
import type { Log } from '../log.ts';
import { withoutBudget } from '../database/waitBudget.ts';
import type { EventNumberer } from './eventNumberer.ts';
import type { EventRow } from './numbering.ts';

/** A stream with more unread bytes than this is dropped; the client reconnects with Last-Event-ID. */
const UNREAD_MAX_BYTES = 256 * 1024;
/** How often each stream gets a comment and its access is checked. */
const HEARTBEAT_MS = 15_000;
/** How many streams are checked in one query. */
const CHECK_BATCH = 1_000;
/** The database is polled too, so that a lost wake-up is only a delay. */
const POLL_MS = 5_000;
/** Minimum time for which a stream can be resumed. */
export const EVENT_RETENTION = { hours: 25 } as const;
/** Events closer together than this are numbered and delivered as one batch. */
const BATCH_MS = 10;
/** How long a client that is catching up may take for one page of missed events. */
const DRAIN_TIMEOUT_MS = 30_000;
const PAGE_SIZE = 100;

/** An HTTP response that is to become a stream, and whose events it carries. */
export interface Subscriber {
  response: ServerResponse;
  /** The member whose events are streamed; null: the writers' stream. */
  memberId: number | null;
  userId: number;
  /** The stream ends when this token ends or its user's role changes. */
  tokenId: number;
  isWriter: boolean;
  /** The last event the client has seen, or undefined for a new stream. */
  lastEventId: number | undefined;
}

/** Which of these tokens are still valid, and whether they belong to a writer. */
export type FindTokenRoles = (tokenIds: readonly number[]) => Promise<ReadonlyMap<number, boolean>>;

interface StreamOptions {
  numberer: Pick<EventNumberer, 'isElected' | 'number'>;
  /** Asks the instance that numbers events to do so. */
  askToNumber: () => void;
  /** Wakes the other instances. */
  wakeOthers: () => void;
  findTokenRoles: FindTokenRoles;
  heartbeatMs?: number | undefined;
}

interface OpenStream extends Subscriber {
  /** The newest event written to the stream. */
  lastSentId: number;
  isReplaying: boolean;
}

const newestEventId = statement((db) =>
  db.selectFrom('events').select((of) => of.fn.coalesce(of.fn.max('id'), of.lit(0)).as('id')),
);
const oldestEventId = statement((db) => db.selectFrom('events').select('id').orderBy('id').limit(1));
const eventsAfter = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('events')
    .select(['id', 'memberId', 'audience', 'recipientId', 'data'])
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(PAGE_SIZE),
);
const memberEventsAfter = statement((db, p: Params<{ id: number; memberId: number }>) =>
  db
    .selectFrom('events')
    .select(['id', 'memberId', 'audience', 'recipientId', 'data'])
    .where('memberId', '=', p.memberId)
    .where('audience', '<>', 'writers')
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(PAGE_SIZE),
);
const writerEventsAfter = statement((db, p: Params<{ id: number; userId: number }>) =>
  db
    .selectFrom('events')
    .select(['id', 'memberId', 'audience', 'recipientId', 'data'])
    .where('audience', '<>', 'member')
    .where((of) => of.or([of('recipientId', 'is', null), of('recipientId', '=', p.userId)]))
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(PAGE_SIZE),
);

/** Waits until the client has read what was written; one that takes longer than the timeout is dropped. */
async function waitForDrain(response: ServerResponse): Promise<void> {
  await once(response, 'drain', { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS) }).catch(() =>
    response.destroy(),
  );
}

const toFrame = ({ id, data }: EventRow) => Buffer.from(`id: ${id}\ndata: ${data}\n\n`);

/** The open streams of this process, and the loop that numbers and delivers events. */
export class Streams {
  readonly #db: Db;
  readonly #log: Log;
  readonly #members = new Map<number, Set<OpenStream>>();
  readonly #writers = new Set<OpenStream>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #options: StreamOptions;
  #checking: Promise<void> | undefined;
  #lastSentId = 0;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #asking: NodeJS.Timeout | undefined;
  #isAskWanted = false;
  #isClosed = false;

  constructor(db: Db, log: Log, options: StreamOptions) {
    this.#db = db;
    this.#log = log;
    this.#options = options;
  }

  /** Number of open streams. */
  get size(): number {
    const { members, writers } = this.sizes;
    return members + writers;
  }

  /** Number of open streams of members and of writers. */
  get sizes(): { members: number; writers: number } {
    let members = 0;
    for (const open of this.#members.values()) members += open.size;
    return { members, writers: this.#writers.size };
  }

  /** The newest delivered event: a new stream begins after it. */
  get newestEventId(): number {
    return this.#lastSentId;
  }

  async start(): Promise<void> {
    this.#lastSentId = (await newestEventId.first(this.#db))?.id ?? 0;
    this.#timers.push(
      setInterval(() => this.wake(), POLL_MS),
      setInterval(() => this.#heartbeat(), this.#options.heartbeatMs ?? HEARTBEAT_MS),
    );
    this.wake();
  }

  /** Call after a commit that has announced events. */
  announced(): void {
    if (this.#options.numberer.isElected) this.wake();
    else this.#askToNumber();
  }

  /** Calls closer together than a batch share one message. */
  #askToNumber(): void {
    this.#isAskWanted = this.#asking !== undefined;
    if (this.#isAskWanted) return;
    this.#options.askToNumber();
    this.#asking = setTimeout(() => {
      this.#asking = undefined;
      if (this.#isAskWanted) this.announced();
    }, BATCH_MS);
  }

  /** Delivers new events, and numbers them where that is this instance's part. Concurrent calls share one run. */
  wake(): void {
    this.#isWanted = true;
    // Not awaited: the request that wakes the loop is answered while it runs.
    this.#running ??= withoutBudget(() => this.#run()).finally(() => {
      this.#running = undefined;
      if (this.#isWanted && !this.#isClosed) this.wake();
    });
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      try {
        const numbered = await this.#options.numberer.number();
        if (numbered.length > 0) this.#options.wakeOthers();
        // If the ids are contiguous, no other instance has numbered events in between.
        if (numbered[0]?.id === this.#lastSentId + 1) this.#deliver(numbered);
        else await this.#deliverNew();
      } catch (error) {
        this.#log.warn({ err: error }, 'live events wait for the database');
        return;
      }
      // The first event is delivered at once, those after it as a batch.
      await pause(BATCH_MS);
    }
  }

  async #deliverNew(): Promise<void> {
    for (;;) {
      const rows = await eventsAfter.all(this.#db, { id: this.#lastSentId });
      this.#deliver(rows);
      if (rows.length < PAGE_SIZE) return;
    }
  }

  #deliver(rows: readonly EventRow[]): void {
    for (const row of rows) {
      const bytes = toFrame(row);
      if (row.audience !== 'writers')
        for (const open of this.#members.get(row.memberId) ?? []) this.#write(open, row.id, bytes);
      if (row.audience !== 'member')
        for (const open of this.#writers)
          if (row.recipientId === null || row.recipientId === open.userId) this.#write(open, row.id, bytes);
      this.#lastSentId = row.id;
    }
  }

  #write(open: OpenStream, id: number, bytes: Buffer): void {
    // A stream that is catching up reads the event from the database instead.
    if (open.isReplaying || id <= open.lastSentId) return;
    open.lastSentId = id;
    this.#send(open, bytes);
  }

  #send(open: OpenStream, bytes: Buffer): void {
    // Ended, but the client has not read everything yet.
    if (open.response.writableEnded) return;
    if (open.response.writableLength > UNREAD_MAX_BYTES) open.response.destroy();
    else open.response.write(bytes);
  }

  /** Opens a stream: missed events come first, once each and in order. */
  open(subscriber: Subscriber): Promise<void> {
    // Catching up may take longer than a request's wait budget.
    return withoutBudget(() => this.#open(subscriber));
  }

  async #open(subscriber: Subscriber): Promise<void> {
    const { response, memberId, lastEventId } = subscriber;
    const open: OpenStream = {
      ...subscriber,
      lastSentId: lastEventId ?? this.#lastSentId,
      isReplaying: lastEventId !== undefined,
    };
    const peers = memberId === null ? this.#writers : (this.#members.get(memberId) ?? new Set());
    peers.add(open);
    if (memberId !== null) this.#members.set(memberId, peers);
    // A broken connection ends the stream; without a listener it would end the process.
    response.on('error', () => {});
    response.on('close', () => {
      peers.delete(open);
      if (memberId !== null && peers.size === 0 && this.#members.get(memberId) === peers)
        this.#members.delete(memberId);
    });
    response.write(': welcome\n\n');
    if (lastEventId === undefined) return;
    try {
      await this.#replayMissed(open, lastEventId);
    } catch (error) {
      // The client reconnects with the same id, when the database may be available again.
      this.#log.warn({ err: error }, 'a stream could not be resumed');
      response.destroy();
    }
  }

  async #replayMissed(open: OpenStream, lastEventId: number): Promise<void> {
    const { memberId } = open;
    const oldest = (await oldestEventId.first(this.#db))?.id ?? 0;
    const newest = (await newestEventId.first(this.#db))?.id ?? 0;
    if (lastEventId + 1 < oldest || lastEventId > newest) {
      open.lastSentId = newest;
      const data = JSON.stringify(toWire({ type: 'reset', requestId: null } satisfies ResetEvent));
      this.#send(open, Buffer.from(`id: ${newest}\ndata: ${data}\n\n`));
    }
    for (;;) {
      const sentBefore = this.#lastSentId;
      const { lastSentId: id } = open;
      const rows = await (memberId === null
        ? writerEventsAfter.all(this.#db, { id, userId: open.userId })
        : memberEventsAfter.all(this.#db, { id, memberId }));
      for (const row of rows) {
        open.lastSentId = row.id;
        if (open.response.destroyed || open.response.writableEnded) return;
        open.response.write(toFrame(row));
        if (open.response.writableLength > UNREAD_MAX_BYTES / 4) await waitForDrain(open.response);
      }
      // Events delivered during the query may be missing from its result, so repeat until there were none.
      if (rows.length < PAGE_SIZE && this.#lastSentId === sentBefore) break;
    }
    open.isReplaying = false;
  }

  /** Sends an event to the writers' streams without storing it and without an id. */
  broadcastEphemeral(data: string): void {
    const bytes = Buffer.from(`data: ${data}\n\n`);
    for (const open of this.#writers) this.#send(open, bytes);
  }

  /** Call when a user's tokens or role have changed: ends their streams that no longer have access. */
  async recheckUser(userId: number): Promise<void> {
    await this.#check([...this.#all()].filter((open) => open.userId === userId));
  }

  /** Ends all streams that no longer have access. */
  async recheckAll(): Promise<void> {
    this.#checking ??= this.#check([...this.#all()]).finally(() => (this.#checking = undefined));
    await this.#checking;
  }

  async #check(streams: readonly OpenStream[]): Promise<void> {
    for (let at = 0; at < streams.length; at += CHECK_BATCH) {
      const some = streams.slice(at, at + CHECK_BATCH);
      const tokenIds = [...new Set(some.map(({ tokenId }) => tokenId))];
      const roles = await withoutBudget(() => this.#options.findTokenRoles(tokenIds)).catch(
        (error: unknown) => {
          this.#log.warn({ err: error }, 'the access of open streams could not be looked up');
        },
      );
      // The database is unavailable: streams stay open until it answers.
      if (roles === undefined) return;
      for (const open of some) if (roles.get(open.tokenId) !== open.isWriter) open.response.end();
    }
  }

  *#all(): Generator<OpenStream> {
    yield* this.#writers;
    for (const peers of this.#members.values()) yield* peers;
  }

  #heartbeat(): void {
    const comment = Buffer.from(':\n\n');
    for (const open of this.#all()) this.#send(open, comment);
    void this.recheckAll();
  }

  /** Ends every stream; clients reconnect to another instance, or to this one after its restart. */
  endAll(): void {
    for (const open of this.#all()) open.response.end();
  }

  /** Ends every stream and stops numbering and delivering. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#asking);
    this.endAll();
    await this.#running;
  }
}
