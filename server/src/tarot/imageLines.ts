import type { TarotImage } from '#contract/tarot/calls.ts';
import { TAROT_MEANINGS } from './meanings.ts';
import PAPER_LINES from './meanings/paperImageLines.json' with { type: 'json' };

/** The lines of our decks of tarot, by the names of the cards. */
const LINES: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  night: new Map(TAROT_MEANINGS.map(({ name, imageLine }) => [name, imageLine])),
  paper: new Map(Object.entries(PAPER_LINES)),
};

/** A sentence about the picture for use in a letter; for an owner's deck its description. */
export const imageLineOf = ({ deck, tarot, alt }: Pick<TarotImage, 'deck' | 'tarot' | 'alt'>): string =>
  LINES[deck]?.get(tarot) ?? alt;
