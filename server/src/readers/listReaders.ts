import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/people/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { allReaders, readersOfStatus } from './sql.ts';

export const listReaders = (
  { db }: Context<ScopedAccess>,
  { status }: ParsedInputOf<typeof calls.listReaders>,
) => (status === undefined ? allReaders.all(db) : readersOfStatus.all(db, { status }));
