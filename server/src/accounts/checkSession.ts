import { roleOf } from '#contract/accounts/codes.ts';
import type { Context, OwnAccess } from '../platform/context.ts';

export function checkSession({ actor }: Context<OwnAccess>) {
  const { id, email, isWriter } = actor;
  return { user: { id, email, isWriter, role: roleOf(isWriter) } };
}
