import { expect, test } from 'vitest';
import { MERGED_ZONES } from './mergedZones.ts';

/** All clock changes of a zone before 1970. */
function readZoneRecords(timeZone: string): string {
  const records: string[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from({
    year: 1800,
    month: 1,
    day: 1,
    timeZone,
  });
  for (; at !== null && at.year < 1970; at = at.getTimeZoneTransition('next'))
    records.push(`${at.epochMilliseconds} ${at.offset}`);
  return records.join('\n');
}

test.each([...MERGED_ZONES])('%s uses the records of %s before 1970', (zone, neighbour) => {
  expect(readZoneRecords(zone)).toBe(readZoneRecords(neighbour));
});

test('no other time zone of this Node uses the records of another place', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => readZoneRecords(zone).includes('\n'));
  const neighbours = new Set(MERGED_ZONES.values());
  // Rothera and Troll were both uninhabited until after 1970.
  const unknown = [...Map.groupBy(zones, readZoneRecords).values()]
    .filter((zones) => zones.length > 1)
    .flat()
    .filter((zone) => !MERGED_ZONES.has(zone) && !neighbours.has(zone));
  expect(unknown).toEqual([]);
});
