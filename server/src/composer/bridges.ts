import words from './bridges.json' with { type: 'json' };
import type { Role } from './spreadPositions.ts';

/** After what is hard other words fit than after the rest, in some places. */
type Bridges = readonly string[] | Readonly<{ easy: readonly string[]; hard: readonly string[] }>;

/** What a place makes of the meaning that was just said. */
const BRIDGES: Readonly<Record<Role, Bridges>> = words;

/** What may be said after this in this place. */
export function bridgePhrases(role: Role, afterHard: boolean): readonly string[] {
  const ways = BRIDGES[role];
  return 'easy' in ways ? ways[afterHard ? 'hard' : 'easy'] : ways;
}
