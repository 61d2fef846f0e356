import * as z from 'zod/mini';
import { call, id, emptyObject } from '../call.ts';
import { MINOR_SUITS } from './codes.ts';

/** A deck's picture of a card. `tarot` is the card's name, `imagePath` a path on this server. */
const tarotImage = z.object({
  id,
  tarot: z.string(),
  imagePath: z.string(),
  deck: z.string(),
  alt: z.string(),
  /** A description of the picture, for use in a letter. */
  imageLine: z.string(),
});
export type TarotImage = z.output<typeof tarotImage>;

export const listTarotImages = call({
  method: 'GET',
  path: '/api/tarot_images',
  summary: 'The pictures of one card, one for each deck; an unknown name has none',
  input: z.strictObject({ name: z.string().check(z.maxLength(200)) }),
  output: z.array(tarotImage),
});

/** A card of the tarot, and what it means. */
const cardMeaning = z.object({
  name: z.string(),
  slug: z.string(),
  /** '0', 'XVIII', 'I' … 'X'; '' for a court card. */
  numeral: z.string(),
  suit: z.enum(['major', ...MINOR_SUITS]),
  keywords: z.array(z.string()),
  reversedKeywords: z.array(z.string()),
  /** One sentence each. */
  upright: z.string(),
  reversed: z.string(),
  /** A question for reflection. */
  question: z.string(),
  /** A description of the picture, for use in a letter. */
  imageLine: z.string(),
});
export type CardMeaning = z.output<typeof cardMeaning>;

export const listTarotCards = call({
  method: 'GET',
  path: '/api/tarot_cards',
  summary: 'The 78 cards and what they mean',
  input: emptyObject,
  output: z.array(cardMeaning),
});

/** A card of the oracle deck, and what it means. */
const oracleMeaning = z.object({
  name: z.string(),
  slug: z.string(),
  keynote: z.string(),
  text: z.string(),
});
export type OracleMeaning = z.output<typeof oracleMeaning>;

export const listOracleCards = call({
  method: 'GET',
  path: '/api/oracle_cards',
  summary: 'The 44 cards of the oracle and what they say',
  input: emptyObject,
  output: z.array(oracleMeaning),
});

export const listSpreads = call({
  method: 'GET',
  path: '/api/spreads',
  summary:
    'The spreads; of those with the same number of positions the first is the default for that many cards',
  input: emptyObject,
  output: z.array(z.object({ id: z.string(), name: z.string(), positions: z.array(z.string()) })),
});
