import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/billing/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { parseEpochSeconds } from '../../platform/clock.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { attemptCount, attemptPage } from './invoicesSql.ts';
import { memberById } from '../sql.ts';

/** A page of the attempts to charge a member, with the reason of each failure, for writers. */
export async function listAttempts(
  { db }: Context<ScopedAccess>,
  { userId, order, offset, limit }: ParsedInputOf<typeof calls.listAttempts>,
) {
  if ((await memberById(db, userId)) === undefined) refuse('not_found');
  const [rows, { count }] = await Promise.all([
    attemptPage({ order }).all(db, { userId, offset, limit }),
    attemptCount.one(db, { userId }),
  ]);
  return {
    count,
    results: rows.map(({ brand, last4, createdAt, settledAt, ...attempt }) => ({
      ...attempt,
      card: { brand, last4 },
      createdAt: parseEpochSeconds(createdAt),
      settledAt: settledAt === null ? null : parseEpochSeconds(settledAt),
    })),
  };
}
