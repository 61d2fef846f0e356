// Days are written as in a letter ('20 November 2026'), hours as on a clock ('7:42 AM'), both in the reader's own zone.

const DAY_MS = 86_400_000;

const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, options);
  return (at: string) => formatter.format(new Date(at));
};

// The British short form of September has four letters; the American one is as short as the others.
const month = format('en-US', { month: 'short' });

/** '20 Nov 2026' */
export const stampDay = (at: string) =>
  `${new Date(at).getDate()} ${month(at)} ${new Date(at).getFullYear()}`;

/** '20 November 2026' */
export const longDay = format('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** '7:42 AM' */
export const clockTime = format('en-US', { hour: 'numeric', minute: '2-digit' });

/** '18 Nov', with its year when that is not the present one. */
export function shortDay(at: string, now: Date): string {
  const day = new Date(at);
  return day.getFullYear() === now.getFullYear() ? `${day.getDate()} ${month(at)}` : stampDay(at);
}

/** 'today at 7:42 AM', 'yesterday at 11:05 PM', '18 Nov at 9:00 AM' */
export function dayAndTime(at: string, now: Date): string {
  return `${namedDay(at, now)} at ${clockTime(at)}`;
}

function namedDay(at: string, now: Date): string {
  const days = Math.round((midnight(now) - midnight(new Date(at))) / DAY_MS);
  const names: Record<number, string> = { '-1': 'tomorrow', 0: 'today', 1: 'yesterday' };
  return names[days] ?? shortDay(at, now);
}

const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** How long ago, in the largest unit: 'just now', '40 min', '2 h', '1 day', '3 days'. */
export function roughly(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`;
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? '1 day' : `${days} days`;
}
