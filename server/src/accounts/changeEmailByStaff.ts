import type { Context, ScopedAccess } from '../platform/context.ts';
import { buildEmailChangedMail } from './mails.ts';
import { setEmail } from './setEmail.ts';

/** For writers: changes a user's address at once, and tells both addresses. */
export async function changeEmailByStaff(
  context: Context<ScopedAccess>,
  user: { id: number; email: string },
  newEmail: string | undefined,
): Promise<void> {
  if (newEmail === undefined || newEmail === user.email) return;
  const { actor, mail, publicUrl, config } = context;
  // Writers who change their own address stay logged in.
  const keptTokenId = actor.id === user.id ? actor.tokenId : undefined;
  await setEmail(context, user.id, { email: newEmail, keptTokenId });
  for (const to of [user.email, newEmail])
    await mail({
      ...buildEmailChangedMail(to, {
        email: user.email,
        newEmail,
        url: publicUrl(),
        ownerEmail: config.ownerEmail,
      }),
      userId: user.id,
    });
}
