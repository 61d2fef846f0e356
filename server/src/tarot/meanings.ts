import type { CardMeaning, OracleMeaning } from '#contract/tarot/calls.ts';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { ORACLE_KEYNOTES } from '#contract/tarot/oracleKeynotes.ts';
import { findCard, findOracleCard } from '#contract/tarot/rules.ts';
import CUPS from './meanings/cups.json' with { type: 'json' };
import MAJORS from './meanings/majors.json' with { type: 'json' };
import ORACLE from './meanings/oracle.json' with { type: 'json' };
import PENTACLES from './meanings/pentacles.json' with { type: 'json' };
import SWORDS from './meanings/swords.json' with { type: 'json' };
import WANDS from './meanings/wands.json' with { type: 'json' };

/** A card's handwritten texts; name, numeral and suit are in the list of the 78. */
type CardTexts = Readonly<Omit<CardMeaning, 'name' | 'slug' | 'numeral' | 'suit'>>;

const WRITTEN_MEANINGS: Readonly<Record<string, CardTexts>> = {
  ...MAJORS,
  ...WANDS,
  ...CUPS,
  ...SWORDS,
  ...PENTACLES,
};
const ORACLE_TEXTS: Readonly<Record<string, string>> = ORACLE;

/** The meanings of the 78 cards, in deck order. */
export const TAROT_MEANINGS: readonly CardMeaning[] = TAROT_CARDS.map((card) => ({
  ...card,
  ...WRITTEN_MEANINGS[card.name]!,
}));

/** The oracle cards' texts, in deck order. */
export const ORACLE_MEANINGS: readonly OracleMeaning[] = ORACLE_CARDS.map((card) => ({
  ...card,
  keynote: ORACLE_KEYNOTES[card.slug]!,
  text: ORACLE_TEXTS[card.slug]!,
}));

const meanings: ReadonlyMap<string, CardMeaning> = new Map(TAROT_MEANINGS.map((card) => [card.name, card]));
const oracleMeanings: ReadonlyMap<string, OracleMeaning> = new Map(
  ORACLE_MEANINGS.map((card) => [card.name, card]),
);

/** The meaning of a tarot card, by any of its names. */
export const meaningOf = (name: string): CardMeaning | undefined => meanings.get(findCard(name)?.name ?? '');

/** The text of an oracle card, by any of its names. */
export const oracleMeaningOf = (name: string): OracleMeaning | undefined =>
  oracleMeanings.get(findOracleCard(name)?.name ?? '');
