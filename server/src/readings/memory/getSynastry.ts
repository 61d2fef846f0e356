import type { Synastry } from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { loadSynastry, parseOtherPerson } from '../requests/otherPerson.ts';
import { otherPersonOfRequest } from '../sql.ts';

/** The chart of a request's other person, compared with the member's chart; 404 if there is no other person. */
export async function getSynastry(
  context: Context<ScopedAccess>,
  { id: requestId }: { id: number },
): Promise<Synastry> {
  const { db, ownerId } = context;
  const row = await otherPersonOfRequest.first(db, { requestId, ownerId });
  const person = parseOtherPerson(row?.otherPerson ?? null);
  if (row === undefined || person === null) refuse('not_found');
  return { name: person.name, ...(await loadSynastry(context, row.userId, person)) };
}
