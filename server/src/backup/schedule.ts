/** The first moment after `now` at which it is this time of day in the zone. */
export function findNextMoment(
  at: Temporal.PlainTime,
  timeZone: string,
  now: Temporal.Instant,
): Temporal.Instant {
  const today = now.toZonedDateTimeISO(timeZone).withPlainTime(at);
  const isOver = Temporal.Instant.compare(today.toInstant(), now) <= 0;
  return (isOver ? today.add({ days: 1 }).withPlainTime(at) : today).toInstant();
}
