import type { Db } from '../platform/database/database.ts';
import { closedAccount } from './sql.ts';

/** Whether the user has closed their account, so that nothing new may be stored about them. */
export const isClosedAccount = async (db: Db, userId: number): Promise<boolean> =>
  (await closedAccount.first(db, { userId })) !== undefined;
