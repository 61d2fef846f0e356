import { type Params, statement } from '../platform/database/statement.ts';

/**
 * Locks a user, before any of their other rows, so that transactions that change them run one after the other. Rows that
 * refer to the user can still be added.
 */
export const lockUser = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('users').select(['isWriter', 'isBlocked']).where('id', '=', p.userId).forNoKeyUpdate(),
);
