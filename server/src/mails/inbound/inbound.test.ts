import { connect } from 'node:net';
import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patchStaffUser } from '#contract/members/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { createRequest, getRequest, listMessages } from '#contract/readings/calls.ts';
import { buildRawMail } from '../../../testing/mails/buildRawMail.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import { countWaitingForLocks } from '../../../testing/startWhileLocked.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { countHits } from '../../platform/limits/limits.ts';
import { buildBounceAddress, buildReplyAddress } from '../addresses.ts';
import { collectMail, startMailReader } from './readMail.ts';

const SECRET = 'a-secret-of-the-relay';

let product: TestProduct;
let member: TestUser;
let requestId: number;
beforeAll(async () => {
  product = await startTestProduct({
    PUBLIC_URL: 'https://moonletter.example',
    SUPPORT_EMAIL: 'support@example.test',
    MAIL_IN_DOMAIN: 'reply.example.com',
    MAIL_IN_PORT: '0',
    MAIL_IN_SECRET: SECRET,
    MAIL_IN_TRUSTED: '127.0.0.1',
  });
});
afterAll(() => product.stop());
beforeEach(async () => {
  member = await createMemberWithStatus(product, 'monthly_active');
  requestId = (await product.send(createRequest, { message: 'Will it?' }, { as: member })).body.id;
});

const createReplyAddress = (daysAgo = 0) => {
  const now = product.services.clock.now().subtract({ hours: 24 * daysAgo });
  return buildReplyAddress(product.services, { requestId, userId: member.id, now })!;
};

interface MailFields {
  from?: string;
  to?: string;
  headers?: Record<string, string>;
  body?: string;
}
const write = ({
  from = member.email,
  to = createReplyAddress(),
  headers = {},
  body = 'Thank you!',
}: MailFields = {}) => buildRawMail({ from, to, headers, body });

const post = (raw: string, headers: Record<string, string> = { authorization: `Bearer ${SECRET}` }) =>
  product.fetchRaw('/api/mail/inbound', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', ...headers },
    body: raw,
  });
const postMail = async (content?: MailFields) => expect((await post(write(content))).status).toBe(200);

/** The member's messages after the question. */
const listAdded = async () => {
  const { body } = await product.send(listMessages, { id: requestId, order: 'asc' }, { as: member });
  return body.results.slice(1).map(({ text }) => text);
};
const listMailsTo = async (address: string) =>
  (await Promise.all((await product.mails()).map((source) => PostalMime.parse(source)))).filter(
    ({ to }) => to?.[0]?.address === address,
  );
/** What the owner got about this thread. */
const listSupportMails = async () =>
  (await listMailsTo('support@example.test')).filter(({ subject }) => subject!.includes(` ${requestId} `));

