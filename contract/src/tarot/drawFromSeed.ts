import { ORACLE_CARDS, TAROT_CARDS } from './codes.ts';
import { type DrawnCard, drawFromDeck, type RandomInt } from './drawFromDeck.ts';

/**
 * The name of the algorithm that draws cards from a seed: the random words of `listWords`, the steps of `drawFromDeck`
 * and the order of the decks. Whoever changes one of these must change this name, because members can check the draws of
 * old letters, whose proofs name their algorithm.
 */
export const DRAW_ALGORITHM = 'hmac-sha256-1';

/** The decks from which the product draws. */
export const DRAW_DECKS = ['tarot', 'oracle'] as const;
export type DrawDeck = (typeof DRAW_DECKS)[number];

const DECKS = { tarot: TAROT_CARDS, oracle: ORACLE_CARDS } as const;

/** The names of a deck's cards in the order from which they are drawn. */
export const namesOfDeck = (deck: DrawDeck): string[] => DECKS[deck].map(({ name }) => name);

/** What a draw depends on besides its seed. */
export interface DrawTerms {
  requestId: number;
  /** 1 for the first draw from a seed. */
  drawNumber: number;
  deck: DrawDeck;
  spread: string;
  /** Whether cards may be reversed. */
  reversals: boolean;
}

const WORDS_A_BLOCK = 8;

/** Each card takes a word or two. A word is skipped once in 55 million, so this many are never used up. */
const SPARE_BLOCKS = 4;

/** The cards that follow from a seed: the same for the same terms, in the browser and on the server. */
export async function drawFromSeed(
  seed: Uint8Array<ArrayBuffer>,
  terms: DrawTerms,
  count: number,
): Promise<DrawnCard[]> {
  const words = await listWords(seed, terms, Math.ceil((count * 2) / WORDS_A_BLOCK) + SPARE_BLOCKS);
  return drawFromDeck(DECKS[terms.deck], count, {
    chance: randomIntFrom(words),
    mayReverse: terms.reversals,
  });
}

/** Blocks of HMAC-SHA256(seed, 'request:number:deck:spread:block'), as words of 32 bits, high byte first. */
async function listWords(
  seed: Uint8Array<ArrayBuffer>,
  { requestId, drawNumber, deck, spread }: DrawTerms,
  blocks: number,
): Promise<number[]> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const texts = Array.from({ length: blocks }, (_, n) => `${requestId}:${drawNumber}:${deck}:${spread}:${n}`);
  const encoder = new TextEncoder();
  const signed = await Promise.all(
    texts.map((text) => crypto.subtle.sign('HMAC', key, encoder.encode(text))),
  );
  return signed.flatMap((block) => {
    const view = new DataView(block);
    return Array.from({ length: WORDS_A_BLOCK }, (_, n) => view.getUint32(n * 4));
  });
}

/** Uniform integers: words beyond the largest multiple of `below` are skipped, so that no remainder is favoured. */
export function randomIntFrom(words: Iterable<number>): RandomInt {
  const rest = words[Symbol.iterator]();
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    for (;;) {
      const { value, done } = rest.next();
      if (done === true) throw new RangeError('The words are used up');
      if (value < limit) return value % below;
    }
  };
}

/** A seed's SHA-256, in hex: shown before the draw, so that the seed cannot be exchanged after it. */
export const computeCommitment = async (seed: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', seed)).toHex();
