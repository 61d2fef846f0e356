import { useEffect, useEffectEvent } from 'react';
import type * as z from 'zod/mini';
import type { Stream } from '#contract/call.ts';
import { checkShape, ShapeMismatch } from '#contract/shape.ts';
import { fromWire } from '#contract/wire.ts';
import { loadChunk } from './chunks.ts';
import { report } from './reporting.ts';
import { shapeOf } from './shapeOf.ts';
import { whenIdle } from './whenIdle.ts';

/** Calls back with each event of a stream of the contract while the component is mounted. */
export function useLiveEvents<S extends Stream>(
  stream: S,
  path: string,
  onEvent: (event: z.output<S['event']>) => void,
) {
  const receive = useEffectEvent((data: string) => {
    const event = parseEvent(stream, data);
    if (event !== undefined) onEvent(event);
  });
  useEffect(() => subscribeLater(path, (data) => receive(data)), [path]);
}

function parseEvent<S extends Stream>(stream: S, data: string): z.output<S['event']> | undefined {
  try {
    return checkShape(shapeOf(stream.event), fromWire(JSON.parse(data))) as z.output<S['event']>;
  } catch (thrown) {
    if (!(thrown instanceof ShapeMismatch)) throw thrown;
    // A newer server may send events that this page does not know; the rest of the stream is still valid.
    report(new Error(`${stream.path} sent an unknown event: ${thrown.message}`));
    return undefined;
  }
}

/** Whether the connections are loaded, so that a screen can subscribe at once. */
let areLoaded = false;

/** The connections are a chunk of their own: the first screen is shown before it is loaded. */
function subscribeLater(path: string, listener: (data: string) => void): () => void {
  let isOver = false;
  let unsubscribe = () => {};
  const listen = () =>
    void loadChunk(() => import('./liveConnections.ts')).then(
      ({ subscribe }) => {
        areLoaded = true;
        if (!isOver) unsubscribe = subscribe(path, listener);
      },
      // Without a network the chunk is missing and there are no events; the screen's own calls show that.
      report,
    );
  if (areLoaded) listen();
  else unsubscribe = whenIdle(listen);
  return () => {
    isOver = true;
    unsubscribe();
  };
}
