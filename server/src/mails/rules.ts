/** A member's quiet hours: times of day, `HH:MM` or `HH:MM:SS`, in their time zone. */
export interface QuietHours {
  timeZone: string | null;
  quietFrom: string | null;
  quietTo: string | null;
}

const DIGEST_HOUR = 9;
const DAYS_OF_WEEK = 7;

/**
 * The end of the current quiet hours; null outside of them. If the beginning is later than the end, they include midnight;
 * if both are equal, there are none.
 */
export function findQuietEnd(now: Temporal.Instant, hours: QuietHours): Temporal.Instant | null {
  const { quietFrom, quietTo } = hours;
  if (quietFrom === null || quietTo === null) return null;
  const local = toLocal(now, hours.timeZone);
  const time = local.toPlainTime();
  const from = Temporal.PlainTime.from(quietFrom);
  const to = Temporal.PlainTime.from(quietTo);
  const isAfterFrom = !isEarlier(time, from);
  const isBeforeTo = isEarlier(time, to);
  const isOverMidnight = isEarlier(to, from);
  const isQuiet = isOverMidnight ? isAfterFrom || isBeforeTo : isAfterFrom && isBeforeTo;
  if (!isQuiet) return null;
  const endDay = local.toPlainDate().add({ days: isOverMidnight && isAfterFrom ? 1 : 0 });
  return atLocalTime(endDay, to, local.timeZoneId, now);
}

/** The first Monday at 09:00 in the time zone after `now`. */
export function findNextDigestTime(now: Temporal.Instant, timeZone: string | null): Temporal.Instant {
  const local = toLocal(now, timeZone);
  const time = Temporal.PlainTime.from({ hour: DIGEST_HOUR });
  const monday = local.toPlainDate().subtract({ days: local.dayOfWeek - 1 });
  const thisWeek = atLocalTime(monday, time, local.timeZoneId, null);
  return Temporal.Instant.compare(thisWeek, now) > 0
    ? thisWeek
    : atLocalTime(monday.add({ days: DAYS_OF_WEEK }), time, local.timeZoneId, null);
}

/** An unknown zone, from a database older than the list of zones, counts as UTC. */
function toLocal(now: Temporal.Instant, timeZone: string | null): Temporal.ZonedDateTime {
  try {
    return now.toZonedDateTimeISO(timeZone ?? 'UTC');
  } catch {
    return now.toZonedDateTimeISO('UTC');
  }
}

const isEarlier = (a: Temporal.PlainTime, b: Temporal.PlainTime) => Temporal.PlainTime.compare(a, b) < 0;

/**
 * A time of day on a date. A time that the change to summer time skips becomes the moment of the change; of a time that
 * occurs twice, the first after `after` is used.
 */
function atLocalTime(
  date: Temporal.PlainDate,
  time: Temporal.PlainTime,
  timeZone: string,
  after: Temporal.Instant | null,
): Temporal.Instant {
  const at = (disambiguation: 'earlier' | 'later') =>
    date.toPlainDateTime(time).toZonedDateTime(timeZone, { disambiguation });
  const first = at('earlier');
  if (!first.toPlainTime().equals(time)) return first.getTimeZoneTransition('next')!.toInstant();
  const isPast = after !== null && Temporal.Instant.compare(first.toInstant(), after) <= 0;
  return (isPast ? at('later') : first).toInstant();
}

/** A message that waits for its mail. */
interface WaitingMessage extends QuietHours {
  messageId: number;
  isLetter: boolean;
  isWanted: boolean;
  dueAt: string;
}

/** The decision about the waiting messages of a thread. */
export type ArrivalStep<Message> =
  | { kind: 'drop' }
  | { kind: 'wait'; until: Temporal.Instant }
  | { kind: 'send'; message: Message };

/**
 * One mail announces all unread messages of a thread: it names the newest letter, or else the newest message. A due
 * message waits for a later letter that can still be taken back, so that one mail announces both.
 * @param waiting oldest first, at least one of them due
 */
export function decideArrival<Message extends WaitingMessage>(
  waiting: readonly Message[],
  now: Temporal.Instant,
): ArrivalStep<Message> {
  const newest = waiting.at(-1)!;
  if (!newest.isWanted) return { kind: 'drop' };
  const quietEnd = findQuietEnd(now, newest);
  if (quietEnd !== null) return { kind: 'wait', until: quietEnd };
  const isDue = ({ dueAt }: WaitingMessage) =>
    Temporal.Instant.compare(Temporal.Instant.from(dueAt), now) <= 0;
  const letter = waiting.findLast((each) => each.isLetter && isDue(each));
  if (letter !== undefined) return { kind: 'send', message: letter };
  const nextLetter = waiting.find(({ isLetter }) => isLetter);
  if (nextLetter !== undefined) return { kind: 'wait', until: Temporal.Instant.from(nextLetter.dueAt) };
  return { kind: 'send', message: newest };
}
