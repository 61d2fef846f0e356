import { type Insertable, sql, type Updateable } from 'kysely';
import type { ReaderStatus } from '#contract/readers/codes.ts';
import type { Db } from '../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';

/** `picture` is the reader's own picture, or else that of their account. */
const selectReaders = (db: Db) =>
  db
    .selectFrom('readers')
    .leftJoin('users', 'users.id', 'readers.userId')
    .leftJoin('profiles', 'profiles.userId', 'readers.userId')
    .select([
      'readers.id',
      'readers.firstName',
      'readers.lastName',
      sql<string | null>`coalesce(readers.picture, profiles.picture)`.as('picture'),
      'readers.bio',
      'readers.specialities',
      'readers.readsReversals',
      'readers.away',
      'readers.voice',
      'readers.color',
      'readers.status',
      'readers.userId',
      'users.email',
      'readers.invitedUntil',
    ]);
export type ReaderRow = RowOf<typeof readerById>;

export const allReaders = statement((db) => selectReaders(db).orderBy('readers.id'));

export const readersOfStatus = statement((db, p: Params<{ status: ReaderStatus }>) =>
  selectReaders(db).where('readers.status', '=', p.status).orderBy('readers.id'),
);

export const readerById = statement((db, p: Params<{ id: number }>) =>
  selectReaders(db).where('readers.id', '=', p.id),
);

export const readerOfUser = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('readers').select('id').where('userId', '=', p.userId),
);

/** The name of the account, for a new reader. */
export const nameOfUser = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('users').select(['firstName', 'lastName']).where('id', '=', p.userId),
);

export const insertReader = (db: Db, reader: Insertable<Tables['readers']>) =>
  db.insertInto('readers').values(reader).returning('id').executeTakeFirstOrThrow();

export type ReaderChange = Omit<Updateable<Tables['readers']>, 'id' | 'userId'>;

export const updateReader = (db: Db, id: number, change: ReaderChange) =>
  db.updateTable('readers').set(change).where('id', '=', id).execute();

/** Locks a reader without blocking letters that refer to them. */
export const lockReaderRow = statement((db, p: Params<{ id: number }>) =>
  db.selectFrom('readers').select('id').where('id', '=', p.id).forNoKeyUpdate(),
);

export const lockOwnReader = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('readers').select(['id', 'picture']).where('userId', '=', p.userId).forNoKeyUpdate(),
);

export const readerWithPicture = statement((db, p: Params<{ picture: string }>) =>
  db.selectFrom('readers').select('id').where('picture', '=', p.picture).limit(1),
);

/** A writer's account. */
export const writerAccount = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('users').select('id').where('id', '=', p.userId).where('isWriter', '=', true),
);

/** Makes an invited reader active, unless the account has lost the role or is blocked. */
export const activateInvitedReader = (db: Db, userId: number) =>
  db
    .updateTable('readers')
    .from('users')
    .set({ status: 'active', invitedUntil: null })
    .whereRef('users.id', '=', 'readers.userId')
    .where('users.id', '=', userId)
    .where('users.isWriter', '=', true)
    .where('users.isBlocked', '=', false)
    .where('readers.status', '=', 'invited')
    .returning(['readers.firstName', 'readers.lastName'])
    .executeTakeFirst();

/** Sets the status of an account's reader, except of an invited one. */
export const updateReaderOfUser = statement(
  (db, p: Params<{ userId: number; status: 'active' | 'inactive' }>) =>
    db
      .updateTable('readers')
      .set({ status: p.status })
      .where('userId', '=', p.userId)
      .where('status', '<>', 'invited'),
);