describe('a reply by mail', () => {
  test('is not added if the member was blocked while it waited for the thread', async () => {
    const writer = await product.writer();
    const arrived = await product.db.transaction().execute(async (tx) => {
      await tx.selectFrom('readingRequests').select('id').where('id', '=', requestId).forUpdate().execute();
      const posted = postMail();
      await expect.poll(() => countWaitingForLocks(product.db)).toBe(1);
      await product.send(patchStaffUser, { id: member.id, isBlocked: true }, { as: writer });
      return { posted };
    });
    await arrived.posted;
    const { body } = await product.send(listMessages, { id: requestId }, { as: writer });
    expect(body.count).toBe(1);
    const [mail] = await listSupportMails();
    expect(mail!.text).toContain('the account is blocked');
    const texts = (await listMailsTo(member.email)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('Your account is blocked, so nothing can be added'));
  });

  test('becomes a message of its thread, unread for writers, and a draft is written', async () => {
    await postMail({
      body: 'It did come true.\r\n\r\nRosalind\r\n\r\nOn Mon, 23 Nov 2026 at 10:00, Isolde Marr at Moonletter <\r\nletters@example.com> wrote:\r\n\r\n> A letter has arrived\r\n> Open your letter',
    });
    expect(await listAdded()).toEqual(['It did come true.\n\nRosalind']);
    const writer = await product.writer();
    const { body } = await product.send(getRequest, { id: requestId }, { as: writer });
    expect(body.unreadCount).toBe(2);
    expect(await listSupportMails()).toEqual([]);
  });

  test('in HTML only is converted to text without the quoted mail', async () => {
    await postMail({
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      body: '<style>p{}</style><p>It&rsquo;s true &amp; good &mdash;&nbsp;a caf&eacute;</p><div>Ros</div><div class="gmail_quote"><div class="gmail_attr">On Mon, 23 Nov 2026 at 10:00, Isolde Marr at Moonletter &lt;<a>letters@example.com</a>&gt; wrote:<br></div><blockquote>Come</blockquote></div>',
    });
    expect(await listAdded()).toEqual(['It’s true & good — a café\nRos']);
  });

  test('is read from the HTML if the text beside it is empty', async () => {
    await postMail({
      headers: { 'Content-Type': 'multipart/alternative; boundary=b' },
      body: '--b\r\nContent-Type: text/plain\r\n\r\n \r\n--b\r\nContent-Type: text/html\r\n\r\n<p>It did come true.</p>\r\n--b--',
    });
    expect(await listAdded()).toEqual(['It did come true.']);
  });

  test('may have 10,000 characters, however many code units they take', async () => {
    const moons = '🌙'.repeat(10_000);
    await postMail({ headers: { 'Content-Transfer-Encoding': '8bit' }, body: moons });
    expect(await listAdded()).toEqual([moons]);
  });

  test('mentions that a picture was attached', async () => {
    const boundary = 'b';
    await postMail({
      headers: { 'Content-Type': `multipart/mixed; boundary=${boundary}` },
      body: `--b\r\nContent-Type: text/plain\r\n\r\nLook\r\n--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--b--`,
    });
    expect(await listAdded()).toEqual(['Look\n\n[A picture was attached; it did not come along.]']);
  });

  test('goes on after a large picture between its texts', async () => {
    const line = `${'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4'.repeat(2).slice(0, 76)}\r\n`;
    const textPart = (text: string) => `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;
    const picture = `--b\r\nContent-Type: image/jpeg; name=palm.jpg\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\n${line.repeat(5_000)}`;
    await postMail({
      headers: { 'Content-Type': 'multipart/mixed;\r\n boundary="b"' },
      body: `${textPart('This is my left palm:')}${picture}${textPart('And this my right:')}${picture}${textPart('What do they say?')}--b--`,
    });
    const [message] = await listAdded();
    expect(message!.split(/\n+/)).toEqual([
      'This is my left palm:',
      'And this my right:',
      'What do they say?',
      '[A picture was attached; it did not come along.]',
    ]);
  });

  test('that mentions a danger is flagged, and the member gets help lines at once', async () => {
    await postMail({ body: 'I want to kill myself' });
    const { body } = await product.send(getRequest, { id: requestId }, { as: member });
    expect(body.isFlagged).toBe(true);
    const [mail] = await listMailsTo(member.email);
    expect(mail!.text).toContain('findahelpline.com');
  });

  test('mentions a danger where it looks like a quotation, too, and its whole text is kept', async () => {
    const body = `Thank you.\r\n\r\nOn Mon, 23 Nov 2026 at 10:00, Isolde Marr at Moonletter <letters@example.com> wrote:\r\n\r\n> It waits for you.\r\n> I want to kill myself tonight.`;
    await postMail({ body });
    expect(await listAdded()).toEqual(['Thank you.']);
    const request = (await product.send(getRequest, { id: requestId }, { as: member })).body;
    expect(request.isFlagged).toBe(true);
    expect((await listMailsTo(member.email))[0]!.text).toContain('findahelpline.com');
    const stored = await product.db
      .selectFrom('inboundMails')
      .select(['problem', 'text'])
      .where('requestId', '=', requestId)
      .execute();
    expect(stored).toEqual([{ problem: null, text: body.replaceAll('\r\n', '\n') }]);
  });

  test('is added once, even if several copies arrive', async () => {
    const raw = write();
    for (let copy = 0; copy < 3; copy++) expect((await post(raw)).status).toBe(200);
    await postMail({ headers: { 'Message-ID': '' }, body: 'Without an id' });
    await postMail({ headers: { 'Message-ID': '' }, body: 'Without an id' });
    expect(await listAdded()).toEqual(['Thank you!', 'Without an id']);
  });
});

describe('of consecutive mails', () => {
  test('each is parsed by the same thread', async () => {
    const { threadId } = startMailReader();
    for (const body of ['One', 'Two']) await postMail({ body });
    expect(startMailReader().threadId).toBe(threadId);
    expect(await listAdded()).toEqual(['One', 'Two']);
  });

  test('the next is parsed after one that would have blocked the thread, within a second of CPU time', async () => {
    const { threadId } = startMailReader();
    // The costliest of its length that is known: more than a second where the limit is 0.45.
    const body = '<!--'.repeat(32_000);
    const endless = { headers: { 'Content-Type': 'text/html' }, body };
    const before = process.cpuUsage();
    await postMail(endless);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(1);
    expect(startMailReader().threadId).not.toBe(threadId);
    await postMail();
    expect(await listAdded()).toEqual(['Thank you!']);
  });

  test('the next is parsed after the thread has died', async () => {
    await startMailReader().terminate();
    await postMail();
    expect(await listAdded()).toEqual(['Thank you!']);
  });

  test('the next is parsed by the same thread after one with a giant header', async () => {
    const { threadId } = startMailReader();
    await postMail({ headers: { 'X-Long': 'y'.repeat(1024 * 1024) } });
    await postMail();
    expect(startMailReader().threadId).toBe(threadId);
    expect(await listAdded()).toEqual(['Thank you!']);
  });
});

test('eight mails at once for a thread all become messages', async () => {
  const bodies = Array.from({ length: 8 }, (_, n) => `Mail ${n}`);
  await Promise.all(bodies.map((body) => postMail({ body })));
  expect((await listAdded()).toSorted()).toEqual(bodies);
});

test('NUL characters are removed from a mail', async () => {
  await postMail({
    headers: { 'Content-Transfer-Encoding': 'base64' },
    body: Buffer.from('It \0did').toString('base64'),
  });
  expect(await listAdded()).toEqual(['It did']);
  await postMail({ from: 'eve\0@example.test' });
  expect(await listSupportMails()).toHaveLength(1);
});

describe('a mail that is accepted and only logged', () => {
  test.each<[string, () => MailFields]>([
    [
      'was not signed here',
      () => ({ to: createReplyAddress().replace(/.@/, (end) => (end[0] === '0' ? '1@' : '0@')) }),
    ],
    ['is for another member’s thread', () => ({ to: createReplyAddress().replace(`+${requestId}.`, '+1.') })],
    ['was signed more than 180 days ago', () => ({ to: createReplyAddress(181) })],
    ['was submitted by a program', () => ({ headers: { 'Auto-Submitted': 'auto-replied' } })],
    ['has precedence bulk', () => ({ headers: { Precedence: 'bulk' } })],
    ['has an empty return path', () => ({ headers: { 'Return-Path': '<>' } })],
  ])('%s', async (_, content) => {
    await postMail(content());
    expect(await listAdded()).toEqual([]);
    expect(await listSupportMails()).toEqual([]);
  });

  test('a signature is valid for 180 days, and a mail with Auto-Submitted: no is added', async () => {
    await postMail({ to: createReplyAddress(180), headers: { 'Auto-Submitted': 'no' } });
    expect(await listAdded()).toHaveLength(1);
  });
});

describe('a mail that cannot become a message goes to the owner', () => {
  test.each<[string, () => MailFields, RegExp]>([
    [
      'nothing is left without quotes',
      () => ({ body: '> all of it\r\n> is quoted' }),
      /no words of your own/,
    ],
    ['has only invisible characters', () => ({ body: '\u200b\u2060' }), /no words of your own/],
    ['it is longer than a message', () => ({ body: 'word '.repeat(2_100) }), /10,000 characters/],
  ])('%s, and the member hears why', async (_, content, reason) => {
    await postMail(content());
    expect(await listAdded()).toEqual([]);
    const [forwarded, ...others] = await listSupportMails();
    expect(others).toEqual([]);
    expect(forwarded!.text).toContain(content().body!.trim().replaceAll('\r\n', '\n'));
    const [mail] = await listMailsTo(member.email);
    expect(mail!.text).toMatch(reason);
    expect(mail!.text).toContain(`https://moonletter.example/${requestId}`);
  });

  test('if the membership does not cover it; the member gets an explanation once a day', async () => {
    await sql`update subscriptions set status = 'canceled' where user_id = ${member.id}`.execute(product.db);
    await postMail();
    await postMail();
    expect(await listSupportMails()).toHaveLength(2);
    expect(await listMailsTo(member.email)).toHaveLength(1);
    await product.advance({ hours: 25 });
    await postMail();
    expect(await listMailsTo(member.email)).toHaveLength(2);
    expect(await listAdded()).toEqual([]);
  });

  test('if it mentions a danger, the member gets help lines before the reason, each time', async () => {
    await sql`update subscriptions set status = 'canceled' where user_id = ${member.id}`.execute(product.db);
    await postMail();
    for (const day of ['today', 'tonight']) await postMail({ body: `I want to kill myself ${day}.` });
    const mails = await listMailsTo(member.email);
    expect(mails.map(({ text }) => text!.includes('findahelpline.com'))).toEqual([false, true, true]);
    expect(mails[1]!.text!.indexOf('findahelpline.com')).toBeLessThan(mails[1]!.text!.indexOf('membership'));
    expect(mails[1]!.text).not.toContain('/account/subscription');
    const subjects = (await listSupportMails()).map(({ subject }) => subject!);
    expect(subjects.filter((subject) => subject.includes('mentions a danger'))).toHaveLength(2);
  });

  test('if it comes from another address; the sender gets no answer', async () => {
    await postMail({ from: 'eve@example.test', body: 'I am Rosalind' });
    const [mail] = await listSupportMails();
    expect(mail!.text).toContain('I am Rosalind');
    expect(mail!.replyTo![0]!.address).toBe('eve@example.test');
    expect([...(await listMailsTo(member.email)), ...(await listMailsTo('eve@example.test'))]).toEqual([]);
    expect(await listAdded()).toEqual([]);
  });

  test.each([
    ['in one header', '>, Eve <eve@example.test'],
    ['in two headers', '>\r\nFrom: Eve <eve@example.test'],
  ])('if it names another sender beside the member, %s', async (_, other) => {
    await postMail({ from: member.email + other });
    expect(await listSupportMails()).toHaveLength(1);
    expect(await listAdded()).toEqual([]);
  });
});

