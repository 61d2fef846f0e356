import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readers/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { findReaders } from './findReaders.ts';
import { toReader } from './toReader.ts';

export async function listReaders(
  { db }: Context<ScopedAccess>,
  { status }: ParsedInputOf<typeof calls.listReaders>,
) {
  return (await findReaders(db, status)).map(toReader);
}
