import { sql } from 'kysely';
import { CLOSED_ACCOUNT_DOMAIN, isClosedAddress } from '#contract/accounts/forms.ts';
import type { MailAdapter } from '../../adapters/mail/mail.ts';
import type { Clock } from '../clock.ts';
import type { OutgoingMail } from '../context.ts';
import type { Db } from '../database/database.ts';
import { describeError } from '../describeError.ts';
import { waitForAll } from '../jobs/waitForAll.ts';
import type { Log } from '../log.ts';
import { type Params, type RowOf, statement } from '../database/statement.ts';

/** Delays before each retry; after the last the mail stays as a dead letter (gave_up_at). */
const RETRY_DELAYS_SECONDS = [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];

/** How many mails one process sends at the same time. */
const SENDERS = 4;
/** How long the mail server may take for one mail. */
const SEND_TIMEOUT_MS = 30_000;
/** Longer than a mail may take: a claim that is older belongs to a process that has died. */
const LEASE = { seconds: 60 } as const;
/** Mails that are being sent when the process stops have this long to finish. */
const STOP_GRACE_MS = 2_000;
/** Sent mails are kept this long; dead letters stay. */
export const MAIL_RETENTION = { hours: 30 * 24 } as const;

/** Mail servers quote the recipient when they refuse a mail; personal data does not belong in the log. */
const ADDRESS = /[^\s<>()",:;]+@[^\s<>()",:;]+/g;

/** The address of a closed account. Nothing is ever sent to it. */
export const closedAddressOf = (userId: number): string => `${userId}@${CLOSED_ACCOUNT_DOMAIN}`;

/** Writes the mail into the outbox of the current transaction; one to a closed account is dropped. */
export async function enqueueMail(db: Db, now: Temporal.Instant, mail: OutgoingMail): Promise<void> {
  if (isClosedAddress(mail.to)) return;
  const {
    to,
    replyTo,
    senderName,
    unsubscribeUrl,
    subject,
    text,
    html,
    userId,
    kind,
    messageId,
    aboutUserId,
    expiresAt,
  } = mail;
  await insertMail.run(db, {
    to: stripLineBreaks(to),
    replyTo: stripLineBreaks(replyTo ?? null),
    senderName: stripLineBreaks(senderName ?? null),
    unsubscribeUrl: stripLineBreaks(unsubscribeUrl ?? null),
    subject: stripLineBreaks(subject),
    text,
    html,
    userId: userId ?? null,
    kind: kind ?? null,
    messageId: messageId ?? null,
    aboutUserId: aboutUserId ?? null,
    expiresAt: expiresAt ?? null,
    now,
  });
}

/** A line break would end the header, and the text after it would be read as another header. */
const stripLineBreaks = <Header extends string | null>(header: Header) =>
  (header?.replaceAll(/[\r\n]+/g, ' ') ?? null) as Header;

type NewMail = {
  [Name in keyof OutgoingMail]-?: undefined extends OutgoingMail[Name]
    ? NonNullable<OutgoingMail[Name]> | null
    : OutgoingMail[Name];
};

const insertMail = statement((db, p: Params<NewMail & { now: Temporal.Instant }>) =>
  db.insertInto('mailOutbox').values({
    recipient: p.to,
    replyTo: p.replyTo,
    senderName: p.senderName,
    unsubscribeUrl: p.unsubscribeUrl,
    subject: p.subject,
    bodyText: p.text,
    bodyHtml: p.html,
    userId: p.userId,
    kind: p.kind,
    messageId: p.messageId,
    aboutUserId: p.aboutUserId,
    expiresAt: p.expiresAt,
    createdAt: p.now,
    nextTryAt: p.now,
  }),
);

/** As in the index `mail_outbox_due`; `greatest` ignores null. */
const dueAt = sql<string>`greatest(next_try_at, claimed_until)`;

/** Takes the mail that has been due longest, unless another process has it. */
const claimMail = statement((db, p: Params<{ now: Temporal.Instant; until: Temporal.Instant }>) =>
  db
    .updateTable('mailOutbox')
    .set({ claimedUntil: p.until })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mailOutbox')
        .select('id')
        .where('nextTryAt', 'is not', null)
        .where(sql<boolean>`${dueAt} <= ${p.now}::timestamptz`)
        .orderBy(dueAt)
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient',
      'replyTo',
      'senderName',
      'unsubscribeUrl',
      'subject',
      'bodyText',
      'bodyHtml',
      'userId',
      'tries',
      'createdAt',
      'expiresAt',
    ]),
);
export type ClaimedMail = RowOf<typeof claimMail>;

