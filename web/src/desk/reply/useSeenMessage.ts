import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The newest message of the thread when the writer started to write: later messages are not what the reply answers, even
 * if the writer sees them arrive.
 */
export function useSeenMessage(persisted: number | null, isStarted: boolean, newestId: number | undefined) {
  const [id, setId] = useState(persisted);
  const latest = useRef(id);
  const set = (seen: number | null) => {
    latest.current = seen;
    setId(seen);
  };
  useLayoutEffect(() => {
    latest.current = id;
  }, [id]);
  if (isStarted && id === null && newestId !== undefined) setId(newestId);
  if (!isStarted && id !== null) setId(null);
  // A ref, because sending may read it before the next render.
  return { id, set, read: () => latest.current };
}
