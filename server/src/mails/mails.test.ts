import PostalMime from 'postal-mime';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getMe, updateMe } from '#contract/profiles/calls.ts';
import {
  createRequest,
  markRead,
  postMessage,
  postResponse,
  takeBackResponse,
} from '#contract/readings/calls.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { countWaitingForLocks } from '../../testing/startWhileLocked.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

const TITLE = 'Will the cottage stand';
const LETTER = 'The Tower stands, and so does the roof above you';
const MINUTE = { minutes: 1 } as const;

let product: TestProduct;
let writer: TestUser;
let member: TestUser;
beforeAll(async () => {
  product = await startTestProduct({
    PUBLIC_URL: 'https://moonletter.example',
    MAIL_IN_DOMAIN: 'reply.example.com',
  });
  writer = await product.writer('Isolde');
});
afterAll(() => product.stop());
beforeEach(async () => {
  member = await createMemberWithStatus(product, 'monthly_active');
});

const ask = async () =>
  (await product.send(createRequest, { title: TITLE, message: 'Will it?' }, { as: member })).body.id;
const answer = async (readingRequest: number) =>
  (await product.send(postResponse, { readingRequest, message: LETTER }, { as: writer })).body.id;
const sendMessage = (id: number) =>
  product.send(postMessage, { id, message: 'A word about Tuesday' }, { as: writer });
const set = (notifications: object, more = {}) =>
  product.send(updateMe, { notifications, ...more }, { as: member });

/** The mails that reached the member, oldest first. */
async function listMailsToMember() {
  const mails = await Promise.all((await product.mails()).map((source) => PostalMime.parse(source)));
  return mails.filter(({ to }) => to?.[0]?.address === member.email);
}
const readHeader = (mail: Awaited<ReturnType<typeof listMailsToMember>>[number], name: string) =>
  mail.headers.find(({ key }) => key === name)?.value;
const listSubjects = async () => (await listMailsToMember()).map(({ subject }) => subject);

/** `HH:MM` in UTC, so many hours from now. */
const timeAfter = (hours: number) =>
  product.services.clock
    .now()
    .add({ hours })
    .toZonedDateTimeISO('UTC')
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

