import type { Insertable } from 'kysely';
import type { Tag } from '#contract/tags/calls.ts';
import { cappedCount } from '../platform/database/cappedCount.ts';
import type { Db } from '../platform/database/database.ts';
import { type Params, statement } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Tags with the number of members who have each, counted up to `COUNT_CAP`. */
const selectTags = (db: Db) =>
  db.selectFrom('tags').select((eb) => [
    'tags.id',
    'tags.text',
    'tags.color',
    cappedCount(db, eb.selectFrom('userTags').whereRef('userTags.tagId', '=', 'tags.id'))
      .$asScalar()
      .$notNull()
      .as('membersCount'),
  ]);

export const allTags = statement((db) => selectTags(db).orderBy('tags.id'));

export const tagById = statement((db, p: Params<{ id: number }>) =>
  selectTags(db).where('tags.id', '=', p.id),
);

/** Locks the tag: until the transaction ends, it cannot be given to members or changed by others. */
export const lockTag = statement((db, p: Params<{ id: number }>) =>
  db.selectFrom('tags').select('id').where('id', '=', p.id).forUpdate(),
);

export const insertTag = (db: Db, tag: Insertable<Tables['tags']>) =>
  db.insertInto('tags').values(tag).returning('id').executeTakeFirstOrThrow();

/** Changes only the values that are given. */
export const updateTag = (
  db: Db,
  id: number,
  { text, color }: { text?: string | undefined; color?: Tag['color'] | undefined },
) =>
  db
    .updateTable('tags')
    .set((eb) => ({ text: text ?? eb.ref('text'), color: color ?? eb.ref('color') }))
    .where('id', '=', id)
    .execute();

export const deleteTagOfMembers = (db: Db, tagId: number) =>
  db.deleteFrom('userTags').where('tagId', '=', tagId).executeTakeFirst();

export const deleteTagById = (db: Db, id: number) => db.deleteFrom('tags').where('id', '=', id).execute();

interface UserAndTag {
  userId: number;
  tagId: number;
}

export const tagsOfUser = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('userTags')
    .innerJoin('tags', 'tags.id', 'userTags.tagId')
    .select(['tags.id', 'tags.text', 'tags.color', 'userTags.userId', 'userTags.tagId'])
    .where('userTags.userId', '=', p.userId)
    .orderBy('tags.id'),
);

/** Reads the text of a tag and locks it against deletion; no row unless the tag and an open account exist. */
export const tagForUser = statement((db, p: Params<UserAndTag>) =>
  db
    .selectFrom('users')
    .innerJoin('tags', (join) => join.on('tags.id', '=', p.tagId))
    .select('tags.text')
    .where('users.id', '=', p.userId)
    .where('users.id', 'not in', db.selectFrom('erasedUsers').select('userId'))
    .forKeyShare('tags'),
);

/** @returns the tag; no row if the user already had it */
export const insertUserTag = statement((db, p: Params<UserAndTag & { now: Temporal.Instant }>) =>
  db
    .insertInto('userTags')
    .values({ userId: p.userId, tagId: p.tagId, createdAt: p.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tagId'),
);

/** @returns the tag; no row if the user did not have it */
export const deleteUserTag = statement((db, p: Params<UserAndTag>) =>
  db
    .deleteFrom('userTags')
    .where('userTags.userId', '=', p.userId)
    .where('userTags.tagId', '=', p.tagId)
    .returning('tagId'),
);
