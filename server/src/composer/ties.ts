import type { DraftCard } from '../adapters/drafts/drafts.ts';
import { bridgePhrases } from './bridges.ts';
import { isHardCard } from './cards.ts';
import type { Role } from './spreadPositions.ts';
import words from './ties.json' with { type: 'json' };

const TIES: Readonly<Record<Role, Readonly<{ easy: readonly string[]; hard: readonly string[] }>>> = words;

/** Sentences that tie a card in its place to what was asked; a way is only named where there is a choice. */
export const bridgeTies = (role: Role, card: DraftCard, hasChoice: boolean): readonly string[] =>
  (role === 'thisWay' || role === 'thatWay') && !hasChoice
    ? bridgePhrases(role, isHardCard(card))
    : TIES[role][isHardCard(card) ? 'hard' : 'easy'];

/** Where the two ways of a choice have a place each: that place by the name of its way. */
export const pathPlaces = (role: Role): readonly string[] | undefined =>
  role === 'thisWay' ? words.paths.this : role === 'thatWay' ? words.paths.that : undefined;
