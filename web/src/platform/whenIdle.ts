const LATEST_MS = 2_000;

/** Calls when the browser has nothing else to do; returns a function that calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari does not tell.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: LATEST_MS });
  return () => cancelIdleCallback(idle);
}
