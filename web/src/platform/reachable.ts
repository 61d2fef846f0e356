const TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 5_000;

/** Whether the server answers within five seconds, with any status. Never rejects. */
export const isReachable = () =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );

/** Calls back once the server responds again; returns a function that cancels. */
export function whenReachable(onReachable: () => void): () => void {
  let isCanceled = false;
  const look = () => void isReachable().then((isBack) => isBack && !isCanceled && onReachable());
  const timer = setInterval(look, POLL_INTERVAL_MS);
  window.addEventListener('online', look);
  return () => {
    isCanceled = true;
    clearInterval(timer);
    window.removeEventListener('online', look);
  };
}
