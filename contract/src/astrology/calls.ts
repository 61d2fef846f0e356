import * as z from 'zod/mini';
import { call, id, isoDateTime, emptyObject } from '../call.ts';
import { ZODIAC_CODES } from '../profiles/codes.ts';
import {
  ASPECT_KINDS,
  BODY_CODES,
  DOUBT_CODES,
  HOUSE_SYSTEM_CODES,
  MOON_PHASES,
  PRECISIONS,
} from './codes.ts';
import { NATAL_POINT_CODES } from './dayCodes.ts';

/** Degrees along the zodiac from 0 up to 360, apparent, tropical, of date. */
const longitude = z.number().check(z.gte(0), z.lt(360));
const zodiacSign = z.enum(ZODIAC_CODES);

/** `degree` counts from the beginning of the sign, from 0 up to 30. */
export const position = z.object({ longitude, sign: zodiacSign, degree: z.number() });
export type Position = z.output<typeof position>;

/**
 * Where the birth time leaves a range, `from` and `to` are its ends and the position is its middle: for the moon when
 * only the day is known, and for any body that changes sign within the day or the hour.
 */
const luminary = z.extend(position, {
  retrograde: z.boolean(),
  from: z.optional(position),
  to: z.optional(position),
});
export type Luminary = z.output<typeof luminary>;

const movingBody = z.extend(position, { body: z.enum(BODY_CODES), retrograde: z.boolean() });
export type MovingBody = z.output<typeof movingBody>;

/** The moon at a moment. */
export const moonPhase = z.object({
  name: z.enum(MOON_PHASES),
  /** How far the moon is ahead of the sun: 0 new, 90 first quarter, 180 full, 270 last quarter. */
  angle: longitude,
  /** The lit share of the disc, from 0 to 1. */
  illuminated: z.number(),
});
export type MoonPhase = z.output<typeof moonPhase>;

const aspect = z.object({
  a: z.enum(BODY_CODES),
  b: z.enum(BODY_CODES),
  kind: z.enum(ASPECT_KINDS),
  /** Degrees from exact. */
  orb: z.number(),
});
export type Aspect = z.output<typeof aspect>;

