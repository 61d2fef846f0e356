import type { DrawProof, ReadingRequest } from '#contract/readings/shapes.ts';
import { DRAW_ALGORITHM } from '#contract/tarot/drawFromSeed.ts';
import type { RequestRow } from '../requests/requestByIdSql.ts';

type Row = Pick<RequestRow, 'id' | 'status' | 'wroteBackAt' | 'seeds'>;

/** How the cards of a request's letters were drawn, and the seed to which the next draw is committed. */
export function toDrawProofs(row: Row): Pick<ReadingRequest, 'drawProof' | 'letterProofs'> {
  const proofs = row.seeds.map((seed) => toDrawProof(row.id, seed)).toReversed();
  const next = proofs.find(({ messageId }) => messageId === null);
  const letterProofs = proofs.filter(({ messageId }) => messageId !== null);
  const isAsked = row.status === 'OPENED' || row.wroteBackAt !== null;
  const newest = letterProofs.at(-1);
  return { drawProof: (isAsked ? next : (newest ?? next)) ?? null, letterProofs };
}

const toDrawProof = (requestId: number, seed: Row['seeds'][number]): DrawProof => ({
  commitment: seed.commitment,
  seed: seed.seed,
  requestId,
  messageId: seed.letter,
  drawNumber: seed.number,
  deck: seed.deck as DrawProof['deck'],
  spread: seed.spread,
  reversals: seed.reversals,
  algorithm: DRAW_ALGORITHM,
  cards: ((seed.cards ?? []) as DrawProof['cards']).map(({ name, reversed }) => ({ name, reversed })),
  byHand: seed.manual,
});
