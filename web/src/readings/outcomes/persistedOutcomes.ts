import * as z from 'zod/mini';
import { FEELING_CODES, type Feeling } from '#contract/readings/codes.ts';
import { createPersistedPart } from '../../platform/persistedPart.ts';

/** What is typed into the form of an outcome, before it is sent. */
export type TypedOutcome = { feeling: Feeling | null; text: string };

const typedOutcome = z.object({ feeling: z.nullable(z.enum(FEELING_CODES)), text: z.string() });
const outcomes = createPersistedPart('cachedMessage', 'outcomes', z.record(z.string(), typedOutcome));

export const readPersistedOutcome = (userId: number, requestId: number): TypedOutcome | undefined =>
  outcomes.read(userId)?.[requestId];

/** Persists it; undefined removes it. */
export function persistOutcome(userId: number, requestId: number, outcome: TypedOutcome | undefined) {
  const { [requestId]: _, ...others } = outcomes.read(userId) ?? {};
  const all = outcome === undefined ? others : { ...others, [requestId]: outcome };
  outcomes.write(userId, Object.keys(all).length === 0 ? undefined : all);
}
