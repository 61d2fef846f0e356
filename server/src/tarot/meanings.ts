import type { CardMeaning, OracleMeaning } from '#contract/tarot/calls.ts';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { ORACLE_KEYNOTES } from '#contract/tarot/oracleKeynotes.ts';
import { cardNamed, oracleCardNamed } from '#contract/tarot/rules.ts';
import { CUPS } from './meanings/cups.ts';
import { MAJORS } from './meanings/majors.ts';
import { ORACLE_TEXTS } from './meanings/oracle.ts';
import { PENTACLES } from './meanings/pentacles.ts';
import { SWORDS } from './meanings/swords.ts';
import { WANDS } from './meanings/wands.ts';

const WRITTEN = { ...MAJORS, ...WANDS, ...CUPS, ...SWORDS, ...PENTACLES };

/** What each of the 78 means, in the order of the deck. */
export const TAROT_MEANINGS: readonly CardMeaning[] = TAROT_CARDS.map((card) => ({
  ...card,
  ...WRITTEN[card.name]!,
}));

/** What each card of the oracle says, in the order of the deck. */
export const ORACLE_MEANINGS: readonly OracleMeaning[] = ORACLE_CARDS.map((card) => ({
  ...card,
  keynote: ORACLE_KEYNOTES[card.slug]!,
  text: ORACLE_TEXTS[card.slug]!,
}));

const meanings: ReadonlyMap<string, CardMeaning> = new Map(TAROT_MEANINGS.map((card) => [card.name, card]));
const oracleMeanings: ReadonlyMap<string, OracleMeaning> = new Map(
  ORACLE_MEANINGS.map((card) => [card.name, card]),
);

/** What a card of the 78 means, by any name of it. */
export const meaningOf = (name: string): CardMeaning | undefined => meanings.get(cardNamed(name)?.name ?? '');

/** What a card of the oracle says, by any name of it. */
export const oracleMeaningOf = (name: string): OracleMeaning | undefined =>
  oracleMeanings.get(oracleCardNamed(name)?.name ?? '');
