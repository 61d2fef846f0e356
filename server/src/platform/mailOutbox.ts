import { sql } from 'kysely';
import type { MailAdapter } from '../adapters/mail/mail.ts';
import type { OutgoingMail } from './context.ts';
import type { Db } from './database.ts';
import { type Params, statement } from './statement.ts';
import type { Log } from './log.ts';

/** Delays before each retry; after the last the mail stays as a dead letter (gave_up_at). */
const RETRY_DELAYS_SECONDS = [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];

/** Longer than any mail adapter's timeout. */
const MAIL_SERVER_TIMEOUT_MS = 120_000;
/** Sent mails are kept this long; dead letters stay. */
export const MAIL_RETENTION = { hours: 30 * 24 } as const;

/** Writes the mail into the outbox of the current transaction. */
export async function enqueueMail(db: Db, now: Temporal.Instant, mail: OutgoingMail): Promise<void> {
  const { to, replyTo = null, subject, text, html } = mail;
  // A line break would end the header, and the text after it would be read as another header.
  const headers = {
    to: stripLineBreaks(to),
    replyTo: replyTo && stripLineBreaks(replyTo),
    subject: stripLineBreaks(subject),
  };
  await insertMail.run(db, { ...headers, text, html, now });
}

const stripLineBreaks = (header: string) => header.replaceAll(/[\r\n]+/g, ' ');

const insertMail = statement(
  (db, p: Params<Omit<OutgoingMail, 'replyTo'> & { replyTo: string | null; now: Temporal.Instant }>) =>
    db.insertInto('mailOutbox').values({
      recipient: p.to,
      replyTo: p.replyTo,
      subject: p.subject,
      bodyText: p.text,
      bodyHtml: p.html,
      createdAt: p.now,
      nextTryAt: p.now,
    }),
);

/**
 * Sends due mails one after the other. Several instances share the work; none sends a mail that another has locked.
 * @returns how many were tried
 */
export async function sendDueMails(
  db: Db,
  mails: MailAdapter,
  now: Temporal.Instant,
  log: Log,
): Promise<number> {
  for (let tried = 0; ; tried++) {
    const isMore = await db.transaction().execute(async (tx) => {
      // The transaction waits for the mail server, which may be slow.
      await sql`set local idle_in_transaction_session_timeout = ${sql.lit(MAIL_SERVER_TIMEOUT_MS)}`.execute(
        tx,
      );
      const due = await tx
        .selectFrom('mailOutbox')
        .select(['id', 'recipient', 'replyTo', 'subject', 'bodyText', 'bodyHtml', 'tries'])
        .where('nextTryAt', '<=', now.toString())
        .orderBy('nextTryAt')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (due === undefined) return false;
      const outcome = await mails
        .send({
          to: due.recipient,
          subject: due.subject,
          text: due.bodyText,
          html: due.bodyHtml,
          messageId: `mail-${due.id}@moonletter`,
          ...(due.replyTo !== null && { replyTo: due.replyTo }),
        })
        .then(
          () => ({ sentAt: now, nextTryAt: null, bodyText: '', bodyHtml: '', lastError: null }),
          (error: unknown) => scheduleRetry(due.tries, now, error),
        );
      if (outcome.lastError !== null)
        log.warn({ mailId: due.id, error: outcome.lastError }, 'mail was not taken');
      await tx
        .updateTable('mailOutbox')
        .set({ ...outcome, tries: sql`tries + 1` })
        .where('id', '=', due.id)
        .execute();
      return true;
    });
    if (!isMore) return tried;
  }
}

function scheduleRetry(tries: number, now: Temporal.Instant, error: unknown) {
  const pause = RETRY_DELAYS_SECONDS[tries];
  const lastError = error instanceof Error ? error.message : String(error);
  return pause === undefined
    ? { gaveUpAt: now, nextTryAt: null, lastError }
    : { nextTryAt: now.add({ seconds: pause }), lastError };
}

/** When the next mail is due, or null. */
export async function findNextMailTime(db: Db): Promise<Temporal.Instant | null> {
  const { due } = await db
    .selectFrom('mailOutbox')
    .select((of) => of.fn.min('nextTryAt').as('due'))
    .executeTakeFirstOrThrow();
  return due === null ? null : Temporal.Instant.from(due);
}
