import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { startMailServer, type TestMailServer } from '../../../testing/app/mailServer.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import { createSmtpMailAdapter } from '../../adapters/mail/smtp.ts';
import type { OutgoingMail } from '../context.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { enqueueMail, findNextMailTime, sendDueMails } from './mailOutbox.ts';

const NOON = Temporal.Instant.from('2026-11-22T12:00:00Z');

let db: Db;
let close: () => Promise<void>;
let server: TestMailServer;
beforeAll(async () => {
  const { url, drop } = await createEmptyDatabase();
  const opened = openDatabase(url);
  db = opened.db;
  close = async () => {
    await opened.close();
    await drop();
  };
});
beforeEach(async () => {
  await db.deleteFrom('mailOutbox').execute();
  server = await startMailServer();
  return () => server.close();
});
afterAll(() => close());

const enqueue = (to: string, more: Partial<OutgoingMail> = {}) =>
  enqueueMail(db, NOON, { to, subject: 'A letter', text: 'Come', html: '<p>Come</p>', ...more });

const send = (
  now: Temporal.Instant,
  more: Partial<Parameters<typeof sendDueMails>[4]> = {},
  log = createLog('silent'),
) =>
  sendDueMails(db, createSmtpMailAdapter(server.url, 'Moonletter <a@b.test>'), { now: () => now }, log, {
    stopping: new AbortController().signal,
    ...more,
  });

const readOutbox = () =>
  db
    .selectFrom('mailOutbox')
    .select(['recipient', 'sentAt', 'claimedUntil', 'lastError', 'tries'])
    .orderBy('id')
    .execute();

test('a line break in a header value does not start another header', async () => {
  await enqueue('ada@example.com\r\nBcc: eve@example.com', {
    replyTo: 'bob@example.com\nBcc: eve@example.com',
    senderName: 'Isolde\r\nBcc: eve@example.com',
    unsubscribeUrl: 'https://example.com/\r\nBcc: eve@example.com',
    subject: 'A letter\r\n\r\nfor you',
    text: 'Two\nlines',
  });
  const mails = await db
    .selectFrom('mailOutbox')
    .select(['recipient', 'replyTo', 'senderName', 'unsubscribeUrl', 'subject', 'bodyText'])
    .execute();
  expect(mails).toEqual([
    {
      recipient: 'ada@example.com Bcc: eve@example.com',
      replyTo: 'bob@example.com Bcc: eve@example.com',
      senderName: 'Isolde Bcc: eve@example.com',
      unsubscribeUrl: 'https://example.com/ Bcc: eve@example.com',
      subject: 'A letter for you',
      bodyText: 'Two\nlines',
    },
  ]);
});

test('a mail server that answers byte by byte for one mail delays no other, and that mail is retried', async () => {
  server.drips.add('slow@example.com');
  for (const to of ['slow@example.com', 'a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'])
    await enqueue(to);
  const sending = send(NOON, { timeoutMs: 2_000 });
  await expect.poll(() => server.taken.length).toBe(4);
  const [slow, ...others] = await readOutbox();
  expect(slow).toMatchObject({ sentAt: null, claimedUntil: expect.any(String) });
  expect(others.every(({ sentAt }) => sentAt !== null)).toBe(true);
  await sending;
  expect((await readOutbox())[0]).toMatchObject({ sentAt: null, claimedUntil: null, tries: 1 });
  expect((await readOutbox())[0]!.lastError).toMatch(/too long|abort/i);
  server.drips.clear();
  await send(NOON.add({ seconds: 10 }));
  expect(server.taken).toHaveLength(5);
});

test('a refusal that the database could not store is retried as any other', async () => {
  server.refuses = true;
  server.refusal = `550 no\0such mailbox ${'x'.repeat(3_000)}`;
  await enqueue('ada@example.com');
  await send(NOON);
  const [mail] = await readOutbox();
  expect(mail).toMatchObject({ claimedUntil: null, tries: 1 });
  expect(mail!.lastError).toMatch(/550 nosuch mailbox xxx/);
  expect(mail!.lastError!.length).toBeLessThanOrEqual(2_000);
});

test('the log does not name the recipient that a mail server quotes', async () => {
  server.refuses = true;
  server.refusal = '550 5.1.1 <ada@example.com>: user unknown';
  await enqueue('ada@example.com');
  const lines: string[] = [];
  await send(NOON, {}, createLog('warn', { write: (line) => void lines.push(line) }));
  expect((await readOutbox())[0]!.lastError).toContain('ada@example.com');
  expect(lines).toEqual([expect.stringContaining('550 5.1.1 <[address]>: user unknown')]);
});

