import type { ParsedInputOf } from '#contract/call.ts';
import { type getReader as call, publicReader } from '#contract/readers/calls.ts';
import { pick } from '#contract/pick.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { readerById } from './sql.ts';
import { toReader } from './toReader.ts';

/**
 * Returns a reader, also an inactive one, because old letters still show the name. Members get only the public fields, and
 * nothing of a reader who has not accepted the invitation yet.
 */
export async function getReader({ db, ownerId }: Context<ScopedAccess>, { id }: ParsedInputOf<typeof call>) {
  const reader = (await readerById.first(db, { id })) ?? refuse('not_found');
  if (ownerId === null) return toReader(reader);
  return reader.status === 'invited' ? refuse('not_found') : pick(reader, publicReader.shape);
}