test('more than 20 mails an hour for a thread are only logged', async () => {
  const { config, clock } = product.services;
  const limit = { subject: `mail-in:${requestId}`, max: 20, seconds: 3_600 };
  for (let n = 0; n < 20; n++) await countHits(product.db, clock.now(), [limit]);
  Object.assign(config, { hasRateLimits: true });
  await postMail();
  Object.assign(config, { hasRateLimits: false });
  expect(await listAdded()).toEqual([]);
  await postMail();
  expect(await listAdded()).toHaveLength(1);
});

test('a mail that failed the checks of a trusted relay goes only to the owner', async () => {
  const results = (value: string) => ({ headers: { 'Authentication-Results': `mx.example.com; ${value}` } });
  await postMail(results('spf=fail; dkim=none; dmarc=fail'));
  expect(await listAdded()).toEqual([]);
  expect(await listSupportMails()).toHaveLength(1);
  expect(await listMailsTo(member.email)).toEqual([]);
  await postMail(results('spf=fail; dkim=pass; dmarc=pass'));
  expect(await listAdded()).toHaveLength(1);
});

describe('the call', () => {
  test.each<[string, Record<string, string>]>([
    ['without a secret', {}],
    ['with a wrong one', { authorization: 'Bearer another-secret-of-it' }],
    ['with a token in its place', { authorization: `Token ${SECRET}` }],
  ])('is refused %s', async (_, headers) => {
    expect((await post(write(), headers)).status).toBe(401);
  });

  test('accepts only mails of up to 10 MB', async () => {
    const type = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
    expect((await post('{}', type)).status).toBe(415);
    expect((await post(write({ body: 'x'.repeat(10 * 1024 * 1024) }))).status).toBe(413);
    expect(await listAdded()).toEqual([]);
  });
});

