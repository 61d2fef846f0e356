import type { ComingTransit, Transit } from '#contract/astrology/calls.ts';
import { TRANSIT_DAYS, TRANSIT_ORB } from '#contract/astrology/dayCodes.ts';
import { type AspectKind, type Body, BODY_CODES } from '#contract/astrology/codes.ts';
import { SIGNED_ASPECTS } from '../aspects.ts';
import { shortestArc } from '../degrees.ts';
import { DAY_MS, findCrossings, longitudeAt, speedAt, toIso } from './motion.ts';
import { type NatalPoint, uncertaintyOf } from './natalPoints.ts';

interface Contact {
  transiting: Body;
  natal: NatalPoint;
  kind: AspectKind;
  /** The angle from the natal point at which the aspect is exact: −90 or 90 for a square. */
  angle: number;
}

/** Future transits of the moon are left out: it makes each aspect within hours, and all of them every month. */
const SLOWER_THAN_MOON = BODY_CODES.filter((body) => body !== 'moon');

const listContacts = (bodies: readonly Body[], points: readonly NatalPoint[]): Contact[] =>
  bodies.flatMap((transiting) =>
    points.flatMap((natal) => SIGNED_ASPECTS.map((aspect) => ({ transiting, natal, ...aspect }))),
  );

/** Signed degrees from the exact aspect to a natal longitude. */
const deviationFrom = ({ transiting, angle }: Contact, longitude: number, at: number): number =>
  shortestArc(longitude + angle, longitudeAt(transiting, at));

/**
 * The transits at a moment, the closest first: a moving body within a degree of an exact aspect to a natal point. If the
 * birth time is a range, the aspect must hold at both of its ends.
 */
export const findTransits = (
  points: readonly NatalPoint[],
  at: number,
  houseOf: (longitude: number) => number | null,
): Transit[] =>
  listContacts(BODY_CODES, points)
    .filter((contact) =>
      [contact.natal.longitude, ...contact.natal.ends].every(
        (longitude) => Math.abs(deviationFrom(contact, longitude, at)) <= TRANSIT_ORB,
      ),
    )
    .map((contact) => toTransit(contact, at, houseOf))
    .toSorted((a, b) => a.orb - b.orb);

function toTransit(contact: Contact, at: number, houseOf: (longitude: number) => number | null): Transit {
  const { transiting, natal, kind } = contact;
  const deviation = deviationFrom(contact, natal.longitude, at);
  const speed = speedAt(transiting, at);
  const passages = findPassages(contact, at - TRANSIT_DAYS * DAY_MS, at + TRANSIT_DAYS * DAY_MS);
  const [nearest] = passages.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return {
    transiting,
    natal: natal.point,
    kind,
    orb: Math.round(Math.abs(deviation) * 1e4) / 1e4,
    applying: deviation * speed < 0,
    retrograde: speed < 0,
    exactAt: nearest === undefined ? null : toIso(nearest),
    house: houseOf(longitudeAt(transiting, at)),
  };
}

/** The transits that become exact in the coming days and are not near yet, the earliest first; without the moon's. */
export function findComingTransits(points: readonly NatalPoint[], at: number): ComingTransit[] {
  const end = at + TRANSIT_DAYS * DAY_MS;
  return listContacts(SLOWER_THAN_MOON, points)
    .filter((contact) => Math.abs(deviationFrom(contact, contact.natal.longitude, at)) > TRANSIT_ORB)
    .flatMap((contact) => findPassages(contact, at, end).map((exactAt) => ({ contact, exactAt })))
    .toSorted((a, b) => a.exactAt - b.exactAt)
    .map(({ contact: { transiting, natal, kind }, exactAt }) => ({
      transiting,
      natal: natal.point,
      kind,
      exactAt: toIso(exactAt),
    }));
}

/** A body passes a degree of the zodiac at this speed at most; beyond that distance a passage needs no search. */
const FASTEST_DEGREES = { moon: 16, sun: 1.1, mercury: 2.3, venus: 1.3, mars: 0.9 } as const;
const FASTEST_OUTER = 0.3;

const fastest = (body: Body) => (body in FASTEST_DEGREES ? FASTEST_DEGREES[body as 'sun'] : FASTEST_OUTER);

/** The exact moments that are certain to the day; those of an uncertain natal point may lie days apart. */
function findPassages(contact: Contact, from: number, to: number): number[] {
  const { transiting, natal } = contact;
  const middle = (from + to) / 2;
  const reach = (fastest(transiting) * (to - from)) / 2 / DAY_MS;
  if (Math.abs(deviationFrom(contact, natal.longitude, middle)) > reach) return [];
  const angleAt = (at: number) => deviationFrom(contact, natal.longitude, at);
  const step = transiting === 'moon' ? DAY_MS / 4 : DAY_MS;
  return findCrossings(angleAt, { from, to, step }).filter(
    (at) => uncertaintyOf(natal) <= Math.abs(speedAt(transiting, at)),
  );
}
