// The statements of `erase.ts`: the only ones that write tables of other features, and what it reads and locks for them.
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** The account whose data is erased. */
export interface ErasureContext {
  db: Db;
  userId: number;
  /** The current address, and a new one that was not confirmed yet. */
  emails: readonly string[];
}

/** The name that replaces the name of a closed account. */
const FORMER_MEMBER = { firstName: 'Former', lastName: 'member' } as const;

/** The audit log's code for closing an account. */
export const CLOSED_ACT = 'account_closed';

/** Replaces a text whose place others can still see. */
const ERASED_TEXT = 'Erased';

const requestsOf = (userId: number) => sql`(select id from reading_requests where user_id = ${userId})`;

/** Deletes the rows whose `column` is the user. */
export const deleteOfUser =
  (table: string, column = 'user_id') =>
  ({ db, userId }: ErasureContext) =>
    sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db);

/** Deletes the rows whose `column` is a request of the user. */
export const deleteOfRequests =
  (table: string, column = 'request_id') =>
  ({ db, userId }: ErasureContext) =>
    sql`delete from ${sql.table(table)} where ${sql.ref(column)} in ${requestsOf(userId)}`.execute(db);

export const anonymiseMessages = ({ db, userId }: ErasureContext) =>
  sql`
    update messages set title = null, text = ${ERASED_TEXT}, tarot = null, image_path = null, spread = null,
      cards = null, draft_id = null
    where request_id in ${requestsOf(userId)}`.execute(db);

export const anonymiseRequests = ({ db, userId }: ErasureContext) =>
  sql`
    update reading_requests set title = ${ERASED_TEXT}, status = 'CLOSED', closes_at = null,
      is_flagged = false, unread_for_member = 0, unread_for_writers = 0, wrote_back_at = null,
      question_due_at = null, is_sealed = false, is_favourite = false, other_person = null
    where user_id = ${userId}`.execute(db);

export const anonymiseOutcomes = ({ db, userId }: ErasureContext) =>
  sql`update outcomes set text = '' where user_id = ${userId}`.execute(db);

export const anonymiseFeedback = ({ db, userId }: ErasureContext) =>
  sql`update feedback set reason = '' where user_id = ${userId}`.execute(db);

/** The reviews of answers to the member, and the reviews by a former writer. */
export const anonymiseReviews = ({ db, userId }: ErasureContext) =>
  sql`
    update reviews set note = ''
    where writer_id = ${userId} or message_id in (select id from messages where request_id in ${requestsOf(userId)})`.execute(
    db,
  );

/** The unsent replies to the member, and those that a former writer began to others. */
export const deleteReplyDrafts = ({ db, userId }: ErasureContext) =>
  sql`
    delete from reply_drafts where (request_id, writer_id) in (
      select request_id, writer_id from reply_drafts where writer_id = ${userId}
      union all
      select request_id, writer_id from reply_drafts where request_id in ${requestsOf(userId)}
    )`.execute(db);

/** Deletes a former writer's unshared replies, which nobody else can see. */
export const deleteUnsharedReplies = ({ db, userId }: ErasureContext) =>
  sql`delete from saved_replies where user_id = ${userId} and not is_shared`.execute(db);

/** The acts stay, without their sentences, which may name tags, readers and reasons. */
export const anonymiseAuditLog = ({ db, userId }: ErasureContext) =>
  sql`
    update audit_log set says = ${ERASED_TEXT}, why = null
    where user_id = ${userId} and act <> ${CLOSED_ACT}`.execute(db);

export const anonymiseCards = ({ db, userId }: ErasureContext) =>
  sql`
    update payment_methods set ref = '', fingerprint = '', is_default = false,
      removed_at = coalesce(removed_at, created_at), detach_at = null
    where user_id = ${userId}`.execute(db);

export const anonymiseAttempts = ({ db, userId }: ErasureContext) =>
  sql`update attempts set idempotency_key = null where user_id = ${userId}`.execute(db);

export const anonymiseRefunds = ({ db, userId }: ErasureContext) =>
  sql`update refunds set idempotency_key = null where user_id = ${userId}`.execute(db);

export const anonymiseActivity = ({ db, userId }: ErasureContext) =>
  sql`update member_activity set last_request_at = null where user_id = ${userId}`.execute(db);

export const unlinkReader = ({ db, userId }: ErasureContext) =>
  sql`update readers set user_id = null where user_id = ${userId}`.execute(db);

