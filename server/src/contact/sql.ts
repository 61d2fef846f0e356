import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { type Params, statement } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';

export const nameAndEmailOfUser = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('users').select(['firstName', 'lastName', 'email']).where('id', '=', p.userId),
);

export const insertSupportMessage = (db: Db, message: Insertable<Tables['supportMessages']>) =>
  db.insertInto('supportMessages').values(message).execute();

export const insertInvitation = (db: Db, invitation: Insertable<Tables['friendInvitations']>) =>
  db.insertInto('friendInvitations').values(invitation).execute();
