import type { Doubt } from '#contract/astrology/codes.ts';
import type { KnownPlace } from '#contract/profiles/calls.ts';
import type { Zodiac } from '#contract/profiles/codes.ts';
import { MERGED_ZONES } from './mergedZones.ts';

/** Birth data as entered by the user. */
export interface BirthData {
  /** `YYYY-MM-DD` */
  date: string | null;
  /** `HH:MM:SS`, local; null: unknown. */
  time: string | null;
  /** The time is exact to the minute, not just to the hour. */
  isExact: boolean;
  place: KnownPlace | null;
  /** The place as typed. */
  location: string;
  /** Minutes ahead of UTC, if the user knows better than the time zone records. */
  utcOffset: number | null;
  /** The sign chosen by hand. */
  zodiac: Zodiac | null;
}

/** An hour chosen from the list means this many minutes before and after. */
const HALF_HOUR = 30;

/** A range of time. */
export interface Span {
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/** A birth in absolute time, as far as it is known. */
export type Birth =
  | { precision: 'none' }
  | { precision: 'date'; day: Span; doubts: Doubt[] }
  | {
      precision: 'hour' | 'exact';
      day: Span;
      moment: Temporal.Instant;
      /** All possible moments: a single one if the minute is known. */
      span: Span;
      offsetMinutes: number;
      place: KnownPlace;
      doubts: Doubt[];
    };

/** A birth whose date at least is known. */
export type DatedBirth = Exclude<Birth, { precision: 'none' }>;

/** The given time or the middle of the day, and the first and last possible moments: none if the minute is known. */
export function birthMoments(birth: DatedBirth): { middle: Temporal.Instant; ends: Temporal.Instant[] } {
  if (birth.precision === 'exact') return { middle: birth.moment, ends: [] };
  const { from, to } = birth.precision === 'date' ? birth.day : birth.span;
  const middle = birth.precision === 'date' ? middleOf({ from, to }) : birth.moment;
  return { middle, ends: [from, to] };
}

const middleOf = ({ from, to }: Span): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds((from.epochMilliseconds + to.epochMilliseconds) / 2);

/** The history of a place's clocks. */
interface Clocks {
  /** From the first moment of the day to that of the next. */
  findDay(date: Temporal.PlainDate): Span;
  resolveTime(local: Temporal.PlainDateTime): ResolvedTime;
  /** From the first moment with the first local time to the last moment with the second. */
  resolveSpan(from: Temporal.PlainDateTime, to: Temporal.PlainDateTime): Span;
  /** Doubts that apply to any time on a day. */
  findDoubts(date: Temporal.PlainDate): Doubt[];
}

interface ResolvedTime {
  moment: Temporal.Instant;
  offsetMinutes: number;
  doubts: Doubt[];
}

/** Resolves a birth by the time zone records of its place. Without a place, the time cannot be used. */
export function resolveBirth({ date: text, time, isExact, place, utcOffset }: BirthData): Birth {
  if (text === null) return { precision: 'none' };
  const date = Temporal.PlainDate.from(text);
  const clocks = chooseClocks(place, utcOffset);
  const clockDay = clocks.findDay(date);
  const isSkipped = clockDay.from.equals(clockDay.to);
  const day = isSkipped ? daysAround(clockDay.from) : clockDay;
  const doubts = clocks.findDoubts(date);
  if (place === null) return { precision: 'date', day, doubts: [...doubts, 'no_place'] };
  if (time === null)
    return { precision: 'date', day, doubts: isSkipped ? ['skipped_day', ...doubts] : doubts };
  const local = date.toPlainDateTime(Temporal.PlainTime.from(time));
  const resolved = clocks.resolveTime(local);
  const hour = clocks.resolveSpan(local.subtract({ minutes: HALF_HOUR }), local.add({ minutes: HALF_HOUR }));
  return {
    precision: isExact ? 'exact' : 'hour',
    day,
    place,
    ...resolved,
    span: isExact ? { from: resolved.moment, to: resolved.moment } : hour,
    doubts: [...resolved.doubts, ...doubts],
  };
}

/** For a day that the place's calendar skipped: the day before and the day after. */
const daysAround = (midnight: Temporal.Instant): Span => ({
  from: midnight.subtract({ hours: 24 }),
  to: midnight.add({ hours: 24 }),
});

/** An offset entered by hand overrides the records. */
function chooseClocks(place: KnownPlace | null, utcOffset: number | null): Clocks {
  if (utcOffset !== null) return createOffsetClocks(utcOffset);
  return place === null ? CLOCKS_ANYWHERE : createZoneClocks(place.timeZone);
}

const createOffsetClocks = (offsetMinutes: number): Clocks => ({
  findDay: (date) => ({
    from: toUtcInstant(date).subtract({ minutes: offsetMinutes }),
    to: toUtcInstant(date.add({ days: 1 })).subtract({ minutes: offsetMinutes }),
  }),
  resolveTime: (local) => ({
    moment: toUtcInstant(local).subtract({ minutes: offsetMinutes }),
    offsetMinutes,
    doubts: [],
  }),
  resolveSpan: (from, to) => ({
    from: toUtcInstant(from).subtract({ minutes: offsetMinutes }),
    to: toUtcInstant(to).subtract({ minutes: offsetMinutes }),
  }),
  findDoubts: () => ['offset_given'],
});

const EARLIEST = createOffsetClocks(14 * 60);
const LATEST = createOffsetClocks(-12 * 60);

/** A day anywhere on Earth: from its begin in the earliest time zone to its end in the latest. */
const CLOCKS_ANYWHERE: Clocks = {
  findDay: (date) => ({ from: EARLIEST.findDay(date).from, to: LATEST.findDay(date).to }),
  resolveTime: (local) => ({ moment: toUtcInstant(local), offsetMinutes: 0, doubts: [] }),
  resolveSpan: (from, to) => ({ from: toUtcInstant(from), to: toUtcInstant(to) }),
  findDoubts: () => [],
};

const createZoneClocks = (timeZone: string): Clocks => ({
  findDay: (date) => ({
    from: date.toZonedDateTime(timeZone).toInstant(),
    to: date.add({ days: 1 }).toZonedDateTime(timeZone).toInstant(),
  }),
  resolveTime(local) {
    const [earlier, later] = [
      local.toZonedDateTime(timeZone, { disambiguation: 'earlier' }),
      local.toZonedDateTime(timeZone, { disambiguation: 'later' }),
    ];
    const wasShown = earlier.toPlainDateTime().equals(local);
    const chosen = wasShown ? earlier : later;
    return {
      moment: chosen.toInstant(),
      // Local mean time had seconds; the moment keeps them.
      offsetMinutes: Math.round(chosen.offsetNanoseconds / 60e9),
      doubts: earlier.equals(later) ? [] : [wasShown ? 'ambiguous_time' : 'skipped_time'],
    };
  },
  resolveSpan: (from, to) => ({
    from: from.toZonedDateTime(timeZone, { disambiguation: 'earlier' }).toInstant(),
    to: to.toZonedDateTime(timeZone, { disambiguation: 'later' }).toInstant(),
  }),
  findDoubts: (date) => findRecordDoubts(date, timeZone),
});

/** The year from which the time zone database claims to be complete. */
const RECORDS_COMPLETE = 1970;

function findRecordDoubts(date: Temporal.PlainDate, timeZone: string): Doubt[] {
  if (date.year >= RECORDS_COMPLETE) return [];
  const local = date.toZonedDateTime(timeZone);
  // The zone in its canonical case; input in any case is accepted.
  if (MERGED_ZONES.has(local.timeZoneId)) return ['merged_zone'];
  return hasHistory(local) ? ['before_1970'] : [];
}

/** UTC and plain offsets have no history. */
const hasHistory = (local: Temporal.ZonedDateTime) =>
  local.getTimeZoneTransition('next') !== null || local.getTimeZoneTransition('previous') !== null;

const toUtcInstant = (local: Temporal.PlainDate | Temporal.PlainDateTime): Temporal.Instant =>
  local.toZonedDateTime('UTC').toInstant();
