import type { CardMeaning } from '#contract/tarot/calls.ts';

/** What is written about a card by hand; its name, numeral and suit stand in the list of the 78. */
export type Written = Readonly<Omit<CardMeaning, 'name' | 'slug' | 'numeral' | 'suit'>>;
