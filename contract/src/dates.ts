// Every date and time that people read is formatted here, on both sides of the wire: dates as in a letter ('20 November
// 2026'), times on a 12-hour clock ('7:42 AM'). Moments are shown in the time zone of the device unless the caller names one;
// billing (`billing/format.ts`) names UTC.

/** An ISO 8601 string, milliseconds since the epoch, or a `Date`. */
export type Moment = string | number | Date;

const DAY_MS = 86_400_000;

/** Creating an Intl formatter is slow, so one is cached for each zone. */
function cachedFormatter(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (zone: string | undefined): Intl.DateTimeFormat => {
    const known = made.get(zone);
    if (known !== undefined) return known;
    const fresh = createFormatter(locale, options, zone);
    made.set(zone, fresh);
    return fresh;
  };
}

/** An unknown zone, stored when another list of zones was installed, counts as UTC. */
function createFormatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  zone: string | undefined,
): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  } catch {
    return createFormatter(locale, options, 'UTC');
  }
}

const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const longDays = cachedFormatter('en-GB', LONG_DAY);
const longMonths = cachedFormatter('en-GB', { month: 'long', year: 'numeric' });
const clockTimes = cachedFormatter('en-US', { hour: 'numeric', minute: '2-digit' });
// en-GB abbreviates September as 'Sept'; en-US has three letters for every month.
const shortMonths = cachedFormatter('en-US', { month: 'short' });
const numbers = cachedFormatter('en-US', { day: 'numeric', month: 'numeric', year: 'numeric' });

// The kind of space in a formatted date depends on the ICU version; texts and tests must not.
const normalizeSpaces = (text: string) => text.replaceAll(/\s/gu, ' ');

/** The calendar day of a moment in a zone; January is 1. */
export function toCalendarParts(at: Moment, zone?: string) {
  const parts = numbers(zone).formatToParts(new Date(at));
  const number = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value);
  return { year: number('year'), month: number('month'), day: number('day') };
}

/** '20 November 2026' */
export const formatLongDate = (at: Moment, zone?: string): string => longDays(zone).format(new Date(at));

/** 'November 2026' */
export const formatMonth = (at: Moment, zone?: string): string => longMonths(zone).format(new Date(at));

/** '20 November – 20 December 2026' */
export const formatLongPeriod = (from: Moment, to: Moment, zone?: string): string =>
  normalizeSpaces(longDays(zone).formatRange(new Date(from), new Date(to)));

/** `1980-03-04` → '4 March 1980', for a date without a time zone, such as a birthday. */
export const formatCalendarDate = (date: string): string => formatLongDate(`${date}T00:00:00Z`, 'UTC');

/** '20 Nov 2026' */
export const formatMediumDate = (at: Moment, zone?: string): string =>
  `${formatDayAndMonth(at, zone)} ${toCalendarParts(at, zone).year}`;

const formatDayAndMonth = (at: Moment, zone?: string) =>
  `${toCalendarParts(at, zone).day} ${shortMonths(zone).format(new Date(at))}`;

/** '7:42 AM' */
export const formatTime = (at: Moment, zone?: string): string =>
  normalizeSpaces(clockTimes(zone).format(new Date(at)));

/** `05:37:00` → '5:37 AM', for a time without a time zone, such as a time of birth. */
export const formatTimeOfDay = (time: string): string => formatTime(`1970-01-01T${time}Z`, 'UTC');

/** '18 Nov', with the year when it is not the year of `now`. */
export const formatShortDate = (at: Moment, now: Date, zone?: string): string =>
  toCalendarParts(at, zone).year === toCalendarParts(now, zone).year
    ? formatDayAndMonth(at, zone)
    : formatMediumDate(at, zone);

/** 'today at 7:42 AM', 'yesterday at 11:05 PM', '18 Nov at 9:00 AM' */
export const formatDateAndTime = (at: Moment, now: Date, zone?: string): string =>
  `${formatNamedDay(at, now, zone)} at ${formatTime(at, zone)}`;

function formatNamedDay(at: Moment, now: Date, zone?: string): string {
  const days = toDayNumber(now, zone) - toDayNumber(at, zone);
  const names: Record<number, string> = { '-1': 'tomorrow', 0: 'today', 1: 'yesterday' };
  return names[days] ?? formatShortDate(at, now, zone);
}

/** The number of a moment's calendar day: 1 January 1970 is 0, and the next day's is higher by 1. */
export function toDayNumber(at: Moment, zone?: string): number {
  const { year, month, day } = toCalendarParts(at, zone);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Whether two moments are on the same calendar day. */
export const isSameDay = (one: Moment, other: Moment, zone?: string): boolean =>
  toDayNumber(one, zone) === toDayNumber(other, zone);