describe('the SMTP receiver', () => {
  const send = (raw: string, envelope: { from: string; to: string }) =>
    createTransport({ host: '127.0.0.1', port: product.mailPort!, ignoreTLS: true }).sendMail({
      envelope,
      raw,
    });

  test('accepts a mail to an address at its domain', async () => {
    await send(write(), { from: member.email, to: createReplyAddress() });
    expect(await listAdded()).toEqual(['Thank you!']);
  });

  test('refuses other domains and mails that are too large', async () => {
    const from = member.email;
    await expect(send(write(), { from, to: 'ada@example.com' })).rejects.toMatchObject({ responseCode: 550 });
    const large = write({ body: `${'x'.repeat(76)}\r\n`.repeat(140_000) });
    await expect(send(large, { from, to: createReplyAddress() })).rejects.toMatchObject({
      responseCode: 552,
    });
    expect(await listAdded()).toEqual([]);
  });

  test('refuses a mail of lines with dots, for which its library takes seconds', async () => {
    const dots = write({ body: '.\r\n'.repeat(3_000_000) });
    // While the mail is still being sent, the sender may not receive the reason.
    await expect(send(dots, { from: member.email, to: createReplyAddress() })).rejects.toThrow(
      /554|closed|EPIPE|ECONN/,
    );
    await send(write(), { from: member.email, to: createReplyAddress() });
    expect(await listAdded()).toEqual(['Thank you!']);
  });

  test('closes the connection where a mail that is too large does not end', async () => {
    const endless = write({ body: `${'x'.repeat(76)}\r\n`.repeat(400_000) });
    await expect(send(endless, { from: member.email, to: createReplyAddress() })).rejects.toThrow(
      /554|closed|EPIPE|ECONN/,
    );
  });

  test('an empty envelope sender is a report, whatever the headers say', async () => {
    await send(write(), { from: '', to: createReplyAddress() });
    expect(await listAdded()).toEqual([]);
  });
});

