import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../../platform/database/statement.ts';

/** The member who owns a thread; no row if it is not this user's. */
export const threadMember = statement((db, p: Params<{ requestId: number; userId: number }>) =>
  db
    .selectFrom('readingRequests')
    .innerJoin('users', 'users.id', 'readingRequests.userId')
    .select(['users.id', 'users.email', 'users.firstName', 'users.isBlocked'])
    .where('readingRequests.id', '=', p.requestId)
    .where('readingRequests.userId', '=', p.userId),
);
export type ThreadMember = RowOf<typeof threadMember>;

/** Locks a thread, so that its mails are processed one at a time; inserting a message takes the same lock. */
export const lockThread = statement((db, p: Params<{ requestId: number }>) =>
  db.selectFrom('readingRequests').select('id').where('id', '=', p.requestId).forUpdate(),
);

interface NewInboundMail {
  requestId: number;
  userId: number;
  identity: Buffer;
  now: Temporal.Instant;
}

/** Records a mail to a thread. Returns no row if a copy of it was received before. */
export const insertInboundMail = statement((db, p: Params<NewInboundMail>) =>
  db
    .insertInto('inboundMails')
    .values({ requestId: p.requestId, userId: p.userId, identity: p.identity, createdAt: p.now })
    .onConflict((conflict) => conflict.columns(['requestId', 'identity']).doNothing())
    .returning('id'),
);

/** `problem` null: the mail was added to its thread. */
export const updateInboundMail = (
  db: Db,
  id: number,
  { problem, text }: { problem: string | null; text: string },
) => db.updateTable('inboundMails').set({ problem, text }).where('id', '=', id).execute();

export const findEmail = (db: Db, userId: number) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();

/** Changes nothing if a copy of the report was received before. */
export const insertBounce = (
  db: Db,
  { userId, identity, now }: { userId: number; identity: Buffer; now: Temporal.Instant },
) =>
  db
    .insertInto('mailBounces')
    .values({ userId, identity, createdAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'identity']).doNothing())
    .execute();

/** Counts one member's bounces since then. */
export const countBounces = async (db: Db, userId: number, since: Temporal.Instant): Promise<number> => {
  const { count } = await db
    .selectFrom('mailBounces')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where('createdAt', '>', since.toString())
    .executeTakeFirstOrThrow();
  return count;
};
