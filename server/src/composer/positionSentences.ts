import type { DraftCard } from '../adapters/drafts/drafts.ts';
import { bridgePhrases } from './bridges.ts';
import { isHardCard } from './cards.ts';
import type { Role } from './spreadPositions.ts';
import words from './positionSentences.json' with { type: 'json' };

const SENTENCES: Readonly<Record<Role, Readonly<{ easy: readonly string[]; hard: readonly string[] }>>> =
  words;

/** Sentences that relate a card in its position to the question. Options are only named if there is a choice. */
export const sentencesForPosition = (role: Role, card: DraftCard, hasChoice: boolean): readonly string[] =>
  (role === 'thisWay' || role === 'thatWay') && !hasChoice
    ? bridgePhrases(role, card)
    : SENTENCES[role][isHardCard(card) ? 'hard' : 'easy'];

/** For a spread with a position for each of two options: phrases that call the position by its option. */
export const phrasesForOption = (role: Role): readonly string[] | undefined =>
  role === 'thisWay' ? words.paths.this : role === 'thatWay' ? words.paths.that : undefined;
