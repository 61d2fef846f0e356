import { createEventSource, type EventSourceClient } from 'eventsource-client';
import type { ResetEvent } from '#contract/liveEvents.ts';
import { toWire } from '#contract/wire.ts';
import { notifyForbidden } from './forbidden.ts';
import { stored } from './storage.ts';
import { notifyUnauthorized } from './unauthorized.ts';
import { whenQuiet } from './whenQuiet.ts';

/** The client itself waits 2 seconds; each failure in a row doubles the additional delay, up to a minute. */
const FIRST_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 60_000;
/**
 * The server sends a heartbeat every 15 seconds. After three missing ones the connection is considered dead and
 * reopened.
 */
const SILENCE_TIMEOUT_MS = 45_000;

/** The event that the server sends to a client that was disconnected too long to resume. */
const RESET = JSON.stringify(toWire({ type: 'reset', requestId: null } satisfies ResetEvent));

type Listener = (data: string) => void;

interface SharedConnection {
  client: EventSourceClient;
  listeners: Set<Listener>;
}

// Browsers allow few connections to one server, so all subscribers of a path share one.
const connections = new Map<string, SharedConnection>();

/**
 * The first stream opens when the page has loaded: what the page itself loads comes first, and a browser that waits until
 * a page makes no more calls, as in a test or a measurement of its speed, would wait for ever.
 */
let loaded: Promise<void> | undefined;

/**
 * Subscribes to a path, by an authorized fetch that resumes after the last event received; returns a function that
 * unsubscribes.
 */
export function subscribe(path: string, listener: Listener): () => void {
  const connection = connections.get(path) ?? connect(path);
  connection.listeners.add(listener);
  return () => {
    connection.listeners.delete(listener);
    if (connection.listeners.size > 0) return;
    connection.client.close();
    if (connections.get(path) === connection) connections.delete(path);
  };
}

function connect(path: string): SharedConnection {
  const token = stored.token.read() ?? '';
  const listeners = new Set<Listener>();
  let failures = 0;
  // The id at which the stream started: before its first event the client itself has none.
  let startedAfterId: string | null = null;
  const client: EventSourceClient = createEventSource({
    url: new URL(path, location.href),
    headers: { Authorization: `Token ${token}` },
    onMessage: ({ data }) => listeners.forEach((listener) => listener(data)),
    fetch: async (url, init) => {
      await (loaded ??= whenQuiet());
      await delay(
        failures === 0 ? 0 : Math.min(FIRST_RETRY_DELAY_MS * 2 ** (failures - 1), MAX_RETRY_DELAY_MS),
      );
      failures += 1;
      const headers = {
        ...(startedAfterId !== null && { 'Last-Event-ID': startedAfterId }),
        ...(init?.headers as Record<string, string>),
      };
      const silence = createSilenceTimeout(init?.signal as AbortSignal);
      const response = await fetch(url, { ...(init as RequestInit), headers, signal: silence.signal });
      if (response.ok) {
        failures = 0;
        // Changes between the page's own queries and this moment are in no event, so everything is refetched.
        if (startedAfterId === null) listeners.forEach((listener) => listener(RESET));
        startedAfterId ??= response.headers.get('Last-Event-ID');
      } else if (response.status === 401) {
        client.close();
        notifyUnauthorized(token);
      } else if (response.status === 403) {
        notifyForbidden();
      }
      if (!response.ok || response.body === null) {
        silence.end();
        throw new Error(`${path} answered ${response.status}`);
      }
      const { status, redirected } = response;
      return { status, redirected, url: response.url, body: silence.watch(response.body) };
    },
  });
  const connection = { client, listeners };
  connections.set(path, connection);
  return connection;
}

/** Aborts a request and fails its response when nothing has arrived for 45 seconds. */
function createSilenceTimeout(own: AbortSignal) {
  const limit = new AbortController();
  let fail: (reason: Error) => void = () => {};
  let timer: ReturnType<typeof setTimeout>;
  const end = () => clearTimeout(timer);
  const begin = () => {
    end();
    timer = setTimeout(() => {
      // Not an AbortError: the client itself closes with that, and would not reconnect.
      const reason = new DOMException(`Nothing came in ${SILENCE_TIMEOUT_MS} ms`, 'TimeoutError');
      fail(reason);
      limit.abort(reason);
    }, SILENCE_TIMEOUT_MS);
  };
  begin();
  own.addEventListener('abort', end);
  return {
    signal: AbortSignal.any([own, limit.signal]),
    end,
    watch: (body: ReadableStream<Uint8Array<ArrayBuffer>>) =>
      body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          start: (controller) => {
            fail = (reason) => controller.error(reason);
          },
          transform: (chunk, controller) => {
            begin();
            controller.enqueue(chunk);
          },
          flush: end,
        }),
      ),
  };
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
