const QUIET_MS = 1_000;
const LATEST_MS = 5_000;

/** Resolves when the page has loaded nothing for a second, after five seconds in any case. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(latest);
      resolve();
    };
    let quiet = setTimeout(end, QUIET_MS);
    const latest = setTimeout(end, LATEST_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, QUIET_MS);
    });
    observer.observe({ type: 'resource' });
  });
}
