import type { Chart, Luminary } from '#contract/astrology/calls.ts';
import { ZODIAC, type Zodiac } from '#contract/profiles/codes.ts';

export interface CertainSigns {
  sun: string | null;
  moon: string | null;
  rising: string | null;
}

/** The signs in a chart that are certain. */
export function findCertainSigns({ sun, moon, risingCandidates, doubts, zodiac }: Chart): CertainSigns {
  const isTimeSure = !doubts.includes('ambiguous_time') && !doubts.includes('skipped_time');
  const [rising] = isTimeSure && risingCandidates.length === 1 ? risingCandidates : [];
  return {
    sun: signName(sun === null ? zodiac.chosen : signWithoutDoubt(sun)),
    moon: signName(signWithoutDoubt(moon)),
    rising: signName(rising ?? null),
  };
}

function signWithoutDoubt(luminary: Luminary | null): Zodiac | null {
  if (luminary === null) return null;
  const { sign, from = luminary, to = luminary } = luminary;
  return from.sign === to.sign ? sign : null;
}

const signName = (sign: Zodiac | null) => (sign === null ? null : ZODIAC[sign]);
