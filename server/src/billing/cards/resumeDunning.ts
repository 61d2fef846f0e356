import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { change } from '../rules.ts';
import { lockMembership, findMembership, saveMembership } from '../sql.ts';

/** Called when the default card changes: retries of a past-due payment that waited for another card continue. */
export async function resumeDunning({ db, now }: Context, userId: number): Promise<void> {
  const record = await findMembership.first(db, { userId });
  if (record === undefined) return;
  // Locked even if nothing is owed: a charge of the previous card may be declined right now.
  const { id: _, ...locked } = await lockMembership(db, userId, now);
  if (locked.status !== 'past_due') return;
  const seconds = toEpochSeconds(now);
  const { record: after } = change(locked, { event: 'card_changed' }, seconds);
  // While a charge is in progress, its outcome sets the next time.
  const nextActionAt = locked.nextActionAt === null ? null : after.nextActionAt;
  await saveMembership(db, userId, { ...after, nextActionAt });
}
