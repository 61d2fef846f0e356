import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactSupport, inviteFriend } from '#contract/contact/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
let member: TestUser;
beforeAll(async () => {
  product = await startTestProduct({
    SUPPORT_EMAIL: 'help@example.test',
    PUBLIC_URL: 'https://moonletter.test',
    RATE_LIMITS: 'on',
  });
  member = await product.customer();
});
afterAll(() => product.stop());

const listMailsTo = async (address: string) =>
  (await product.mails()).filter((mail) => new RegExp(`^To: ${address}$`, 'm').test(mail));

describe('a message to support', () => {
  test('is stored and mailed to the owner, with the member as reply-to', async () => {
    const content = 'My letter did not open.\n\nPlease <b>help</b>.';
    const { status, body } = await product.send(contactSupport, { content }, { as: member });
    expect([status, body]).toEqual([
      200,
      { detail: `Your message is on its way. We answer to ${member.email}` },
    ]);
    const [mail] = await listMailsTo('help@example.test');
    expect(mail).toContain(`Reply-To: ${member.email}\n`);
    expect(mail).toContain('Subject: Support: Rosalind Achterberg\n');
    expect(mail).toContain('> My letter did not open.');
    expect(mail).toContain('&lt;b&gt;help&lt;/b&gt;');
    const rows = await product.db.selectFrom('supportMessages').selectAll().execute();
    expect(rows).toMatchObject([{ userId: member.id, content }]);
  });

  test('goes to the sender address if there is no support address', async () => {
    const plain = await startTestProduct({ MAIL_FROM: 'Owner <owner@example.test>' });
    await plain.send(contactSupport, { content: 'Hello' }, { as: await plain.customer() });
    const mails = await plain.mails();
    await plain.stop();
    expect(mails.filter((mail) => mail.includes('\nTo: owner@example.test\n'))).toHaveLength(1);
  });

  test.each(['', '  \n ', 'x'.repeat(5_001)])('of %j is refused at its field', async (content) => {
    const { status, fields } = await product.send(contactSupport, { content }, { as: member });
    expect(status).toBe(400);
    expect(fields).toHaveProperty('content');
  });

  test('is limited to ten an hour', async () => {
    const sender = await product.customer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => product.send(contactSupport, { content: `${n}` }, { as: sender })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('an invitation', () => {
  const invite = (email: string, message?: string, as = member) =>
    product.send(inviteFriend, { email, ...(message !== undefined && { message }) }, { as });

  test('is a mail in the member’s name, with their text and our link, and without their address', async () => {
    const { status } = await invite(' Friend@Example.test ', 'You would <i>love</i> it.');
    expect(status).toBe(200);
    const [mail] = await listMailsTo('friend@example.test');
    expect(mail).toContain('Subject: Rosalind invites you to Moonletter\n');
    expect(mail).toContain('https://moonletter.test/welcome');
    expect(mail).toContain('&lt;i&gt;love&lt;/i&gt;');
    expect(mail).not.toContain(member.email);
  });

  test('to the same address is mailed once a day', async () => {
    for (let n = 0; n < 3; n++) expect((await invite('twice@example.test')).status).toBe(200);
    expect(await listMailsTo('twice@example.test')).toHaveLength(1);
    await product.advance({ hours: 24, seconds: 1 });
    await invite('twice@example.test');
    expect(await listMailsTo('twice@example.test')).toHaveLength(2);
  });

  test('by many members to one address is limited to three mails a week', async () => {
    for (let n = 0; n < 5; n++) await invite('popular@example.test', undefined, await product.customer());
    expect(await listMailsTo('popular@example.test')).toHaveLength(3);
  });

  test('of a member whose name looks like a web address leaves the name out', async () => {
    const linkNamedMember = await product.customer({
      firstName: 'win.example.com',
      lastName: 'https://x.test',
    });
    await invite('careful@example.test', undefined, linkNamedMember);
    const [mail] = await listMailsTo('careful@example.test');
    expect(mail).toContain('Subject: A friend invites you to Moonletter\n');
    expect(mail).not.toMatch(/example\.com|x\.test/);
  });

  test.each([
    ['', 'email'],
    ['nobody', 'email'],
    ['a@b.test\r\nBcc: c@d.test', 'email'],
    ['a@b.test, c@d.test', 'email'],
  ])('to %j is refused at its field', async (email, field) => {
    const { status, fields } = await invite(email);
    expect(status).toBe(400);
    expect(fields).toHaveProperty(field);
  });

  test('to the sender’s own address, or with a link, is refused at its field', async () => {
    expect((await invite(member.email)).fields).toHaveProperty('email');
    expect((await invite('a@b.test', 'Look at https://evil.test')).fields).toHaveProperty('message');
  });

  test('is limited to twenty a day', async () => {
    const sender = await product.customer();
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, n) => invite(`friend${n}@many.test`, undefined, sender)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