describe('the arrival mail', () => {
  test('is sent two minutes after the letter, and quotes neither its text nor its title', async () => {
    const requestId = await ask();
    await answer(requestId);
    await product.advance(MINUTE);
    expect(await listSubjects()).toEqual([]);
    await product.advance(MINUTE);
    const [mail, ...others] = await listMailsToMember();
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('A letter from Isolde has arrived');
    expect(mail!.from!.name).toBe('Isolde Marr at Moonletter');
    for (const body of [mail!.text!, mail!.html!, mail!.subject!]) {
      for (const word of [TITLE, ...LETTER.split(' ').filter((each) => each.length > 3)])
        expect(body).not.toContain(word);
    }
    expect(mail!.html).toContain(`href="https://moonletter.example/${requestId}"`);
    expect(mail!.text).toContain(`Open your letter:\nhttps://moonletter.example/${requestId}\n`);
    expect(mail!.html!.match(/<img/g)).toBeNull();
    expect(mail!.replyTo![0]!.address).toMatch(/^reply\+[\d.a-f]+@reply\.example\.com$/);
    expect(readHeader(mail!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test('is not sent if the letter was read before', async () => {
    const id = await ask();
    const messageId = await answer(id);
    await product.advance(MINUTE);
    await product.send(markRead, { id, messageId }, { as: member });
    await product.advance({ hours: 1 });
    expect(await listSubjects()).toEqual([]);
  });

  test('is sent even if a writer has read the thread, or the member an older message', async () => {
    const id = await ask();
    const { body } = await sendMessage(id);
    const messageId = await answer(id);
    await product.send(markRead, { id, messageId }, { as: writer });
    await product.send(markRead, { id, messageId: body.id }, { as: member });
    await product.advance({ minutes: 2 });
    expect(await listSubjects()).toEqual(['A letter from Isolde has arrived']);
  });

  test('is not sent for a letter that was taken back', async () => {
    const messageId = await answer(await ask());
    await sql`delete from messages where id = ${messageId}`.execute(product.db);
    await product.advance({ minutes: 2 });
    expect(await listSubjects()).toEqual([]);
  });

  test('announces all unread messages of a thread once', async () => {
    const id = await ask();
    await sendMessage(id);
    await product.advance(MINUTE);
    await answer(id);
    await sendMessage(id);
    await product.advance({ hours: 1 });
    expect(await listSubjects()).toEqual(['A letter from Isolde has arrived']);
  });

  test('for a message that is not a letter has no envelope', async () => {
    await sendMessage(await ask());
    await product.advance({ minutes: 2 });
    const [mail] = await listMailsToMember();
    expect(mail!.subject).toBe('Isolde wrote to you');
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/Tuesday|cottage/);
  });

  test('is not sent to members who have turned it off, have no working address or are blocked', async () => {
    await set({ answerMail: false });
    await answer(await ask());
    await product.advance({ minutes: 2 });
    await set({ answerMail: true });
    await answer(await ask());
    await sql`update users set email_undeliverable_at = now() where id = ${member.id}`.execute(product.db);
    await product.advance({ minutes: 2 });
    await answer(await ask());
    await sql`update users set email_undeliverable_at = null where id = ${member.id}`.execute(product.db);
    await sql`update users set is_blocked = true where id = ${member.id}`.execute(product.db);
    await product.advance({ minutes: 2 });
    expect(await listSubjects()).toEqual([]);
  });

  test('waits for the end of the quiet hours, and is sent once per thread for messages still unread', async () => {
    await set({ quietFrom: timeAfter(-1), quietTo: timeAfter(3) });
    const [read, twice] = [await ask(), await ask()];
    const messageId = await answer(read);
    await answer(twice);
    await answer(twice);
    await product.advance({ hours: 2 });
    expect(await listSubjects()).toEqual([]);
    await product.send(markRead, { id: read, messageId }, { as: member });
    await product.advance({ hours: 1, minutes: 1 });
    const mails = await listMailsToMember();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.html).toContain(`href="https://moonletter.example/${twice}"`);
  });
});

describe('the weekly digest', () => {
  /** To a minute after the next Monday, 09:00 in this zone. `actBefore` is called half a minute before 09:00. */
  async function goToMonday(zone: string, actBefore = async () => {}) {
    const now = product.services.clock.now();
    const local = now.toZonedDateTimeISO(zone);
    const nine = { hour: 9, minute: 0, second: 0, millisecond: 0 };
    // A digest that is due within three minutes does not list new letters.
    const day = local.subtract({ hours: 9 }).add({ minutes: 3 });
    const monday = day.add({ days: 8 - day.dayOfWeek }).with(nine);
    const seconds = Math.floor((monday.epochMilliseconds - now.epochMilliseconds) / 1000) - 30;
    await product.advance({ seconds });
    const before = await listSubjects();
    await actBefore();
    await product.advance({ minutes: 1 });
    return { before, after: await listSubjects() };
  }

  test('is sent on Monday at 09:00 in the time zone, and only lists new and sealed letters', async () => {
    await set({ digest: 'weekly', answerMail: false }, { timeZone: 'Pacific/Auckland' });
    const [first, second] = [await ask(), await ask()];
    const messageId = await answer(first);
    await product.send(markRead, { id: first, messageId }, { as: member });
    await answer(second);
    const { before, after } = await goToMonday('Pacific/Auckland');
    expect(before).toEqual([]);
    expect(after).toEqual(['Your week: 2 letters came']);
    const [mail] = await listMailsToMember();
    expect(mail!.text).toContain('One letter is still sealed.');
    expect(mail!.text).toMatch(/Isolde Marr, still sealed[\s\S]*Isolde Marr, opened/);
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/Tower|cottage/);
    expect(readHeader(mail!, 'list-unsubscribe')).toContain(
      'https://moonletter.example/unsubscribe?token=digest.',
    );
    expect((await goToMonday('Pacific/Auckland')).after).toHaveLength(1);
  });

  test('lists a letter that can still be taken back, or is being sent, only in the next one', async () => {
    await set({ digest: 'weekly', answerMail: false });
    const [old, slow, takenBack] = [await ask(), await ask(), await ask()];
    await answer(old);
    await goToMonday('UTC', async () => {
      const messageId = await answer(takenBack);
      let sending: Promise<number> | undefined;
      await product.db.transaction().execute(async (tx) => {
        await tx.selectFrom('readingRequests').select('id').where('id', '=', slow).forUpdate().execute();
        sending = answer(slow);
        await expect.poll(() => countWaitingForLocks(product.db)).toBe(1);
        await product.advance({ minutes: 1 });
      });
      await sending;
      expect((await product.send(takeBackResponse, { id: messageId }, { as: writer })).status).toBe(200);
    });
    expect(await listSubjects()).toEqual(['Your week: 1 letter came']);
    await goToMonday('UTC');
    expect(await listSubjects()).toEqual(['Your week: 1 letter came', 'Your week: 1 letter came']);
    expect((await listMailsToMember())[1]!.text).toContain('2 letters are still sealed.');
  });

  test('waits for the end of the quiet hours', async () => {
    await set({ digest: 'weekly', answerMail: false, quietFrom: '08:00', quietTo: '10:00' });
    await answer(await ask());
    expect((await goToMonday('UTC')).after).toEqual([]);
    await product.advance({ hours: 1 });
    expect(await listSubjects()).toEqual(['Your week: 1 letter came']);
  });

  test('is not sent when it is off', async () => {
    await set({ digest: 'weekly', answerMail: false });
    await set({ digest: 'off' });
    await answer(await ask());
    expect((await goToMonday('UTC')).after).toEqual([]);
  });
});

describe('unsubscribing by the link in a mail', () => {
  async function readLink(kind: string): Promise<string> {
    const token = product.services.signer.sign('unsubscribe', [kind, member.id]);
    return `/unsubscribe?token=${token}`;
  }
  const settings = async () => (await product.send(getMe, {}, { as: member })).body.notifications;

  test('the page has one button and changes nothing', async () => {
    const page = await product.fetchRaw(await readLink('answers'));
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html.match(/<button>/g)).toHaveLength(1);
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect((await settings()).answerMail).toBe(true);
  });

  test.each(['digest', 'outcomes'])('the page of %s does not promise mails that may be off', async (kind) => {
    const page = await product.fetchRaw(await readLink(kind));
    const html = await page.text();
    expect(html).not.toContain('Mails when your reader writes to you');
    expect(html).toContain('mails about your membership and payments still come');
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['text/plain', ''],
  ])('a POST of %s unsubscribes without a session, also when repeated', async (type, body) => {
    await set({ digest: 'weekly' });
    const init = { method: 'POST', headers: { 'content-type': type }, body };
    expect((await product.fetchRaw(await readLink('answers'), init)).status).toBe(200);
    expect((await product.fetchRaw(await readLink('answers'), init)).status).toBe(200);
    expect(await settings()).toMatchObject({ answerMail: false, digest: 'weekly' });
    expect((await product.fetchRaw(await readLink('digest'), { method: 'POST' })).status).toBe(200);
    expect(await settings()).toMatchObject({ answerMail: false, digest: 'off' });
  });

  test('a POST of more than 1 MB is refused', async () => {
    const body = 'x'.repeat(1_100_000);
    expect((await product.fetchRaw(await readLink('answers'), { method: 'POST', body })).status).toBe(413);
    expect((await settings()).answerMail).toBe(true);
  });

  test('a token with a foreign signature is refused', async () => {
    const ownToken = product.services.signer.sign('unsubscribe', ['answers', member.id]);
    const reply = product.services.signer.sign('reply', ['answers', member.id]);
    for (const token of [
      '',
      'x',
      `${ownToken}0`,
      ownToken.replace(`.${member.id}.`, '.1.'),
      reply,
      `${ownToken}&token=${ownToken}`,
    ])
      for (const method of ['GET', 'POST'])
        expect((await product.fetchRaw(`/unsubscribe?token=${token}`, { method })).status).toBe(400);
    expect((await settings()).answerMail).toBe(true);
  });
});
