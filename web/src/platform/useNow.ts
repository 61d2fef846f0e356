import { useSyncExternalStore } from 'react';
import { currentTime } from './serverTime.ts';

const MINUTE_MS = 60_000;

/** The current minute, kept up to date so that relative times stay correct. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribeEveryMinute, currentMinute));
}

const currentMinute = () => Math.floor(currentTime() / MINUTE_MS) * MINUTE_MS;

function subscribeEveryMinute(passed: () => void) {
  const timer = setInterval(passed, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
