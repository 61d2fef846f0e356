/** The bodies of a chart, in the order of its table. */
export const BODIES = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
} as const;
export type Body = keyof typeof BODIES;
export const BODY_CODES = Object.keys(BODIES) as [Body, ...Body[]];

/** The aspects that are reported: the angle between two bodies and its maximum orb, both in degrees, and how it is read. */
export const ASPECTS = {
  conjunction: { angle: 0, orb: 8, tone: 'together' },
  sextile: { angle: 60, orb: 4, tone: 'easy' },
  square: { angle: 90, orb: 6, tone: 'tense' },
  trine: { angle: 120, orb: 6, tone: 'easy' },
  opposition: { angle: 180, orb: 8, tone: 'tense' },
} as const;
export type AspectKind = keyof typeof ASPECTS;
export const ASPECT_KINDS = Object.keys(ASPECTS) as [AspectKind, ...AspectKind[]];

/** In the order of the lunar month; each takes an eighth of it, centred on the moon's angle from the sun (0°, 45° …). */
export const MOON_PHASES = [
  'New Moon',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const;
export type MoonPhaseName = (typeof MOON_PHASES)[number];

/** How precisely a birth time is known: to the minute, to the hour (± 30 minutes), to the day, not at all. */
export const PRECISIONS = ['exact', 'hour', 'date', 'none'] as const;

/** The ways to divide a chart into houses, with their names on the screens. */
export const HOUSE_SYSTEMS = { whole_sign: 'Whole sign', placidus: 'Placidus' } as const;
export type HouseSystem = keyof typeof HOUSE_SYSTEMS;
export const HOUSE_SYSTEM_CODES = Object.keys(HOUSE_SYSTEMS) as [HouseSystem, ...HouseSystem[]];

/** What is uncertain in a chart, each with its sentence. */
export const DOUBTS = {
  ambiguous_time:
    'The clocks were set back that night, so this time came twice. The chart takes the first of the two.',
  skipped_time:
    'The clocks were set forward that night, so this time was never shown. The chart takes the moment an hour on.',
  skipped_day:
    'The calendar left this day out at this place. The chart covers the day before and the day after.',
  before_1970:
    'Before 1970 the records of local time are incomplete for many places. Please check the offset if you can.',
  merged_zone:
    'For this place the records before 1970 are those of a neighbour. Please check the offset if you can.',
  offset_given: 'The offset from UTC was entered by hand.',
  no_place: 'The place of birth is not one we know on the map, so houses and angles are left out.',
  no_angles: 'So near the pole some of the angles have no place, so they are left out.',
  no_placidus: 'Placidus houses have no meaning so far north or south, so whole signs are shown.',
} as const;
export type Doubt = keyof typeof DOUBTS;
export const DOUBT_CODES = Object.keys(DOUBTS) as [Doubt, ...Doubt[]];
