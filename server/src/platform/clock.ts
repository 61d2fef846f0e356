/** The only source of the current time; nothing else reads the system clock. */
export interface Clock {
  now(): Temporal.Instant;
}

/** The time of this machine, to the millisecond, as the wire writes moments. */
export const systemClock: Clock = { now: () => Temporal.Now.instant().round('millisecond') };

/** A clock for tests: system time plus an offset that only grows. */
export interface MovableClock extends Clock {
  /** Milliseconds ahead of the system clock. */
  readonly offsetMs: number;
  moveTo(moment: Temporal.Instant): void;
  /** Sets the offset, unless the clock is already further ahead. */
  follow(offsetMs: number): void;
}

/** @param startOffsetMs initial offset in milliseconds, e.g. restored from an earlier run */
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
    follow(otherMs) {
      offsetMs = Math.max(offsetMs, otherMs);
    },
  };
}

/** Whole seconds since 1970, the unit of all times in billing. */
export const toEpochSeconds = (moment: Temporal.Instant): number =>
  Math.floor(moment.epochMilliseconds / 1000);

/** The same, from a timestamp as the database returns it. */
export const parseEpochSeconds = (moment: string): number => toEpochSeconds(Temporal.Instant.from(moment));

/** The moment of a timestamp as the database returns it; null without one. */
export const parseTimestamp = (moment: string | null | undefined): Temporal.Instant | null =>
  moment === null || moment === undefined ? null : Temporal.Instant.from(moment);

/** A timestamp as the database returns it, always with milliseconds, so that all times on the wire compare as strings. */
export const toTimestamp = (moment: Temporal.Instant): string =>
  moment.toString({ smallestUnit: 'millisecond' });

/** The later of two moments. */
export const laterOf = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(a, b) < 0 ? b : a;

/** The UTC date of an instant, `YYYY-MM-DD`. */
export const toUtcDay = (moment: Temporal.Instant): string => moment.toString().slice(0, 10);

/** The start of the last `days` days of 24 hours; undefined for 0 days, which stand for all time. */
export const startOfLastDays = (now: Temporal.Instant, days: number): Temporal.Instant | undefined =>
  days === 0 ? undefined : now.subtract({ hours: 24 * days });

/** The duration, but at least `min` and at most `max`. All three without years, months and weeks, whose lengths vary. */
export function clampDuration(
  duration: Temporal.DurationLike,
  min: Temporal.DurationLike,
  max: Temporal.DurationLike,
): Temporal.Duration {
  if (Temporal.Duration.compare(duration, min) < 0) return Temporal.Duration.from(min);
  if (Temporal.Duration.compare(duration, max) > 0) return Temporal.Duration.from(max);
  return Temporal.Duration.from(duration);
}