/** A birth chart, and what is uncertain in it. Without a date of birth it has only the chosen sign. */
export const chart = z.object({
  precision: z.enum(PRECISIONS),
  sun: z.nullable(luminary),
  moon: z.nullable(luminary),
  /** Mercury to Pluto; empty without a date of birth. */
  planets: z.array(movingBody),
  /** Null unless the minute and the place are known. */
  ascendant: z.nullable(position),
  midheaven: z.nullable(position),
  /** Twelve cusps as longitudes; null where the rising sign is not certain. */
  houses: z.nullable(z.object({ system: z.enum(HOUSE_SYSTEM_CODES), cusps: z.array(longitude) })),
  aspects: z.array(aspect),
  moonPhase: z.nullable(moonPhase),
  /** The signs that may be rising: one where it is certain, none where nothing can be said. */
  risingCandidates: z.array(zodiacSign),
  /** The sign chosen by the member, and those that the date allows: two on a day when the sun changes sign. */
  zodiac: z.object({ chosen: z.nullable(zodiacSign), byDate: z.array(zodiacSign) }),
  /** The moment that the chart was computed for; null where the hour or the place is not known. */
  birth: z.nullable(
    z.object({
      utc: isoDateTime,
      offsetMinutes: z.int(),
      timeZone: z.string(),
      /** The version of the time zone database. */
      tzdata: z.string(),
    }),
  ),
  place: z.nullable(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
  doubts: z.array(z.enum(DOUBT_CODES)),
  /** The astronomy library, with its version. */
  engine: z.string(),
});
export type Chart = z.output<typeof chart>;

export const getChart = call({
  method: 'GET',
  path: '/api/charts/{user_id}',
  summary: 'A birth chart: my own, or for writers that of any member',
  input: z.strictObject({ userId: id, houses: z.optional(z.enum(HOUSE_SYSTEM_CODES)) }),
  output: chart,
});

export const getSky = call({
  method: 'GET',
  path: '/api/sky',
  summary: 'The sky at this moment',
  input: emptyObject,
  output: z.object({ at: isoDateTime, moonPhase, bodies: z.array(movingBody) }),
});

/** The natal house, from 1 to 12; null where the houses are not known. */
const house = z.nullable(z.int().check(z.gte(1), z.lte(12)));

const transitNames = z.object({
  transiting: z.enum(BODY_CODES),
  natal: z.enum(NATAL_POINT_CODES),
  kind: z.enum(ASPECT_KINDS),
});

const transit = z.extend(transitNames, {
  /** Degrees from exact at noon UTC, at most 1. */
  orb: z.number(),
  /** Coming nearer to exact. */
  applying: z.boolean(),
  retrograde: z.boolean(),
  /** The nearest exact moment within two weeks before or after; null where there is none that is certain to the day. */
  exactAt: z.nullable(isoDateTime),
  /** The natal house in which the moving body is. */
  house,
});
export type Transit = z.output<typeof transit>;

const comingTransit = z.extend(transitNames, { exactAt: isoDateTime });
export type ComingTransit = z.output<typeof comingTransit>;

const moonDay = z.object({
  kind: z.enum(['new', 'full']),
  at: isoDateTime,
  sign: z.enum(ZODIAC_CODES),
  degree: z.number(),
  house,
});
export type MoonDay = z.output<typeof moonDay>;

const node = z.extend(position, { house });
const period = z.object({ from: isoDateTime, to: isoDateTime });
export type Period = z.output<typeof period>;

/** The sky of one day beside a birth chart, at noon UTC. */
export const chartDay = z.object({
  date: z.iso.date(),
  /** How precisely the birth is known. */
  precision: z.enum(PRECISIONS),
  /** The closest first. */
  transits: z.array(transit),
  /** Those that become exact within two weeks and are more than a degree away on the day, earliest first. */
  coming: z.array(comingTransit),
  /** The next new and the next full moon, earliest first. */
  moons: z.array(moonDay),
  /** The mean nodes of the moon. */
  nodes: z.object({ north: node, south: node }),
  /** The moon's way from its last aspect in a sign to the next sign, where it touches the day. */
  voidOfCourse: z.nullable(period),
  /** How many of the ten bodies are in signs of each element at birth; those of uncertain sign are left out. */
  elements: z.nullable(z.object({ fire: z.int(), earth: z.int(), air: z.int(), water: z.int() })),
  /** The traditional ruler of the rising sign, where that is certain, and its place at birth. */
  ruler: z.nullable(z.object({ body: z.enum(BODY_CODES), sign: z.enum(ZODIAC_CODES), house })),
  /** The next returns of Sun and Saturn to their places at birth. */
  returns: z.object({
    /** One moment, or the range that the birth time leaves. */
    solar: z.nullable(period),
    /** From the first to the last exact passage; three where Saturn turns back in between. */
    saturn: z.nullable(period),
  }),
});
export type ChartDay = z.output<typeof chartDay>;

export const getTransits = call({
  method: 'GET',
  path: '/api/charts/{user_id}/transits',
  summary: 'The sky of a day beside a birth chart: my own, or for writers that of any member',
  input: z.strictObject({
    userId: id,
    /** Today by UTC where it is absent. */
    date: z.optional(
      z.iso
        .date()
        .check(z.refine((date) => date >= '1900-01-01' && date <= '2099-12-31', 'From 1900 to 2099')),
    ),
  }),
  output: chartDay,
});

/** A town of the table of places, with its coordinates in degrees and its time zone (IANA). */
export const place = z.object({
  id,
  /** The town's name as it matched the search: Cologne or Köln, München or Munich, Москва. */
  name: z.string(),
  /** A state or province where its name is known, else ''. */
  region: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
});
export type Place = z.output<typeof place>;

export const findPlaces = call({
  method: 'GET',
  path: '/api/places',
  summary:
    'At most eight towns whose name begins so, the largest first, each by the name that was typed; a region or country may follow. By GeoNames (CC BY 4.0)',
  input: z.strictObject({ search: z.string().check(z.maxLength(200)) }),
  output: z.array(place),
});
