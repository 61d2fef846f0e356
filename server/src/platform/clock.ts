/** The one clock: every rule reads it, and nothing else asks the system for the time. */
export interface Clock {
  now(): Temporal.Instant;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant().round('millisecond') };

/** A clock that tests move: the system's time and an offset that only grows. */
export interface MovableClock extends Clock {
  /** Milliseconds ahead of the system. */
  readonly offsetMs: number;
  moveTo(moment: Temporal.Instant): void;
}

/** @param startOffsetMs milliseconds ahead of the system to begin with, as a former run left it */
export function createMovableClock(startOffsetMs = 0): MovableClock {
  let offsetMs = startOffsetMs;
  return {
    get offsetMs() {
      return offsetMs;
    },
    now: () => systemClock.now().add({ milliseconds: offsetMs }),
    moveTo(moment) {
      offsetMs = moment.epochMilliseconds - systemClock.now().epochMilliseconds;
    },
  };
}

/** Whole seconds since 1970, as billing writes every time. */
export const toEpochSeconds = (moment: Temporal.Instant): number =>
  Math.floor(moment.epochMilliseconds / 1000);

/** The same of a moment as the database gives it. */
export const parseEpochSeconds = (moment: string): number => toEpochSeconds(Temporal.Instant.from(moment));

/** The UTC day of a moment, `YYYY-MM-DD`. */
export const toUtcDay = (moment: Temporal.Instant): string => moment.toString().slice(0, 10);
