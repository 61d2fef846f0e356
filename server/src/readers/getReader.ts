import type { ParsedInputOf } from '#contract/call.ts';
import { type getReader as call, publicReader } from '#contract/readers/calls.ts';
import { pick } from '#contract/pick.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { readerById } from './sql.ts';
import { toReader } from './toReader.ts';

/** Returns a reader, also an inactive one, because old letters still show the name. Members get only the public fields. */
export async function getReader({ db, ownerId }: Context<ScopedAccess>, { id }: ParsedInputOf<typeof call>) {
  const reader = (await readerById.first(db, { id })) ?? refuse('not_found');
  return ownerId === null ? toReader(reader) : pick(reader, publicReader.shape);
}
