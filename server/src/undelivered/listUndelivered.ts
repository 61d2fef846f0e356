import type { OutputOf, ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/undelivered/calls.ts';
import type { Context } from '../platform/context.ts';
import { undeliveredCount, undeliveredPage } from './sql.ts';

/** Mails that are no longer tried, and jobs that keep failing. */
export async function listUndelivered(
  { db }: Context,
  { kind, order, offset, limit }: ParsedInputOf<typeof calls.listUndelivered>,
): Promise<OutputOf<typeof calls.listUndelivered>> {
  const results = await undeliveredPage({ kind, order }).all(db, { offset, limit });
  const { count } = await undeliveredCount({ kind }).one(db);
  return { count, results };
}
