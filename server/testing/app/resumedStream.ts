import { setTimeout as pause } from 'node:timers/promises';

export interface ReceivedMessage {
  eventId: number;
  text: string;
}

/** Recorded in place of a message if missed events are not sent again. */
const RESET = 'reset';

/**
 * Reads the messages of a stream like the web app, reopening it with Last-Event-ID whenever it ends or breaks.
 * @param origin returns the server to connect to; called for each connection
 */
export async function openResumedStream(origin: () => string, path: string, token: string) {
  const received: ReceivedMessage[] = [];
  const stop = new AbortController();
  const opened = Promise.withResolvers<void>();
  let lastEventId: string | undefined;
  let resumed = 0;

  async function readOnce() {
    const response = await fetch(origin() + path, {
      signal: stop.signal,
      headers: {
        authorization: `Token ${token}`,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    });
    if (!response.ok) throw new Error(String(response.status));
    lastEventId ??= response.headers.get('last-event-id') ?? undefined;
    opened.resolve();
    let rest = '';
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const frames = (rest + text).split('\n\n');
      rest = frames.pop()!;
      for (const frame of frames) {
        const id = /^id: (\d+)$/m.exec(frame)?.[1];
        const data = /^data: (.*)$/m.exec(frame)?.[1];
        if (id === undefined || data === undefined) continue;
        lastEventId = id;
        const event = JSON.parse(data) as { type: string; message?: { text: string } };
        if (event.type === 'reset') received.push({ eventId: Number(id), text: RESET });
        if (event.type === 'message') received.push({ eventId: Number(id), text: event.message!.text });
      }
    }
  }

  const reading = (async () => {
    while (!stop.signal.aborted) {
      await readOnce().catch(() => {});
      resumed += 1;
      await pause(20);
    }
  })();
  await opened.promise;
  return {
    received,
    /** How often it was reopened. */
    get resumed() {
      return resumed;
    },
    async close() {
      stop.abort();
      await reading;
    },
  };
}

/**
 * The faults in a stream's delivery of these messages: each must have arrived once, and those of the same writer (named by
 * all but the last word) in order.
 */
export function findStreamFaults(
  received: readonly ReceivedMessage[],
  expectedTexts: readonly string[],
): string[] {
  const faults: string[] = [];
  const texts = received.map(({ text }) => text);
  if (texts.includes(RESET)) faults.push('The stream could not be resumed');
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  for (const text of expectedTexts) if (!times.has(text)) faults.push(`"${text}" has not come`);
  for (const [text, count] of times) if (count > 1) faults.push(`"${text}" has come ${count} times`);
  const last = new Map<string, number>();
  received.forEach(({ eventId, text }, at) => {
    if (eventId <= (received[at - 1]?.eventId ?? 0)) faults.push(`the number of "${text}" is out of order`);
    const end = text.lastIndexOf(' ');
    const [writer, n] = [text.slice(0, end), Number(text.slice(end + 1))];
    if (n <= (last.get(writer) ?? -1)) faults.push(`"${text}" is out of order`);
    last.set(writer, n);
  });
  return faults;
}
