import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readers/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { allReaders, readersOfStatus } from './sql.ts';
import { toReader } from './toReader.ts';

export async function listReaders(
  { db }: Context<ScopedAccess>,
  { status }: ParsedInputOf<typeof calls.listReaders>,
) {
  const rows = await (status === undefined ? allReaders.all(db) : readersOfStatus.all(db, { status }));
  return rows.map(toReader);
}
