import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';

interface Writer {
  writerId: number;
}
interface OwnReply extends Writer {
  id: number;
}

const COLUMNS = ['id', 'userId', 'title', 'text', 'isShared'] as const;

/** A writer's own saved replies and those shared by others, by title. Each half is read in the order of its index. */
export const savedRepliesFor = statement((db, p: Params<Writer>) =>
  db
    .selectFrom('savedReplies')
    .select(COLUMNS)
    .where('userId', '=', p.writerId)
    .unionAll((eb) =>
      eb
        .selectFrom('savedReplies')
        .select(COLUMNS)
        .where('isShared', '=', sql.lit(true))
        .where('userId', '!=', p.writerId),
    )
    .orderBy('id'),
);
export type SavedReplyRow = RowOf<typeof savedRepliesFor>;

export const countSavedReplies = statement((db, p: Params<Writer>) =>
  db
    .selectFrom('savedReplies')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', p.writerId),
);

export const insertSavedReply = (db: Db, reply: Insertable<Tables['savedReplies']>) =>
  db.insertInto('savedReplies').values(reply).returning(COLUMNS).executeTakeFirstOrThrow();

export const lockOwnSavedReply = statement((db, p: Params<OwnReply>) =>
  db
    .selectFrom('savedReplies')
    .select(COLUMNS)
    .where('id', '=', p.id)
    .where('userId', '=', p.writerId)
    .forUpdate(),
);

export const updateSavedReply = (db: Db, { id, userId, title, text, isShared }: SavedReplyRow) =>
  db
    .updateTable('savedReplies')
    .set({ title, text, isShared })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** @returns its id; no row for another writer's reply */
export const deleteOwnSavedReply = statement((db, p: Params<OwnReply>) =>
  db.deleteFrom('savedReplies').where('id', '=', p.id).where('userId', '=', p.writerId).returning('id'),
);
