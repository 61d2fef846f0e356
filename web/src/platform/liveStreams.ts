import { type LiveEvent, writerStream, memberStream } from '#contract/liveEvents.ts';
import { checkShape, ShapeMismatch } from '#contract/shape.ts';
import { fromWire } from '#contract/wire.ts';
import { subscribe } from './liveConnections.ts';
import { report } from './reporting.ts';
import { shapeOf } from './shapeOf.ts';

const STREAMS = { memberStream, writerStream };
export type StreamName = keyof typeof STREAMS;

/** Subscribes a user to a stream of the contract; returns a function that unsubscribes. */
export function subscribeToStream(
  name: StreamName,
  userId: number,
  onEvent: (event: LiveEvent) => void,
): () => void {
  const { path } = STREAMS[name];
  return subscribe(path.replace('{id}', String(userId)), (data) => {
    const event = parseEvent(name, data);
    if (event !== undefined) onEvent(event);
  });
}

function parseEvent(name: StreamName, data: string): LiveEvent | undefined {
  const { path, event } = STREAMS[name];
  try {
    return checkShape(shapeOf(event), fromWire(JSON.parse(data))) as LiveEvent;
  } catch (thrown) {
    if (!(thrown instanceof ShapeMismatch)) throw thrown;
    // A newer server may send events that this page does not know; the rest of the stream is still valid.
    report(new Error(`${path} sent an unknown event: ${thrown.message}`));
    return undefined;
  }
}
