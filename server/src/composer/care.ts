import words from './care.json' with { type: 'json' };
import type { Sensitivity } from './topics.ts';

/** A letter in which the cards and the sky have no say: it says who can help, and speaks of the person. */
export interface CareWords {
  openings: readonly string[];
  /** Who can help. */
  help: readonly string[];
  /** Of the person who writes, and of what it is like. */
  thoughts: readonly string[];
  tries: readonly string[];
}

export const CARE: Readonly<Record<Exclude<Sensitivity, 'law'>, CareWords>> = words.care;

/** How a letter of care ends. */
export const CARE_LAST = words.last;

/** Where the law is asked about, the cards may speak, but not of that. */
export const LAW = words.law;
