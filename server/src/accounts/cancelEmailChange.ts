import type { Context, OwnAccess } from '../platform/context.ts';
import { deleteEmailChange } from './emailSql.ts';

export async function cancelEmailChange({ db, actor }: Context<OwnAccess>) {
  await deleteEmailChange(db, actor.id);
}
