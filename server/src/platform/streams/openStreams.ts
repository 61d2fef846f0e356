import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** A stream with more unread bytes than this is dropped; the client reconnects with Last-Event-ID. */
export const UNREAD_MAX_BYTES = 256 * 1024;
/** How long a client that is catching up may take for one page of missed events. */
const DRAIN_TIMEOUT_MS = 30_000;

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

export interface OpenStream extends Subscriber {
  /** The newest event written to the stream. */
  lastSentId: number;
  /** The events that are delivered while it catches up; undefined once it has caught up. */
  held: HeldEvent[] | undefined;
}

/** An event for a stream that is catching up: it follows those that were missed. */
interface HeldEvent {
  id: number;
  bytes: Buffer;
}

/** A stream for which more events are held reads them from the database. */
const HELD_MAX = 1_000;

/** Whether some of the events that were delivered while a stream caught up were not held. */
export const areTooManyHeld = ({ held }: OpenStream): boolean => held !== undefined && held.length > HELD_MAX;

/** The open streams of this process, by whose events they carry. */
export class OpenStreams {
  readonly #members = new Map<number, Set<OpenStream>>();
  readonly #writers = new Set<OpenStream>();

  get sizes(): { members: number; writers: number } {
    let members = 0;
    for (const streams of this.#members.values()) members += streams.size;
    return { members, writers: this.#writers.size };
  }

  /** Adds a stream until its connection is closed. */
  add(stream: OpenStream): void {
    const { response, memberId } = stream;
    const peers = memberId === null ? this.#writers : (this.#members.get(memberId) ?? new Set());
    peers.add(stream);
    if (memberId !== null) this.#members.set(memberId, peers);
    // A broken connection ends the stream; without a listener it would end the process.
    response.on('error', () => {});
    response.on('close', () => {
      peers.delete(stream);
      if (memberId !== null && peers.size === 0 && this.#members.get(memberId) === peers)
        this.#members.delete(memberId);
    });
  }

  ofMember(memberId: number): Iterable<OpenStream> {
    return this.#members.get(memberId) ?? [];
  }

  ofWriters(): Iterable<OpenStream> {
    return this.#writers;
  }

  *all(): Generator<OpenStream> {
    yield* this.#writers;
    for (const peers of this.#members.values()) yield* peers;
  }
}

/** Sends an event that has just been numbered, unless the stream has it already, or holds it while it catches up. */
export function deliverTo(stream: OpenStream, id: number, bytes: Buffer): void {
  if (id <= stream.lastSentId) return;
  if (stream.held !== undefined) {
    if (!areTooManyHeld(stream)) stream.held.push({ id, bytes });
    return;
  }
  stream.lastSentId = id;
  send(stream, bytes);
}

/**
 * Writes at once, also to a stream that is catching up: a reset, an event without an id, or a heartbeat. Drops a client
 * that has too much left to read.
 */
export function send(stream: OpenStream, bytes: Buffer): void {
  // Ended, but the client has not read everything yet; or dropped, and each write would cost an error with its stack.
  if (stream.response.writableEnded || stream.response.destroyed) return;
  if (stream.response.writableLength > UNREAD_MAX_BYTES) stream.response.destroy();
  else stream.response.write(bytes);
}

/** Waits until the client has read what was written; one that takes longer than the timeout is dropped. */
export async function waitForDrain(response: ServerResponse): Promise<void> {
  const waiting = new AbortController();
  const signal = AbortSignal.any([waiting.signal, AbortSignal.timeout(DRAIN_TIMEOUT_MS)]);
  try {
    // After a disconnect there is no 'drain'.
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  } catch {
    response.destroy();
  } finally {
    waiting.abort();
  }
}