/** Deletes the member's invitations, and the address in those that others have sent to them. */
export async function eraseInvitations(context: ErasureContext): Promise<void> {
  await deleteOfUser('friend_invitations')(context);
  await sql`
    update friend_invitations set email = ${ERASED_TEXT} where email = any (${context.emails}::text[])`.execute(
    context.db,
  );
}

/** A pattern of PostgreSQL for an address that is not part of a longer one. */
const matchWholeAddress = (email: string): string =>
  `(?<![a-z0-9._%+-])${email.replaceAll(/[^a-z0-9@]/gi, String.raw`\$&`)}(?![a-z0-9-]|[.][a-z0-9])`;

/**
 * Mails to, from or about the member, and unsent ones that name their address and belong to no account; sent ones have no
 * text. Each part has an index, because the table holds the mails of a month.
 */
export async function deleteMails({ db, userId, emails }: ErasureContext): Promise<void> {
  const namesAddress = sql`
    user_id is null and about_user_id is null and body_text ~* any (${emails.map(matchWholeAddress)}::text[])`;
  await sql`
    delete from mail_outbox where id in (
      select id from mail_outbox where user_id = ${userId}
      union all
      select id from mail_outbox where recipient = any (${emails}::text[])
      union all
      select id from mail_outbox
      where about_user_id is not null and (about_user_id = ${userId} or reply_to = any (${emails}::text[]))
      union all
      select id from mail_outbox where next_try_at is not null and ${namesAddress}
      union all
      select id from mail_outbox where gave_up_at is not null and ${namesAddress}
    )`.execute(db);
}

/**
 * Deletes stored responses to the member's calls, and responses to writers' calls about the member or their requests.
 * These are found by the user whom the call named, and, among those of the writers who had to do with the member since
 * the oldest of them, by the ids in the response or by the address.
 */
export async function deleteStoredAnswers({ db, userId, emails }: ErasureContext): Promise<void> {
  await sql`
    delete from idempotency_keys where user_id = ${userId} or about_user_id = ${userId}`.execute(db);
  await sql`
    with oldest as (select min(created_at) as created_at from idempotency_keys),
    requests as (select id from reading_requests where user_id = ${userId}),
    writers as (
      select sender_id as id from messages, oldest
      where request_id in (select id from requests) and sender = 'writer' and messages.created_at >= oldest.created_at
      union
      select drawn_by from draws where request_id in (select id from requests)
      union
      select writer_id from reviews
      where message_id in (select id from messages where request_id in (select id from requests))
      union
      select actor_id from audit_log, oldest
      where user_id = ${userId} and actor = 'writer' and audit_log.created_at >= oldest.created_at
    ),
    about as (
      select '"(request_id|reading_request_id)":(' || coalesce(string_agg(id::text, '|'), '0') || ')[,}]' as pattern
      from requests
    )
    delete from idempotency_keys using about
    where idempotency_keys.user_id = any (array(select id from writers)) and (
      answer ~ about.pattern
      or answer ~ ('"(user|user_id|member_id)":' || ${userId}::text || '[,}]')
      or answer ~* any (${emails.map(matchWholeAddress)}::text[])
    )`.execute(db);
}

/** Runs last, since the other statements find the member's rows by the address. */
export const anonymiseUser = ({ db, userId }: ErasureContext, email: string) =>
  db
    .updateTable('users')
    .set({
      ...FORMER_MEMBER,
      email,
      passwordHash: null,
      birthDate: null,
      termsAcceptedAt: null,
      isBlocked: true,
    })
    .where('id', '=', userId)
    .execute();

/** Whoever changes a request locks it first: their changes come before everything that is erased, or after it. */
export const lockRequestsForErasing = (db: Db, userId: number) =>
  db
    .selectFrom('readingRequests')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();

export async function emailsOfUser(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = ${userId}
    union select email from email_changes where user_id = ${userId}`.execute(db);
  return rows.map(({ email }) => email);
}

/** The names of the files that only the member's rows refer to. */
export async function filesOfUser(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select picture as path from profiles
    where user_id = ${userId} and picture is not null
      and not exists (select from readers where readers.picture = profiles.picture)
    union
    select image_path from messages
    where request_id in ${requestsOf(userId)} and image_path like '/api/reading_images/%'
    union
    select name from kept_pictures where request_id in ${requestsOf(userId)}`.execute(db);
  return rows.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
}
