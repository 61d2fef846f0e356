import type { TarotImage } from '#contract/tarot/calls.ts';
import type { DescribedDeck } from '#contract/tarot/codes.ts';
import { TAROT_MEANINGS } from './meanings.ts';
import PAPER_LINES from './meanings/paperImageLines.json' with { type: 'json' };

/** What each of our decks of tarot shows on a card, by the card's name. */
export const IMAGE_LINES: Readonly<Record<DescribedDeck, ReadonlyMap<string, string>>> = {
  night: new Map(TAROT_MEANINGS.map(({ name, imageLine }) => [name, imageLine])),
  paper: new Map(Object.entries(PAPER_LINES)),
};

/** A sentence about the picture for use in a letter; for an owner's deck its description. */
export const imageLineOf = ({ deck, tarot, alt }: Pick<TarotImage, 'deck' | 'tarot' | 'alt'>): string =>
  (isDescribed(deck) ? IMAGE_LINES[deck].get(tarot) : undefined) ?? alt;

const isDescribed = (deck: string): deck is DescribedDeck => Object.hasOwn(IMAGE_LINES, deck);
