import { refuseFields } from '#contract/refusals.ts';
import type { Db } from '../platform/database.ts';
import { activeReader } from './sql.ts';

/**
 * Returns the name of a reader who may be assigned to members.
 * @throws {Refusal} 400 at `assigned_personality_user` for any other
 */
export const requireAssignableReader = async (db: Db, id: number) =>
  (await activeReader.first(db, { id })) ??
  refuseFields([{ param: 'assigned_personality_user', msg: 'This reader is not active' }]);
