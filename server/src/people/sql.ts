import type { Insertable } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { Tables } from '../platform/tables.ts';

export const insertReader = (db: Db, reader: Insertable<Tables['readers']>) =>
  db.insertInto('readers').values(reader).returning('id').executeTakeFirstOrThrow();
