const LATEST_MS = 2_000;
/** The delay in browsers without requestIdleCallback, such as Safari. */
const FALLBACK_DELAY_MS = 200;

/** Calls back when the browser is idle; returns a function that cancels. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: LATEST_MS });
  return () => cancelIdleCallback(idle);
}

/** Loads when the browser is idle: `lazyExtra(onceIdle(async () => (await import('…')).Part))`. */
export const onceIdle =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    new Promise((resolve) => {
      whenIdle(() => resolve(load()));
    });
