const LATEST_MS = 2_000;
/** Where the browser does not tell when it is idle, as Safari. */
const UNTOLD_MS = 200;

/** Calls when the browser has nothing else to do; returns a function that calls it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, UNTOLD_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: LATEST_MS });
  return () => cancelIdleCallback(idle);
}

/** Loads when the browser has nothing else to do: `lazyExtra(onceIdle(async () => (await import('…')).Part))`. */
export const onceIdle =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    new Promise((resolve) => {
      whenIdle(() => resolve(load()));
    });