describe('reports of permanent failures', () => {
  const report = (status: string) => ({
    from: 'mailer-daemon@example.com',
    to: buildBounceAddress(product.services, {
      userId: member.id,
      recipient: member.email,
      createdAt: product.services.clock.now().toString(),
    })!,
    headers: {
      'Return-Path': '<>',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
    },
    body: `--b\r\nContent-Type: text/plain\r\n\r\nSorry\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; ${member.email}\r\nAction: ${status.startsWith('5') ? 'failed' : 'delayed'}\r\nStatus: ${status}\r\n--b--`,
  });
  const isUndeliverable = async () => (await product.send(getMe, {}, { as: member })).body.emailUndeliverable;

  test('one that is delivered several times counts once', async () => {
    const raw = write(report('5.1.1'));
    for (let copy = 0; copy < 3; copy++) expect((await post(raw)).status).toBe(200);
    await postMail(report('5.1.1'));
    expect(await isUndeliverable()).toBe(false);
    await postMail(report('5.1.1'));
    expect(await isUndeliverable()).toBe(true);
  });

  test('three in seven days end all but necessary mails, until the address changes', async () => {
    await postMail(report('5.1.1'));
    await product.advance({ hours: 7 * 24 + 1 });
    await postMail(report('5.1.1'));
    await postMail(report('4.4.1'));
    await postMail(report('5.1.1'));
    expect(await isUndeliverable()).toBe(false);
    await postMail(report('5.1.1'));
    expect(await isUndeliverable()).toBe(true);
    await sql`update users set email = 'new' || email where id = ${member.id}`.execute(product.db);
    expect(await isUndeliverable()).toBe(false);
    await postMail(report('5.1.1'));
    expect(await isUndeliverable()).toBe(false);
  });
});

