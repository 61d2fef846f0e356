import type { DrawProof } from '#contract/readings/shapes.ts';
import {
  computeCommitment,
  drawFromSeed,
  type DrawTerms,
  namesOfDeck,
} from '#contract/tarot/drawFromSeed.ts';
import { toWire } from '#contract/wire.ts';

export interface ProofCheck {
  /** Whether the seed matches its commitment. */
  isCommitted: boolean;
  /** Whether the drawn cards follow from the seed; null if none were drawn. */
  isDrawn: boolean | null;
}

/** The terms of the draw that the letter uses; null if the reader chose the cards without drawing. */
export function findDrawTerms(proof: DrawProof): DrawTerms | null {
  const { requestId, drawNumber, deck, spread, reversals } = proof;
  if (drawNumber === null || deck === null || spread === null || reversals === null) return null;
  return { requestId, drawNumber, deck, spread, reversals };
}

/** Checks a revealed seed in the browser. */
export async function checkProof(proof: DrawProof, seed: string): Promise<ProofCheck> {
  const bytes = Uint8Array.fromHex(seed);
  const isCommitted = (await computeCommitment(bytes)) === proof.commitment;
  const terms = findDrawTerms(proof);
  if (terms === null) return { isCommitted, isDrawn: null };
  const { cards } = proof;
  const drawn = await drawFromSeed(bytes, terms, cards.length);
  const isSame = drawn.every(
    ({ name, reversed }, n) => name === cards[n]!.name && reversed === cards[n]!.reversed,
  );
  return { isCommitted, isDrawn: cards.length > 0 && isSame };
}

/** The file for docs/check-draw.mjs: the proof as the server sends it, with the deck in its order. */
export const toCheckFile = (proof: DrawProof): string =>
  JSON.stringify(
    { ...(toWire(proof) as object), deck_cards: proof.deck === null ? [] : namesOfDeck(proof.deck) },
    null,
    2,
  );
