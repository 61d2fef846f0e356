import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/members/calls.ts';
import type { User } from '#contract/members/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { changeAccess } from '../accounts/changeAccess.ts';
import { changeEmailByStaff } from '../accounts/changeEmailByStaff.ts';
import { lockUser } from '../accounts/lockUser.ts';
import { endMembershipOnAccessLoss } from '../billing/membership/endMembershipOnAccessLoss.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { changeProfile } from '../profiles/changeProfile.ts';
import { describeChangedFields } from '../platform/changedFields.ts';
import { releaseWriterClaims } from '../readings/requests/releaseWriterClaims.ts';
import { syncReaderWithRole } from '../readers/syncReaderWithRole.ts';
import { getUser } from './getUser.ts';
import { lockUserForChange } from './lockUserForChange.ts';

type Input = ParsedInputOf<typeof calls.patchStaffUser>;

/** For writers: edits any field of a user, changes their role, blocks or unblocks them. */
export async function patchStaffUser(context: Context<ScopedAccess>, input: Input) {
  const { actor } = context;
  const { id, isWriter, isBlocked, membership: _, ...form } = input;
  const { email, ...profile } = form;
  const losesAccess = isWriter === false || isBlocked === true;
  if (losesAccess && actor.id === id) refuse('own_writer_role');
  if (losesAccess) await lockWithActor(context, id);
  const before = await lockUserForChange(context, id);
  await changeProfile(context, id, profile);
  await changeEmailByStaff(context, before, email);
  await changeAccess(context, id, { isWriter, isBlocked });
  if (losesAccess) await releaseWriterClaims(context, id);
  if (isWriter !== undefined) await syncReaderWithRole(context, { userId: id, isWriter });
  const isStatusAnnounced = await endMembershipIfAccessLost(context, input, before);
  const after = await getUser(context, { id });
  if (after.isWriter !== before.isWriter && !isStatusAnnounced) await announceRole(context, after);
  await auditEdit(context, form, before, after);
  return after;
}

/** Two writers who block each other at the same moment must not both succeed. */
async function lockWithActor({ db, actor }: Context<ScopedAccess>, id: number): Promise<void> {
  const locked = new Map<number, { isWriter: boolean; isBlocked: boolean } | undefined>();
  for (const userId of [actor.id, id].toSorted((a, b) => a - b))
    locked.set(userId, await lockUser.first(db, { userId }));
  const { isWriter, isBlocked } = locked.get(actor.id)!;
  if (!isWriter || isBlocked) refuse('forbidden');
}

/**
 * Ends the membership of a user who is blocked or becomes a writer, unless it is to be kept. A repeated block or
 * promotion does not end it unless `membership` is given.
 * @returns whether the new status of the membership was announced
 */
async function endMembershipIfAccessLost(
  context: Context<ScopedAccess>,
  input: Input,
  before: User,
): Promise<boolean> {
  const { id, isWriter, isBlocked, membership } = input;
  if (isWriter !== true && isBlocked !== true) return false;
  const isNew = (isBlocked === true && !before.isBlocked) || (isWriter === true && !before.isWriter);
  return endMembershipOnAccessLoss(context, id, {
    ending: membership ?? (isNew ? 'at_period_end' : 'keep'),
    reason: isBlocked === true ? 'blocked' : 'promoted',
  });
}

/**
 * Tells the user's open pages, and those of writers, to load the profile with the new role. The event says the status of
 * the membership, which is the same.
 */
async function announceRole(context: Context<ScopedAccess>, after: User): Promise<void> {
  const { id: userId, currentSubscriptionStatus: status } = after;
  const event = { type: 'subscription', requestId: null, userId, status } as const;
  await context.announce({ memberId: userId, audience: 'both', event });
}

async function auditEdit(
  context: Context<ScopedAccess>,
  form: object,
  before: User,
  after: User,
): Promise<void> {
  const userId = after.id;
  const fields = describeChangedFields(form, before, after);
  if (fields !== undefined) await context.audit({ userId, act: 'user_edited', says: `Changed: ${fields}.` });
  if (after.isWriter !== before.isWriter)
    await context.audit({
      userId,
      ...(after.isWriter
        ? { act: 'writer_role_given', says: 'The customer became a writer.' }
        : { act: 'writer_role_taken', says: 'The writer became a customer.' }),
    });
  if (after.isBlocked !== before.isBlocked)
    await context.audit({
      userId,
      ...(after.isBlocked
        ? { act: 'user_blocked', says: 'The account was blocked and logged out everywhere.' }
        : { act: 'user_unblocked', says: 'The account is open again.' }),
    });
}
