import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { change } from '../rules.ts';
import { lockMembership, membershipOf, saveMembership } from '../sql.ts';

/** Another card pays from now on: what was owed, and waited for it, is tried again on the days for that. */
export async function resumeDunning({ db, now }: Context, userId: number): Promise<void> {
  const record = await membershipOf.first(db, { userId });
  if (record === undefined) return;
  // Locked also where nothing is owed: a charge of the card before may be declined just now.
  const { id: _, ...locked } = await lockMembership(db, userId, now);
  if (locked.status !== 'past_due') return;
  const seconds = toEpochSeconds(now);
  const { record: after } = change(locked, { event: 'card_changed' }, seconds);
  // While a charge is under way its outcome says when to look next.
  const nextActionAt = locked.nextActionAt === null ? null : after.nextActionAt;
  await saveMembership(db, userId, { ...after, nextActionAt });
}
