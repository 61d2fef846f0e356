import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the newest `run`, so that a memoised component gets the same props. For
 * event handlers only: during rendering it would call the previous `run`.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
