/** The age in years from which someone may sign up. */
export const ADULT_AGE = 18;

/**
 * Whether someone born on `birthDate` is at least `ADULT_AGE` on the day `today`; both `YYYY-MM-DD`. In a common year, a
 * birthday on 29 February counts from 1 March.
 */
export function isAdult(birthDate: string, today: string): boolean {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return years > ADULT_AGE || (years === ADULT_AGE && today.slice(5) >= birthDate.slice(5));
}

/** The largest time zone offset: somewhere on Earth a day begins this many hours before it does in UTC. */
const EARLIEST_OFFSET_HOURS = 14;

/** Whether a day, `YYYY-MM-DD`, has begun anywhere on Earth, so that someone may be born on it. */
export const hasBegunAnywhere = (day: string, nowMs: number): boolean =>
  day <= new Date(nowMs + EARLIEST_OFFSET_HOURS * 3_600_000).toISOString().slice(0, 10);
