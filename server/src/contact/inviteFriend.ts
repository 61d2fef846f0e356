import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/contact/calls.ts';
import { refuseFields } from '#contract/refusals.ts';
import { hashSecret } from '../accounts/tokens.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { DAY_SECONDS, type SubjectLimit, countHits } from '../platform/limits/limits.ts';
import { buildFriendInvitationMail } from './mails.ts';
import { insertInvitation, nameAndEmailOfUser } from './sql.ts';

/** The limit for all members together, so that nobody gets many mails from strangers. */
const MAILS_TO_ADDRESS = { max: 3, seconds: 7 * DAY_SECONDS } as const;
const MAILS_BY_MEMBER = { max: 1, seconds: DAY_SECONDS } as const;

/** The response is the same whether or not a mail is sent, so that it does not reveal who is a member. */
export async function inviteFriend(
  context: Context<OwnAccess>,
  { email, message = '' }: ParsedInputOf<typeof calls.inviteFriend>,
) {
  const { db, ownerId: userId, now, publicUrl } = context;
  const member = await nameAndEmailOfUser.one(db, { userId });
  if (member.email === email) refuseFields([{ param: 'email', msg: 'This is your own address' }]);
  const isSent = await mayBeMailed(context, email);
  await insertInvitation(db, { userId, email, message, isSent, createdAt: now });
  const invitation = buildFriendInvitationMail(email, member, message, `${publicUrl()}/welcome`);
  if (isSent) await context.mail({ ...invitation, aboutUserId: userId });
  return { detail: `Your invitation to ${email} is on its way` };
}

/** Applies even if rate limits are off, since it only decides whether a mail is sent and refuses no call. */
async function mayBeMailed({ db, now, ownerId }: Context<OwnAccess>, email: string): Promise<boolean> {
  const subject = `invitation:${hashSecret(email).toString('base64url')}`;
  const hasRoom = async (limit: SubjectLimit) => (await countHits(db, now, [limit])).length === 0;
  const isFirst = await hasRoom({ ...MAILS_BY_MEMBER, subject: `${subject}:${ownerId}` });
  return isFirst && hasRoom({ ...MAILS_TO_ADDRESS, subject });
}
