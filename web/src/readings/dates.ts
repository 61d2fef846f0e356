// Days are written as in a letter ('20 November 2026'), hours as on a clock ('7:42 AM'), both in the reader's own zone.

const DAY_MS = 86_400_000;

const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, options);
  return (at: string) => formatter.format(new Date(at));
};

const inThisYear = format('en-GB', { day: 'numeric', month: 'short' });
const inAnotherYear = format('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** '20 November 2026' */
export const longDay = format('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** '7:42 AM' */
export const clockTime = format('en-US', { hour: 'numeric', minute: '2-digit' });

/** '18 Nov', with its year when that is not the present one. */
export function shortDay(at: string, now: Date): string {
  return new Date(at).getFullYear() === now.getFullYear() ? inThisYear(at) : inAnotherYear(at);
}

/** 'today at 7:42 AM', 'yesterday at 11:05 PM', '18 Nov at 9:00 AM' */
export function dayAndTime(at: string, now: Date): string {
  return `${namedDay(at, now)} at ${clockTime(at)}`;
}

function namedDay(at: string, now: Date): string {
  const days = Math.round((midnight(now) - midnight(new Date(at))) / DAY_MS);
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : shortDay(at, now);
}

const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** A length of time in its largest unit: '40 min', '2 h', '1 day', '3 days'. */
export function roughly(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`;
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? '1 day' : `${days} days`;
}
