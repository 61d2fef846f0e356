import type { Context } from '../platform/context.ts';
import { deleteUserTokens, setAccess } from './sql.ts';

export interface AccessChange {
  isWriter?: boolean | undefined;
  isBlocked?: boolean | undefined;
}

/** Changes a user's role or blocks them; a blocked user is logged out everywhere. */
export async function changeAccess(
  context: Pick<Context, 'db' | 'accessChanged'>,
  userId: number,
  change: AccessChange,
) {
  const { isWriter, isBlocked } = change;
  if (isWriter === undefined && isBlocked === undefined) return;
  await setAccess(context.db, userId, { isWriter, isBlocked });
  if (isBlocked === true) await deleteUserTokens(context.db, userId);
  context.accessChanged(userId);
}
