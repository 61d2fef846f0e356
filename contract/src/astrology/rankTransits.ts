import type { Transit } from './calls.ts';
import { TRANSIT_ORB } from './dayCodes.ts';

/** A slow body's transit is rare and lasts; the moon's is over within hours. */
const BODY_WEIGHTS: Readonly<Record<Transit['transiting'], number>> = {
  moon: 1,
  mercury: 2,
  venus: 3,
  sun: 3,
  mars: 4,
  jupiter: 6,
  saturn: 7,
  uranus: 7,
  neptune: 6,
  pluto: 7,
};

/** The personal points are felt more than the slow planets, which everyone of an age shares. */
const POINT_WEIGHTS: Readonly<Record<Transit['natal'], number>> = {
  sun: 3,
  moon: 3,
  ascendant: 3,
  midheaven: 2.5,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1.2,
  saturn: 1.4,
  uranus: 1,
  neptune: 1,
  pluto: 1,
};

const KIND_WEIGHTS: Readonly<Record<Transit['kind'], number>> = {
  conjunction: 1.3,
  opposition: 1.1,
  square: 1.1,
  trine: 1,
  sextile: 0.8,
};

/** The transits that matter most first: slow bodies to personal points, close to exact, and still approaching it. */
export const rankTransits = (transits: readonly Transit[]): Transit[] =>
  transits.toSorted((a, b) => weigh(b) - weigh(a));

const weigh = ({ transiting, natal, kind, orb, applying }: Transit): number =>
  BODY_WEIGHTS[transiting] *
  POINT_WEIGHTS[natal] *
  KIND_WEIGHTS[kind] *
  (1.2 - orb / TRANSIT_ORB / 2) *
  (applying ? 1.1 : 1);
