import type { Db } from '../platform/database/database.ts';
import { existingUser } from './sql.ts';

/** Whether there is a user of this id, of any role. */
export const isUser = async (db: Db, userId: number): Promise<boolean> =>
  (await existingUser.first(db, { userId })) !== undefined;
