import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still there: for what comes of an answer after one has gone on to another screen. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
