import words from './care.json' with { type: 'json' };
import type { Sensitivity } from './topics.ts';

/** A letter that does not read cards or sky: it names who can help and addresses the person. */
export interface CareWords {
  openings: readonly string[];
  /** Who can help. */
  help: readonly string[];
  /** About the member and how they may feel. */
  thoughts: readonly string[];
  suggestions: readonly string[];
}

export const CARE: Readonly<Record<Exclude<Sensitivity, 'law'>, CareWords>> = words.care;

/** Last sentences of a letter of care; each letter uses one of them. */
export const CARE_ENDINGS = words.last;

/** For legal questions the cards may be read, but not about the legal matter. */
export const LAW = words.law;
