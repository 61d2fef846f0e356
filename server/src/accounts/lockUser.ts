import { type Params, statement } from '../platform/database/statement.ts';

/**
 * Locks a user, before any of their other rows, so that transactions that change them run one after the other. Rows that
 * refer to the user can still be added.
 */
export const lockUser = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('users').select(['isWriter', 'isBlocked']).where('id', '=', p.userId).forNoKeyUpdate(),
);

/** Keeps a user from being changed, blocked or closed until the commit; several calls may do so at once. */
export const lockUserUnchanged = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('users').select('id').where('id', '=', p.userId).forShare(),
);
