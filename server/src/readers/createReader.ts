import type { ParsedInputOf } from '#contract/call.ts';
import { formatFullName } from '#contract/fullName.ts';
import type * as calls from '#contract/readers/calls.ts';
import { refuseFields } from '#contract/refusals.ts';
import { createInvitedAccount, sendInvitation } from '../accounts/invitedAccount.ts';
import { lockUser } from '../accounts/lockUser.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { insertReader, readerById, readerOfUser, writerAccount } from './sql.ts';
import { toReader } from './toReader.ts';

type Form = ParsedInputOf<typeof calls.createReader>;

/** Adds a reader: a shared persona, a writer's reader, or a reader who is invited by mail and gets an account. */
export async function createReader(context: Context<ScopedAccess>, { email, ...form }: Form) {
  const { db, now } = context;
  const account =
    email === undefined ? await chooseAccount(context, form) : await invite(context, form, email);
  const { id } = await insertReader(db, { ...form, ...account, createdAt: now });
  const name = formatFullName(form);
  await context.audit({
    userId: account.userId,
    ...(email === undefined
      ? { act: 'reader_added', says: `Added the reader ${name}.` }
      : { act: 'reader_invited', says: `Added the reader ${name} and invited them by mail.` }),
  });
  return toReader(await readerById.one(db, { id }));
}

async function invite(context: Context<ScopedAccess>, { firstName, lastName }: Form, email: string) {
  const userId = await createInvitedAccount(context, { email, firstName, lastName });
  const invitedUntil = await sendInvitation(context, { userId, email, firstName });
  return { userId, status: 'invited' as const, invitedUntil };
}

async function chooseAccount({ db }: Context<ScopedAccess>, { userId }: Form) {
  if (userId === undefined || userId === null) return { userId: null };
  await lockUser.first(db, { userId });
  if ((await writerAccount.first(db, { userId })) === undefined)
    refuseFields([{ param: 'user_id', msg: 'There is no such writer' }]);
  if ((await readerOfUser.first(db, { userId })) !== undefined)
    refuseFields([{ param: 'user_id', msg: 'This writer has a reader already' }]);
  return { userId };
}
