import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent } from '#contract/liveEvents.ts';
import { loadChunk } from './chunks.ts';
import type { StreamName } from './liveStreams.ts';
import { report } from './reporting.ts';
import { whenIdle } from './whenIdle.ts';

/** Calls back with each event of a user's stream while the component is mounted. */
export function useLiveEvents(stream: StreamName, userId: number, onEvent: (event: LiveEvent) => void) {
  const receive = useEffectEvent(onEvent);
  useEffect(() => subscribeLater(stream, userId, (event) => receive(event)), [stream, userId]);
}

/** Whether the streams are loaded, so that a screen can subscribe at once. */
let areLoaded = false;

/** The streams are a chunk of their own: the first screen is shown before it is loaded. */
function subscribeLater(stream: StreamName, userId: number, onEvent: (event: LiveEvent) => void): () => void {
  let isOver = false;
  let unsubscribe = () => {};
  const listen = () =>
    void loadChunk(() => import('./liveStreams.ts')).then(
      ({ subscribeToStream }) => {
        areLoaded = true;
        if (!isOver) unsubscribe = subscribeToStream(stream, userId, onEvent);
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