test('a mail that is claimed while the process stops gets two more seconds', async () => {
  server.drips.add('slow@example.com');
  await enqueue('slow@example.com');
  const stopped = new AbortController();
  const sending = send(NOON, { timeoutMs: 120_000, stopping: stopped.signal });
  stopped.abort();
  await sending;
  expect(await readOutbox()).toMatchObject([
    { sentAt: null, tries: 1, lastError: expect.stringMatching(/./) },
  ]);
});

test('no transaction is open while waiting for the mail server', async () => {
  server.drips.add('slow@example.com');
  await enqueue('slow@example.com');
  const sending = send(NOON, { timeoutMs: 300 });
  await expect.poll(() => server.waiting).toBe(1);
  const open = await sql`select 1 from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db);
  expect(open.rows).toEqual([]);
  await sending;
});

test('two processes send each mail once', async () => {
  for (let n = 0; n < 20; n++) await enqueue(`member${n}@example.com`);
  await Promise.all([send(NOON), send(NOON)]);
  const recipients = server.taken.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]);
  expect(recipients).toHaveLength(20);
  expect(new Set(recipients).size).toBe(20);
});

test('the claimed mails of a process that died are sent by another after the lease', async () => {
  await enqueue('ada@example.com');
  server.drips.add('ada@example.com');
  const stopped = new AbortController();
  // The connection ends as with the process, and nobody is left to note it.
  const interruptedSend = send(NOON, { timeoutMs: 60_000, stopping: stopped.signal });
  await expect.poll(() => server.waiting).toBe(1);
  server.drips.clear();
  const later = NOON.add({ seconds: 59 });
  await send(later);
  expect(server.taken).toEqual([]);
  expect(await findNextMailTime(db)).toEqual(NOON.add({ seconds: 60 }));
  await send(NOON.add({ seconds: 60 }));
  expect(server.taken).toHaveLength(1);
  // A result that the first process reports later does not count any more.
  server.close();
  await interruptedSend;
  expect(await readOutbox()).toMatchObject([{ sentAt: expect.any(String), tries: 1, lastError: null }]);
});

test('an optional mail has List-Unsubscribe headers and the reader as its sender name', async () => {
  await enqueue('ada@example.com', {
    senderName: 'Isolde Marr at Moonletter',
    unsubscribeUrl: 'https://example.com/unsubscribe?token=t',
  });
  await send(NOON, { bounceAddressOf: () => 'bounce+1.2.ab@reply.example.com' });
  expect(server.senders).toEqual(['bounce+1.2.ab@reply.example.com']);
  expect(server.taken[0]).toContain('From: Isolde Marr at Moonletter <a@b.test>');
  expect(server.taken[0]).toContain('List-Unsubscribe: <https://example.com/unsubscribe?token=t>');
  expect(server.taken[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test("a mail's date is when it is sent, by the product's clock, not the system's", async () => {
  await enqueue('ada@example.com');
  await send(Temporal.Instant.from('2031-03-09T08:05:00Z'));
  expect(server.taken[0]).toMatch(/^Date: Sun, 09 Mar 2031 08:05:00 \+0000\r?$/m);
});

test('two mails with the same id, as after a restore, have different Message-IDs', async () => {
  for (const hours of [0, 1]) {
    const now = NOON.add({ hours });
    await sql`alter sequence mail_outbox_id_seq restart`.execute(db);
    await enqueueMail(db, now, { to: 'ada@example.com', subject: 'A letter', text: 'Come', html: '' });
    await send(now);
    await db.deleteFrom('mailOutbox').execute();
  }
  const ids = server.taken.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});

test('a mail whose outcome cannot be saved does not end the run while another is being sent', async () => {
  await enqueue('slow@example.com');
  await enqueue('quick@example.com');
  await sql
    .raw(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'The update fails'; end $$;
    create trigger fail before update of sent_at on mail_outbox for each row
      when (new.recipient = 'quick@example.com') execute function fail()`)
    .execute(db);
  const mails = {
    async send({ to }: Mail) {
      if (to === 'slow@example.com') await pause(300);
    },
  };
  const sending = sendDueMails(db, mails, { now: () => NOON }, createLog('silent'), {
    stopping: new AbortController().signal,
  });
  await expect(sending).rejects.toThrow('The update fails');
  const [slow] = await readOutbox();
  expect(slow).toMatchObject({ recipient: 'slow@example.com', claimedUntil: null, tries: 1 });
  await sql.raw('drop function fail cascade').execute(db);
});