describe('a hostile mail costs at most a second of CPU time', () => {
  const createDeepMail = () => {
    const open = Array.from(
      { length: 2_000 },
      (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
    );
    return write({ headers: { 'Content-Type': 'multipart/mixed; boundary=b0' }, body: open.join('') });
  };
  test.each<[string, () => string]>([
    ['nested deeply', createDeepMail],
    [
      'with many headers',
      () =>
        write({ headers: Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`X-${n}`, 'y'])) }),
    ],
    ['with one giant line', () => write({ body: '>'.repeat(9_000_000) })],
    [
      'with many lines that look like quotes',
      () => write({ body: 'On a On b wrote:\r\nFrom: \r\n'.repeat(40_000) }),
    ],
    [
      'of HTML that never ends',
      () => write({ headers: { 'Content-Type': 'text/html' }, body: '<p <!-- <style '.repeat(60_000) }),
    ],
    [
      'in a character set that grows',
      () =>
        write({
          headers: { 'Content-Type': 'text/plain; charset=iso-2022-jp' },
          body: '\u001b$B\u001b(B'.repeat(140_000),
        }),
    ],
    ['with a giant address', () => write({ from: '"(<'.repeat(40_000) })],
  ])('%s', async (_, raw) => {
    const text = raw();
    const before = process.cpuUsage();
    expect((await post(text)).status).toBe(200);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(1.5);
    expect((await product.send(getMe, {}, { as: member })).status).toBe(200);
  });
});

test('a mail is kept in the same way, however it is cut into chunks', async () => {
  const mail = Buffer.from(
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nOne\r\n--b\r\nContent-Type: image/png\r\n\r\nAAAA\r\n--c\r\n${'A'.repeat(3_000)}\r\n--b\r\n\r\n${'Two'.repeat(700)}\r\n--b--`,
  );
  async function* cut(length: number) {
    for (let at = 0; at < mail.length; at += length) yield mail.subarray(at, at + length);
  }
  const whole = await collectMail(cut(mail.length));
  expect(Buffer.from(whole!.raw).toString()).not.toContain('AAAA');
  expect(Buffer.from(whole!.raw).toString()).toContain(`\r\n\r\n${'Two'.repeat(700)}\r\n--b--`);
  for (const length of [1, 7, 999, 1_001, 2_048]) expect(await collectMail(cut(length))).toEqual(whole);
});

test('of a large mail only the beginning is kept in memory', async () => {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  async function* generateMail(chunks: number) {
    for (let n = 0; n < chunks; n++) yield chunk;
  }
  const collected = await collectMail(generateMail(150));
  expect(collected).toMatchObject({ isTruncated: true });
  expect(collected!.raw.buffer.byteLength).toBeLessThanOrEqual(128 * 1024);
  expect(await collectMail(generateMail(161))).toBeNull();
});

test('a client that sends garbage gets an answer and causes no crash', async () => {
  const socket = connect(product.mailPort!, '127.0.0.1');
  await once(socket, 'data');
  socket.write('DATA\r\n\0\xff\r\nRCPT TO:<x>\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^5\d\d/);
  socket.destroy();
});
