import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ResetEvent } from '#contract/liveEvents.ts';
import { toWire } from '#contract/wire.ts';
import type { Db } from '../database.ts';
import { type Params, statement } from '../statement.ts';
import type { Log } from '../log.ts';
import { withoutBudget } from '../waitBudget.ts';
import { type EventRow, numberEvents } from './numbering.ts';

/** Past this much unread a stream is dropped: it comes back with Last-Event-ID and harms nobody meanwhile. */
const UNREAD_MAX_BYTES = 256 * 1024;
/** How often each stream gets a comment and its access is checked. */
const HEARTBEAT_MS = 15_000;
/** How many streams are checked in one query. */
const CHECK_BATCH = 1_000;
/** The database is asked even if the bus says nothing, so that a lost wake-up is only a delay. */
const POLL_MS = 5_000;
/** How far back a stream can be resumed at the least. */
export const EVENT_RETENTION = { hours: 25 } as const;
/** Events that come closer to each other than this are numbered and told in one go. */
const BATCH_MS = 10;
/** How long a reader who catches up may take for a part of what it missed. */
const DRAIN_TIMEOUT_MS = 30_000;
const PAGE_SIZE = 100;

export interface Subscriber {
  response: ServerResponse;
  /** Whose events are told; null: the writers' stream. */
  memberId: number | null;
  userId: number;
  /** The stream ends when this token does, or when its user's role changes. */
  tokenId: number;
  isWriter: boolean;
  /** The last event the client has seen, or undefined for a fresh stream. */
  lastEventId: number | undefined;
}

/** Which of these tokens are still good, and whether they are a writer's. */
export type FindTokenRoles = (tokenIds: readonly number[]) => Promise<ReadonlyMap<number, boolean>>;

interface StreamOptions {
  /** Tells the other instances that there is something new. */
  wakeOthers: () => void;
  findTokenRoles: FindTokenRoles;
  heartbeatMs?: number | undefined;
}

interface OpenStream extends Subscriber {
  /** The newest event written to it. */
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
    .select(['id', 'memberId', 'audience', 'data'])
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(PAGE_SIZE),
);
const memberEventsAfter = statement((db, p: Params<{ id: number; memberId: number }>) =>
  db
    .selectFrom('events')
    .select(['id', 'memberId', 'audience', 'data'])
    .where('memberId', '=', p.memberId)
    .where('audience', '<>', 'writers')
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(PAGE_SIZE),
);
const writerEventsAfter = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('events')
    .select(['id', 'memberId', 'audience', 'data'])
    .where('audience', '<>', 'member')
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(PAGE_SIZE),
);

/** Waits until a reader has taken what was written; one who does not within the patience is dropped. */
async function waitForDrain(response: ServerResponse): Promise<void> {
  await once(response, 'drain', { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS) }).catch(() =>
    response.destroy(),
  );
}

const toFrame = ({ id, data }: EventRow) => Buffer.from(`id: ${id}\ndata: ${data}\n\n`);

/** The open streams of this process, and the one loop that numbers events and tells them. */
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
  #isClosed = false;

  constructor(db: Db, log: Log, options: StreamOptions) {
    this.#db = db;
    this.#log = log;
    this.#options = options;
  }

  /** How many are open. */
  get size(): number {
    let count = this.#writers.size;
    for (const open of this.#members.values()) count += open.size;
    return count;
  }

  /** The newest event that was told: a fresh stream begins after it. */
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

  /** Something was committed here or elsewhere: number it and tell it. Many calls at once are one run. */
  wake(): void {
    this.#isWanted = true;
    // Whoever wakes it is answered while it goes on.
    this.#running ??= withoutBudget(() => this.#run()).finally(() => {
      this.#running = undefined;
      if (this.#isWanted && !this.#isClosed) this.wake();
    });
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      try {
        const numbered = await numberEvents(this.#db);
        if (numbered.length > 0) this.#options.wakeOthers();
        // What follows on the last one told leaves no room for another instance's events between them.
        if (numbered[0]?.id === this.#lastSentId + 1) this.#deliver(numbered);
        else await this.#deliverNew();
      } catch (error) {
        this.#log.warn({ err: error }, 'live events wait for the database');
        return;
      }
      // The first of many is told at once, those behind it together.
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
      if (row.audience !== 'member') for (const open of this.#writers) this.#write(open, row.id, bytes);
      this.#lastSentId = row.id;
    }
  }

  #write(open: OpenStream, id: number, bytes: Buffer): void {
    // Whoever is catching up reads it from the database, in its place.
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

  /** Opens a stream: what it missed comes first, once and in order. */
  open(subscriber: Subscriber): Promise<void> {
    // Catching up may take longer than a request may wait.
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
    // A connection that breaks ends the stream; without a listener it would end more.
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
      // It comes back with the same id, and finds the database again.
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
        ? writerEventsAfter.all(this.#db, { id })
        : memberEventsAfter.all(this.#db, { id, memberId }));
      for (const row of rows) {
        open.lastSentId = row.id;
        if (open.response.destroyed || open.response.writableEnded) return;
        open.response.write(toFrame(row));
        if (open.response.writableLength > UNREAD_MAX_BYTES / 4) await waitForDrain(open.response);
      }
      // What was told while the database answered may not be in its answer: ask again until nothing was.
      if (rows.length < PAGE_SIZE && this.#lastSentId === sentBefore) break;
    }
    open.isReplaying = false;
  }

  /** Tells writers what is worth nothing later: not stored, without an id. */
  broadcastEphemeral(data: string): void {
    const bytes = Buffer.from(`data: ${data}\n\n`);
    for (const open of this.#writers) this.#send(open, bytes);
  }

  /** A user's tokens or role have changed: streams that may not listen any more end. */
  async recheckUser(userId: number): Promise<void> {
    await this.#check([...this.#all()].filter((open) => open.userId === userId));
  }

  /** Ends all streams that may not listen any more. */
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
      // The database does not answer: streams stay open until it does.
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

  /** Ends every stream: clients come back to another instance, or to this one after its restart. */
  endAll(): void {
    for (const open of this.#all()) open.response.end();
  }

  /** Ends every stream, and numbers and tells no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.endAll();
    await this.#running;
  }
}
