import { hasBegunAnywhere } from '#contract/accounts/rules.ts';
import type { OtherPerson } from '#contract/readings/shapes.ts';
import type { otherPersonForm } from '#contract/readings/forms.ts';
import { refuseFields } from '#contract/refusals.ts';
import type * as z from 'zod/mini';
import { type BirthData, resolveBirth } from '../../astrology/birth.ts';
import { computeChart } from '../../astrology/chart.ts';
import { loadBirthChart } from '../../astrology/loadChart.ts';
import { type BirthChart, computeSynastry, type SynastryAspect } from '../../astrology/synastry.ts';
import type { Context } from '../../platform/context.ts';
import { toKnownPlace } from '../../profiles/changeProfile.ts';
import { parseStoredPlace } from '../../profiles/loadProfile.ts';

/** The other person of a request as stored; null: none is given. */
export function toStoredOtherPerson(
  given: z.output<typeof otherPersonForm> | null | undefined,
  now: Temporal.Instant,
): string | null {
  if (given === null || given === undefined) return null;
  if (given.birthDate !== null && !hasBegunAnywhere(given.birthDate, now.epochMilliseconds))
    refuseFields([{ param: 'other_person.birth_date', msg: 'Birth date is not a valid date' }]);
  const { name, birthDate, birthTime, birthLocation, birthPlace } = given;
  const person: OtherPerson = {
    name,
    birthDate,
    birthTime,
    birthTimeExact: birthTime !== null && given.birthTimeExact,
    birthLocation,
    birthPlace: birthPlace === null ? null : toKnownPlace(birthPlace),
  };
  return JSON.stringify(person);
}

export function parseOtherPerson(stored: unknown): OtherPerson | null {
  if (stored === null) return null;
  const person = stored as OtherPerson;
  return { ...person, birthPlace: parseStoredPlace(person.birthPlace) };
}

/** Computed at each call, so that no data about another person is stored outside the request. */
function toBirthChart(person: OtherPerson): BirthChart {
  const data: BirthData = {
    date: person.birthDate,
    time: person.birthTime,
    isExact: person.birthTimeExact,
    place: person.birthPlace,
    location: person.birthLocation,
    utcOffset: null,
    zodiac: null,
  };
  return { birth: resolveBirth(data), chart: computeChart(data) };
}

/** The chart of the other person, and its aspects to that of the member. */
export async function loadSynastry(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  person: OtherPerson,
): Promise<{ chart: BirthChart['chart']; aspects: SynastryAspect[] }> {
  const theirs = toBirthChart(person);
  const own = await loadBirthChart(db, userId, now, null);
  return { chart: theirs.chart, aspects: computeSynastry(own, theirs) };
}
