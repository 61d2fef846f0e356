import type { DraftCard } from '../adapters/drafts/drafts.ts';
import words from './bridges.json' with { type: 'json' };
import { isHardCard } from './cards.ts';
import type { Role } from './spreadPositions.ts';

/** In some positions, different phrases follow a hard card than an easy one. */
type Bridges = readonly string[] | Readonly<{ easy: readonly string[]; hard: readonly string[] }>;

/** Phrases that relate a card's meaning to its position. */
const BRIDGES: Readonly<Record<Role, Bridges>> = words;

/** The phrases that can follow this card in this position. */
export function bridgePhrases(role: Role, card: DraftCard): readonly string[] {
  const templates = BRIDGES[role];
  return 'easy' in templates ? templates[isHardCard(card) ? 'hard' : 'easy'] : templates;
}
