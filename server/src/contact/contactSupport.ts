import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/contact/calls.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { buildSupportMail } from './mails.ts';
import { insertSupportMessage, nameAndEmailOfUser } from './sql.ts';

/** Stores a member's message to the owner and sends it by mail. */
export async function contactSupport(
  { db, ownerId: userId, now, config, publicUrl, mail }: Context<OwnAccess>,
  { content }: ParsedInputOf<typeof calls.contactSupport>,
) {
  const member = await nameAndEmailOfUser.one(db, { userId });
  await insertSupportMessage(db, { userId, content, createdAt: now });
  const memberLink = `${publicUrl()}/manage/users/${userId}`;
  await mail({
    ...buildSupportMail(config.ownerEmail, member, content, memberLink),
    aboutUserId: userId,
  });
  return { detail: `Your message is on its way. We answer to ${member.email}` };
}
