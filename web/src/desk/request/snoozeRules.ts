// Snoozes are chosen in the writer's own time zone, which is the browser's.

const LATER_HOURS = 3;
const MORNING_HOUR = 9;

const atMorning = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING_HOUR);

/** The suggested ends of a snooze: in three hours, tomorrow morning, or on Monday morning. */
export function listSnoozes(now: Date): { label: string; until: Date }[] {
  const untilMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { label: 'Later today', until: new Date(now.getTime() + LATER_HOURS * 3_600_000) },
    { label: 'Tomorrow morning', until: atMorning(now, 1) },
    { label: 'Next week', until: atMorning(now, untilMonday) },
  ].filter(({ label, until }) => label !== 'Later today' || until.getDate() === now.getDate());
}

/** The value of a `datetime-local` field as a moment; null unless it is in the future. */
export function parseSnooze(value: string, now: Date): Date | null {
  const until = new Date(value);
  return Number.isNaN(until.getTime()) || until <= now ? null : until;
}
