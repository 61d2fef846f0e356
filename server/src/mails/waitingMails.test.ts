import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/accounts/calls.ts';
import { cancelSubscription } from '#contract/billing/calls.ts';
import { patchStaffUser } from '#contract/members/calls.ts';
import { updateMe } from '#contract/profiles/calls.ts';
import { markRead } from '#contract/readings/calls.ts';
import { createDesk, type Desk } from '../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { startTestProduct, TEST_PASSWORD, type TestUser } from '../../testing/testProduct.ts';

let desk: Desk;
let member: TestUser;
beforeAll(async () => {
  desk = await createDesk(await startTestProduct({ LOG_LEVEL: 'fatal' }));
});
afterAll(() => desk.close());
beforeEach(async () => {
  member = await createMemberWithStatus(desk.product, 'monthly_active');
});

const ARRIVAL = 'A letter from Isolde has arrived';
const edit = (change: object) =>
  desk.product.send(patchStaffUser, { id: member.id, ...change }, { as: desk.writer });

/** The recipient and subject of each mail, after the mail server has accepted none while `act` ran. */
async function sendAfter(
  act: (letter: { id: number; messageId: number }) => Promise<unknown>,
): Promise<string[]> {
  const folder = join(desk.product.dataDir, 'mail');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'No mail can be written here');
  const { id } = await desk.ask({}, member);
  const { body: letter } = await desk.answer(id);
  await desk.product.advance({ minutes: 2 });
  await act({ id, messageId: letter.id });
  await desk.product.advance({ minutes: 1 });
  await rm(folder);
  await desk.product.advance({ minutes: 10 });
  const mails = await Promise.all((await desk.product.mails()).map((source) => PostalMime.parse(source)));
  return mails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`);
}

test('a mail that the mail server does not accept is sent later', async () => {
  expect(await sendAfter(async () => {})).toEqual([`${member.email}: ${ARRIVAL}`]);
});

test.each<[string, () => Promise<unknown>]>([
  [
    'has unsubscribed by a link',
    async () => {
      const token = desk.product.services.signer.sign('unsubscribe', ['answers', member.id]);
      await desk.product.fetchRaw(`/unsubscribe?token=${token}`, { method: 'POST' });
    },
  ],
  [
    'has turned such mails off',
    () => desk.product.send(updateMe, { notifications: { answerMail: false } }, { as: member }),
  ],
  ['was blocked', () => edit({ isBlocked: true, membership: 'keep' })],
])('it is dropped if the member %s meanwhile', async (_, act) => {
  expect(await sendAfter(act)).toEqual([]);
});

test('it is dropped if the letter is read meanwhile, and not if only an older message is', async () => {
  expect(await sendAfter((letter) => desk.product.send(markRead, letter, { as: member }))).toEqual([]);
  const sent = await sendAfter(({ id, messageId }) =>
    desk.product.send(markRead, { id, messageId: messageId - 1 }, { as: member }),
  );
  expect(sent).toEqual([`${member.email}: ${ARRIVAL}`]);
});

test('it goes to the new address of the member, but what is written to the old address goes there', async () => {
  const email = `new.${member.email}`;
  const sent = await sendAfter(async () => {
    await desk.product.send(cancelSubscription, {}, { as: member });
    await edit({ email });
  });
  expect(sent.map((line) => line.replace(/ on .*/, '')).toSorted()).toEqual(
    [
      `${email}: ${ARRIVAL}`,
      `${email}: Your membership ends`,
      `${email}: The address of your Moonletter account has changed`,
      `${member.email}: The address of your Moonletter account has changed`,
    ].toSorted(),
  );
});

test('a mail is dropped if its link expires meanwhile', async () => {
  const sent = await sendAfter(async () => {
    await desk.product.send(requestPasswordReset, { email: member.email });
    const change = { email: `new.${member.email}`, password: TEST_PASSWORD };
    expect((await desk.product.send(updateMe, change, { as: member })).status).toBe(200);
    // All are tried again after eight and a half hours.
    await desk.product.advance({ hours: 8, minutes: 30 });
  });
  expect(sent.toSorted()).toEqual([
    `${member.email}: ${ARRIVAL}`,
    `${member.email}: A new address for your Moonletter account`,
  ]);
});
