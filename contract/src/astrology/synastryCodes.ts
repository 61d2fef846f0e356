import type { NatalPointCode } from './dayCodes.ts';

/** Aspects between two charts are reported within this many degrees: with wider orbs nearly all points would touch. */
export const SYNASTRY_ORB = 4;

/** The personal points are felt between two people more than the slow planets, which everyone of an age shares. */
export const SYNASTRY_WEIGHTS: Readonly<Record<NatalPointCode, number>> = {
  sun: 3,
  moon: 3,
  venus: 2.5,
  ascendant: 2.5,
  mars: 2.2,
  mercury: 2,
  midheaven: 1.5,
  saturn: 1.5,
  jupiter: 1.2,
  uranus: 0.7,
  neptune: 0.7,
  pluto: 0.7,
};
