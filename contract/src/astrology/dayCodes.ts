import { BODIES, BODY_CODES } from './codes.ts';

/** What a transit may touch in a birth chart. */
export const NATAL_POINT_CODES = [...BODY_CODES, 'ascendant', 'midheaven'] as const;
export type NatalPointCode = (typeof NATAL_POINT_CODES)[number];

/** As sentences name them. */
export const POINT_NAMES: Readonly<Record<NatalPointCode, string>> = {
  ...BODIES,
  ascendant: 'ascendant',
  midheaven: 'midheaven',
};

/** Transits are reported within this many degrees. */
export const TRANSIT_ORB = 1;

/** For this many days their exact moments are searched. */
export const TRANSIT_DAYS = 14;

/** The elements of the signs, in the order of the zodiac: Aries is fire, Taurus earth, and so on. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];