interface SendOptions {
  /** Aborts when the process stops. */
  stopping: AbortSignal;
  /** How long one mail may take, in milliseconds. */
  timeoutMs?: number | undefined;
  /** The envelope sender, to which mail servers report failures; null: the address of MAIL_FROM. */
  bounceAddressOf?: (mail: ClaimedMail) => string | null;
}

/**
 * Sends due mails, a few at a time, so that one slow delivery does not delay the others. No transaction is open
 * meanwhile: a claim on each mail keeps other instances away, and expires if this process dies.
 */
export async function sendDueMails(
  db: Db,
  mails: MailAdapter,
  clock: Clock,
  log: Log,
  options: SendOptions,
): Promise<void> {
  const sendWhileDue = async () => {
    while (!options.stopping.aborted) {
      // Read again each time: a run may last longer than a lease.
      const now = clock.now();
      const until = now.add(LEASE);
      const mail = await claimMail.first(db, { now, until });
      if (mail === undefined) return;
      await sendClaimed(db, mails, mail, { now, until, log, ...options });
    }
  };
  // If the run ended while a mail is being sent, a stop would lose its outcome.
  await waitForAll(Array.from({ length: SENDERS }, sendWhileDue));
}

interface SendContext extends SendOptions {
  now: Temporal.Instant;
  until: Temporal.Instant;
  log: Log;
}

async function sendClaimed(
  db: Db,
  mails: MailAdapter,
  mail: ClaimedMail,
  context: SendContext,
): Promise<void> {
  const { now, until, log } = context;
  if (mail.expiresAt !== null && Temporal.Instant.compare(mail.expiresAt, now) <= 0) {
    log.warn({ mailId: mail.id }, 'a mail was dropped, because its link has expired');
    await db.deleteFrom('mailOutbox').where('id', '=', mail.id).execute();
    return;
  }
  const outcome = await sendInTime(mails, mail, context).then(
    () => ({ sentAt: now, nextTryAt: null, bodyText: '', bodyHtml: '', lastError: null }),
    (error: unknown) => scheduleRetry(mail.tries, now, error),
  );
  if (outcome.lastError !== null)
    log.warn(
      { mailId: mail.id, error: outcome.lastError.replaceAll(ADDRESS, '[address]') },
      'the mail server did not accept a mail',
    );
  await db
    .updateTable('mailOutbox')
    .set({ ...outcome, claimedUntil: null, tries: sql`tries + 1` })
    .where('id', '=', mail.id)
    // Otherwise another process has taken it over.
    .where('claimedUntil', '=', until.toString())
    .execute();
}

/** @throws when the mail was not accepted within its time, or the process stops */
async function sendInTime(mails: MailAdapter, mail: ClaimedMail, context: SendContext): Promise<void> {
  const { now, stopping, timeoutMs = SEND_TIMEOUT_MS, bounceAddressOf } = context;
  const tooLate = new AbortController();
  const abort = () => tooLate.abort(new Error('the mail server took too long'));
  const timers = [setTimeout(abort, timeoutMs)];
  const abortSoon = () => void timers.push(setTimeout(abort, STOP_GRACE_MS));
  if (stopping.aborted) abortSoon();
  else stopping.addEventListener('abort', abortSoon);
  try {
    await mails.send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.bodyText,
      html: mail.bodyHtml,
      date: now,
      // After a restore ids are assigned again, and mailboxes drop a mail whose Message-ID they know.
      messageId: `mail-${mail.id}.${Temporal.Instant.from(mail.createdAt).epochMilliseconds}@moonletter`,
      replyTo: mail.replyTo,
      senderName: mail.senderName,
      unsubscribeUrl: mail.unsubscribeUrl,
      envelopeSender: bounceAddressOf?.(mail) ?? null,
      signal: tooLate.signal,
    });
  } finally {
    stopping.removeEventListener('abort', abortSoon);
    timers.forEach(clearTimeout);
  }
}

function scheduleRetry(tries: number, now: Temporal.Instant, error: unknown) {
  const pause = RETRY_DELAYS_SECONDS[tries];
  const lastError = describeError(error);
  return pause === undefined
    ? { gaveUpAt: now, nextTryAt: null, lastError }
    : { nextTryAt: now.add({ seconds: pause }), lastError };
}

/** When the next mail is due, or null. A mail that is being sent is due again when its claim ends. */
export async function findNextMailTime(db: Db): Promise<Temporal.Instant | null> {
  const next = await db
    .selectFrom('mailOutbox')
    .select(dueAt.as('due'))
    .where('nextTryAt', 'is not', null)
    .orderBy(dueAt)
    .limit(1)
    .executeTakeFirst();
  return next === undefined ? null : Temporal.Instant.from(next.due);
}
