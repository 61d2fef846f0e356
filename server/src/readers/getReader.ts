import type { ParsedInputOf } from '#contract/call.ts';
import * as calls from '#contract/people/calls.ts';
import { pick } from '#contract/pick.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { readerById } from './sql.ts';

/** The public details of a reader, also of an inactive one, because old letters still show the name. */
export async function getReader({ db }: Context<OwnAccess>, { id }: ParsedInputOf<typeof calls.getReader>) {
  const reader = (await readerById.first(db, { id })) ?? refuse('not_found');
  return pick(reader, calls.getReader.output.shape);
}
