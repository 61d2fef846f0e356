import { setTimeout as pause } from 'node:timers/promises';
import type { ResetEvent } from '#contract/liveEvents.ts';
import { toWire } from '#contract/wire.ts';
import type { Db } from '../database/database.ts';
import type { Log } from '../log.ts';
import { withoutBudget } from '../database/waitBudget.ts';
import type { EventNumberer } from './eventNumberer.ts';
import {
  eventsAfter,
  memberEventsAfter,
  newestEventId,
  oldestEventId,
  PAGE_SIZE,
  writerEventsAfter,
} from './eventsSql.ts';
import { type EventRow, NUMBERED_AT_ONCE } from './numbering.ts';
import {
  areTooManyHeld,
  deliverTo,
  type OpenStream,
  OpenStreams,
  send,
  type Subscriber,
  UNREAD_MAX_BYTES,
  waitForDrain,
} from './openStreams.ts';

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

/** Which of these tokens are still valid, and whether they belong to a writer. */
export type FindTokenRoles = (tokenIds: readonly number[]) => Promise<ReadonlyMap<number, boolean>>;

interface StreamOptions {
  numberer: Pick<EventNumberer, 'isElected' | 'number'>;
  /** Asks the instance that numbers events to do so. */
  askToNumber: () => void;
  /** Wakes the other instances. */
  wakeOthers: () => void;
  findTokenRoles: FindTokenRoles;
  /** The newest event before the bus was connected: the events after it are delivered. */
  newestEventId: number;
  heartbeatMs?: number | undefined;
}

/** The newest numbered event; 0 without events. */
export const findNewestEventId = async (db: Db): Promise<number> => (await newestEventId.first(db))?.id ?? 0;

const toFrame = ({ id, data }: EventRow) => Buffer.from(`id: ${id}\ndata: ${data}\n\n`);

/** The open streams of this process, and the loop that numbers and delivers events. */
export class Streams {
  readonly #db: Db;
  readonly #log: Log;
  readonly #streams = new OpenStreams();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #options: StreamOptions;
  #checking: Promise<void> | undefined;
  #lastSentId: number;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #asking: NodeJS.Timeout | undefined;
  #isAskWanted = false;
  #isClosed = false;

  constructor(db: Db, log: Log, options: StreamOptions) {
    this.#db = db;
    this.#log = log;
    this.#options = options;
    this.#lastSentId = options.newestEventId;
  }

  /** Number of open streams. */
  get size(): number {
    const { members, writers } = this.#streams.sizes;
    return members + writers;
  }

  /** Number of open streams of members and of writers. */
  get sizes(): { members: number; writers: number } {
    return this.#streams.sizes;
  }

  /** The newest delivered event: a new stream begins after it. */
  get newestEventId(): number {
    return this.#lastSentId;
  }

  start(): void {
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
        // More of them wait, as after a time without an elected instance.
        if (numbered.length === NUMBERED_AT_ONCE) this.#isWanted = true;
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
        for (const stream of this.#streams.ofMember(row.memberId)) deliverTo(stream, row.id, bytes);
      if (row.audience !== 'member')
        for (const stream of this.#streams.ofWriters())
          if (row.recipientId === null || row.recipientId === stream.userId) deliverTo(stream, row.id, bytes);
      this.#lastSentId = row.id;
    }
  }

  /** Opens a stream: missed events come first, once each and in order. */
  open(subscriber: Subscriber): Promise<void> {
    // Catching up may take longer than a request's wait budget.
    return withoutBudget(() => this.#openStream(subscriber));
  }

  async #openStream(subscriber: Subscriber): Promise<void> {
    const { response, lastEventId } = subscriber;
    // The client has disconnected while its token was looked up, and nothing would remove the stream.
    if (response.destroyed) return;
    const stream: OpenStream = {
      ...subscriber,
      lastSentId: lastEventId ?? this.#lastSentId,
      held: lastEventId === undefined ? undefined : [],
    };
    this.#streams.add(stream);
    response.write(': welcome\n\n');
    if (lastEventId === undefined) return;
    try {
      await this.#replayMissed(stream, lastEventId);
    } catch (error) {
      // The client reconnects with the same id, when the database may be available again.
      this.#log.warn({ err: error }, 'a stream could not be resumed');
      response.destroy();
    }
  }

  async #replayMissed(stream: OpenStream, lastEventId: number): Promise<void> {
    const { memberId } = stream;
    const oldest = (await oldestEventId.first(this.#db))?.id ?? 0;
    const newest = await findNewestEventId(this.#db);
    if (lastEventId + 1 < oldest || lastEventId > newest) {
      stream.lastSentId = newest;
      const data = JSON.stringify(toWire({ type: 'reset', requestId: null } satisfies ResetEvent));
      send(stream, Buffer.from(`id: ${newest}\ndata: ${data}\n\n`));
    }
    for (;;) {
      // The query finds all events that were delivered until now, and from now on they are held.
      stream.held = [];
      const { lastSentId: id } = stream;
      const rows = await (memberId === null
        ? writerEventsAfter.all(this.#db, { id, userId: stream.userId })
        : memberEventsAfter.all(this.#db, { id, memberId }));
      for (const row of rows) {
        stream.lastSentId = row.id;
        if (stream.response.destroyed || stream.response.writableEnded) return;
        stream.response.write(toFrame(row));
        if (stream.response.writableLength > UNREAD_MAX_BYTES / 4) await waitForDrain(stream.response);
      }
      if (rows.length < PAGE_SIZE && !areTooManyHeld(stream)) break;
    }
    const { held } = stream;
    stream.held = undefined;
    for (const { id, bytes } of held) deliverTo(stream, id, bytes);
  }

  /** Sends an event to the writers' streams without storing it and without an id. */
  broadcastEphemeral(data: string): void {
    const bytes = Buffer.from(`data: ${data}\n\n`);
    for (const stream of this.#streams.ofWriters()) send(stream, bytes);
  }

  /** Call when a user's tokens or role have changed: ends their streams that no longer have access. */
  async recheckUser(userId: number): Promise<void> {
    await this.#check([...this.#streams.all()].filter((stream) => stream.userId === userId));
  }

  /** Ends all streams that no longer have access. */
  async recheckAll(): Promise<void> {
    this.#checking ??= this.#check([...this.#streams.all()]).finally(() => (this.#checking = undefined));
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
      for (const stream of some) if (roles.get(stream.tokenId) !== stream.isWriter) stream.response.end();
    }
  }

  #heartbeat(): void {
    const comment = Buffer.from(':\n\n');
    for (const stream of this.#streams.all()) send(stream, comment);
    void this.recheckAll();
  }

  /** Ends every stream; clients reconnect to another instance, or to this one after its restart. */
  endAll(): void {
    for (const stream of this.#streams.all()) stream.response.end();
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
