import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The present minute: what says how long ago something was stays true while the page is open. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribeEveryMinute, currentMinute));
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function subscribeEveryMinute(passed: () => void) {
  const timer = setInterval(passed, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
