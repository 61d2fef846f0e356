import { type LiveEvent, liveEvent } from '#contract/liveEvents.ts';
import { fromWire } from '#contract/wire.ts';
import { findShapeFault, UndeclaredAnswer } from '../app/checkAnswer.fixture.ts';
import type { TestProduct, TestUser } from '../app/testProduct.ts';

export interface ReceivedEvent {
  /** Undefined for what is not stored. */
  id: number | undefined;
  event: LiveEvent;
}

/** An open stream: what it has told so far, and its end. */
export interface OpenTestStream {
  status: number;
  heard: ReceivedEvent[];
  /** Ends when the server ends the stream, or when it is cut. */
  ended: Promise<void>;
  cut(): Promise<void>;
}

/** Opens a stream by fetch, as the web app does, and reads it until it ends. */
export async function openTestStream(
  product: TestProduct,
  path: string,
  as: TestUser | undefined,
  lastEventId?: number,
): Promise<OpenTestStream> {
  const stop = new AbortController();
  const response = await product.fetchRaw(path, {
    signal: stop.signal,
    headers: {
      ...(as !== undefined && { authorization: `Token ${as.token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
  });
  const heard: ReceivedEvent[] = [];
  const ended = response.status === 200 ? readFrames(response, heard).catch(onlyCut) : Promise.resolve();
  return {
    status: response.status,
    heard,
    ended,
    async cut() {
      stop.abort();
      await ended;
    },
  };
}

/** That the stream was cut is no fault; what the contract does not know is. */
function onlyCut(error: unknown): void {
  if (error instanceof UndeclaredAnswer) throw error;
}

async function readFrames(response: Response, heard: ReceivedEvent[]): Promise<void> {
  let rest = '';
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop()!;
    for (const frame of frames) {
      const data = /^data: (.*)$/m.exec(frame)?.[1];
      const id = /^id: (\d+)$/m.exec(frame)?.[1];
      if (data === undefined) continue;
      const fault = findShapeFault(liveEvent, data);
      if (fault !== undefined) throw new UndeclaredAnswer(`A live event: ${fault}`);
      const event = fromWire(JSON.parse(data)) as LiveEvent;
      heard.push({ id: id === undefined ? undefined : Number(id), event });
    }
  }
}
