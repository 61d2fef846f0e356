import { type Insertable, sql } from 'kysely';
import type { ReaderStatus } from '#contract/people/codes.ts';
import type { Tag } from '#contract/people/calls.ts';
import type { Db } from '../platform/database.ts';
import { type Params, statement } from '../platform/statement.ts';
import type { Tables } from '../platform/tables.ts';

/** `picture` is the reader's own, otherwise that of their account. */
const selectReaders = (db: Db) =>
  db
    .selectFrom('readers')
    .leftJoin('profiles', 'profiles.userId', 'readers.userId')
    .select([
      'readers.id',
      'readers.firstName',
      'readers.lastName',
      sql<string | null>`coalesce(readers.picture, profiles.picture)`.as('picture'),
      'readers.bio',
      'readers.specialities',
      'readers.color',
      'readers.status',
      'readers.readsReversals',
    ]);

export const allReaders = statement((db) =>
  selectReaders(db).orderBy('readers.firstName').orderBy('readers.id'),
);

export const readersOfStatus = statement((db, p: Params<{ status: ReaderStatus }>) =>
  selectReaders(db).where('readers.status', '=', p.status).orderBy('readers.firstName').orderBy('readers.id'),
);

export const readerById = statement((db, p: Params<{ id: number }>) =>
  selectReaders(db).where('readers.id', '=', p.id),
);

export const readerOfUser = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('readers').select('id').where('userId', '=', p.userId),
);

/** The name of an active reader; only these may be assigned to members. */
export const activeReader = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('readers')
    .select(['firstName', 'lastName'])
    .where('id', '=', p.id)
    .where('status', '=', 'active'),
);

/** The name of the account, for a new reader. */
export const nameOfUser = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('users').select(['firstName', 'lastName']).where('id', '=', p.userId),
);

export const insertReader = (db: Db, reader: Insertable<Tables['readers']>) =>
  db.insertInto('readers').values(reader).returning('id').executeTakeFirstOrThrow();

export interface ReaderChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  color?: Tag['color'] | undefined;
  bio?: string | undefined;
  specialities?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
  readsReversals?: boolean | undefined;
}

/** @returns the account that the reader belongs to */
export const updateReader = (db: Db, id: number, change: ReaderChange) =>
  db.updateTable('readers').set(change).where('id', '=', id).returning('userId').executeTakeFirstOrThrow();

/** Sets the status of an account's reader, except of an invited one. */
export const updateReaderOfUser = statement(
  (db, p: Params<{ userId: number; status: 'active' | 'inactive' }>) =>
    db
      .updateTable('readers')
      .set({ status: p.status })
      .where('userId', '=', p.userId)
      .where('status', '<>', 'invited'),
);
