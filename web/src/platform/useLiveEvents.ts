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

type Streams = typeof import('./liveStreams.ts');
let streams: Promise<Streams> | undefined;

/**
 * The streams are a chunk of their own, which is loaded after the first screen is shown. Subscribers that come before that
 * are added together: one that is added after a stream was opened misses the reset with which the stream begins.
 */
function loadStreams(): Promise<Streams> {
  streams ??= new Promise<void>((resolve) => void whenIdle(resolve))
    .then(() => loadChunk(() => import('./liveStreams.ts')))
    .catch((error: unknown) => {
      streams = undefined;
      throw error;
    });
  return streams;
}

function subscribeLater(stream: StreamName, userId: number, onEvent: (event: LiveEvent) => void): () => void {
  let isOver = false;
  let unsubscribe = () => {};
  void loadStreams().then(
    ({ subscribeToStream }) => {
      if (!isOver) unsubscribe = subscribeToStream(stream, userId, onEvent);
    },
    // Without a network the chunk is missing and there are no events; the screen's own calls show that.
    report,
  );
  return () => {
    isOver = true;
    unsubscribe();
  };
}
