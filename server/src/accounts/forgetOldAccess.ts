import { deleteInBatches } from '../platform/deleteInBatches.ts';
import type { DueWork } from '../platform/dueWork.ts';
import { ABSOLUTE, IDLE } from './tokens.ts';

const EVERY = { minutes: 10 } as const;
const KEPT = { hours: 30 * 24 } as const;

/** Tokens that have ended and links for a new password that were used or ran out, thirty days later. */
export function forgetOldAccess(): DueWork {
  let next: Temporal.Instant | undefined;
  return {
    name: 'old tokens and reset links',
    nextDue: async () => null,
    async run({ db, now }) {
      if (next !== undefined && Temporal.Instant.compare(now, next) < 0) return;
      next = now.add(EVERY);
      const before = now.subtract(KEPT);
      // A link that was used runs out within the hour.
      await deleteInBatches(db, { table: 'password_resets', column: 'expires_at', before });
      await deleteInBatches(db, { table: 'tokens', column: 'last_used_at', before: before.subtract(IDLE) });
      await deleteInBatches(db, { table: 'tokens', column: 'created_at', before: before.subtract(ABSOLUTE) });
    },
  };
}
