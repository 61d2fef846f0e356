import type { Context } from '../platform/context.ts';
import { buildPasswordChangedMail } from './mails.ts';

/** Tells the owner of an account that its password was changed, in case it was someone else. */
export const sendPasswordNotice = (
  { mail, publicUrl, config }: Pick<Context, 'mail' | 'publicUrl' | 'config'>,
  { id, email }: { id: number; email: string },
): Promise<void> =>
  mail({
    ...buildPasswordChangedMail(email, { url: publicUrl(), ownerEmail: config.ownerEmail }),
    userId: id,
  });
