/** A difference below this is the way of the response, or its date's missing fraction of a second. */
const TOLERANCE_MS = 60_000;

let aheadMs = 0;

/**
 * Learns from the date of a response how far the server's clock is ahead. Otherwise a device whose clock is slow would show
 * what was written just now as written in the future, and nothing as overdue.
 */
export function learnServerTime({ headers }: Response): void {
  const ahead = Date.parse(headers.get('Date') ?? '') - Date.now();
  aheadMs = ahead > TOLERANCE_MS ? ahead : 0;
}

/** The device's time, or the server's if that is later. In milliseconds. */
export const currentTime = (): number => Date.now() + aheadMs;
