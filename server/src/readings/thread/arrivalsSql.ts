import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../../platform/database/statement.ts';
import { selectSigningReader } from '../../profiles/signingReader.ts';

interface NewArrival {
  messageId: number;
  requestId: number;
  userId: number;
  isLetter: boolean;
  dueAt: Temporal.Instant;
}

export const insertArrival = statement((db, p: Params<NewArrival>) =>
  db.insertInto('arrivalMails').values({
    messageId: p.messageId,
    requestId: p.requestId,
    userId: p.userId,
    isLetter: p.isLetter,
    dueAt: p.dueAt,
  }),
);

/** Deletes the pending mails for messages of a thread up to this one. */
export const deleteArrivalsUpTo = statement((db, p: Params<{ requestId: number; messageId: number }>) =>
  db.deleteFrom('arrivalMails').where('requestId', '=', p.requestId).where('messageId', '<=', p.messageId),
);

/** Deletes the mails about messages of a thread up to this one that the mail server has not accepted yet. */
export const deleteWaitingMails = statement(
  (db, p: Params<{ userId: number; requestId: number; messageId: number }>) =>
    db
      .deleteFrom('mailOutbox')
      .using('messages')
      .whereRef('messages.id', '=', 'mailOutbox.messageId')
      .where('mailOutbox.userId', '=', p.userId)
      .where('mailOutbox.sentAt', 'is', null)
      .where('messages.requestId', '=', p.requestId)
      .where('messages.id', '<=', p.messageId),
);

/**
 * All waiting messages of the threads that have been due longest, with the member's settings. Locks them; skips those
 * that another instance has locked.
 */
export const dueArrivals = statement((db, p: Params<{ now: Temporal.Instant; limit: number }>) =>
  db
    .with('due', (qb) =>
      qb
        .selectFrom('arrivalMails')
        .select('requestId')
        .where('dueAt', '<=', sql<string>`${p.now}::timestamptz`)
        .orderBy('dueAt')
        .limit(p.limit)
        .forUpdate()
        .skipLocked(),
    )
    .selectFrom('arrivalMails')
    .innerJoin('messages', 'messages.id', 'arrivalMails.messageId')
    .innerJoin('users', 'users.id', 'arrivalMails.userId')
    .leftJoin('profiles', 'profiles.userId', 'arrivalMails.userId')
    .$call((query) => selectSigningReader(query, 'messages.personalityId'))
    .select([
      'arrivalMails.messageId',
      'arrivalMails.requestId',
      'arrivalMails.userId',
      'arrivalMails.isLetter',
      'arrivalMails.dueAt',
      'messages.createdAt',
      'users.email',
      'users.firstName',
      'profiles.timeZone',
      'profiles.quietFrom',
      'profiles.quietTo',
      sql<boolean>`not users.is_blocked and not users.is_writer and users.email_undeliverable_at is null
        and coalesce(profiles.answer_mail, true)`.as('isWanted'),
    ])
    .where('arrivalMails.requestId', 'in', (eb) => eb.selectFrom('due').select('requestId'))
    .orderBy('arrivalMails.messageId')
    .forUpdate('arrivalMails')
    .skipLocked(),
);
export type ArrivalRow = RowOf<typeof dueArrivals>;

export const nextArrivalTime = (db: Db) =>
  db
    .selectFrom('arrivalMails')
    .select((eb) => eb.fn.min('dueAt').as('due'))
    .executeTakeFirstOrThrow();

export const deleteArrivals = (db: Db, messageIds: readonly number[]) =>
  db
    .deleteFrom('arrivalMails')
    .where('messageId', '=', sql<number>`any(${messageIds}::bigint[])`)
    .execute();

/** They are due again earlier if the member's quiet hours change. */
export const holdArrivals = (db: Db, messageIds: readonly number[], dueAt: Temporal.Instant) =>
  db
    .updateTable('arrivalMails')
    .set({ dueAt, heldSince: sql<string>`coalesce(held_since, due_at)` })
    .where('messageId', '=', sql<number>`any(${messageIds}::bigint[])`)
    .execute();
