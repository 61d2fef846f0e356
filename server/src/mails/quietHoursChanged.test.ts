import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/calls.ts';
import { updateMe } from '#contract/profiles/calls.ts';
import { markRead } from '#contract/readings/calls.ts';
import { createDesk, type Desk } from '../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { countWaitingForLocks } from '../../testing/startWhileLocked.ts';
import { startTestProduct, TEST_PASSWORD, type TestUser } from '../../testing/testProduct.ts';

let desk: Desk;
let member: TestUser;
beforeAll(async () => {
  desk = await createDesk(await startTestProduct());
});
afterAll(() => desk.close());
beforeEach(async () => {
  member = await createMemberWithStatus(desk.product, 'monthly_active');
});

const set = (notifications: object, more = {}) =>
  desk.product.send(updateMe, { notifications, ...more }, { as: member });
const answer = async () => {
  const { id } = await desk.ask({}, member);
  return { id, messageId: (await desk.answer(id)).body.id };
};
const logInAgain = async () => {
  const { body } = await desk.product.send(logIn, { email: member.email, password: TEST_PASSWORD });
  member = { ...member, token: body.token };
};

/** `HH:MM` in UTC, so many minutes from now. */
const timeAfter = (minutes: number) =>
  desk.product.services.clock
    .now()
    .add({ minutes })
    .toZonedDateTimeISO('UTC')
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
/** Quiet hours that began an hour ago. */
const quietUntil = (hours: number) => ({ quietFrom: timeAfter(-60), quietTo: timeAfter(60 * hours) });
const NOT_QUIET = { quietFrom: null, quietTo: null };

/** The subjects of the mails to the member, after the jobs have run. */
async function listSubjects(): Promise<(string | undefined)[]> {
  const mails = await Promise.all((await desk.product.mails()).map((source) => PostalMime.parse(source)));
  return mails.filter(({ to }) => to?.[0]?.address === member.email).map(({ subject }) => subject);
}

test.each([
  ['are removed', () => set(NOT_QUIET)],
  ['end earlier', () => set(quietUntil(-0.5))],
  ['are over in another time zone', () => set({}, { timeZone: 'Pacific/Auckland' })],
])('an arrival mail that waits for the end of the quiet hours is sent when they %s', async (_, change) => {
  await set(quietUntil(3));
  await answer();
  await desk.product.advance({ minutes: 10 });
  expect(await listSubjects()).toEqual([]);
  await change();
  expect(await listSubjects()).toEqual(['A letter from Isolde has arrived']);
});

test('it waits longer when the quiet hours end later, and no letter is announced while it can be taken back', async () => {
  await set(quietUntil(2));
  await answer();
  await desk.product.advance({ minutes: 10 });
  await set(quietUntil(5));
  await desk.product.advance({ hours: 3 });
  expect(await listSubjects()).toEqual([]);
  await answer();
  await set(NOT_QUIET);
  expect(await listSubjects()).toHaveLength(1);
  await desk.product.advance({ minutes: 2 });
  expect(await listSubjects()).toHaveLength(2);
});

test('it is sent also when it began to wait while the quiet hours were being removed', async () => {
  const { db } = desk.product;
  await set(quietUntil(3));
  const { messageId } = await answer();
  let removed: Promise<unknown> = Promise.resolve();
  // As the job does, which has read the old quiet hours.
  await db.transaction().execute(async (tx) => {
    const end = desk.product.services.clock.now().add({ hours: 3 }).toString();
    await sql`select from arrival_mails where message_id = ${messageId} for update`.execute(tx);
    removed = set(NOT_QUIET);
    await expect.poll(() => countWaitingForLocks(db)).toBe(1);
    await sql`update arrival_mails set due_at = ${end}, held_since = due_at where message_id = ${messageId}`.execute(
      tx,
    );
  });
  await removed;
  await desk.product.advance({ minutes: 2 });
  expect(await listSubjects()).toHaveLength(1);
});

test('a digest that waits for the end of the quiet hours is sent when they are removed, and not before its day', async () => {
  const { clock } = desk.product.services;
  const localNow = () => clock.now().toZonedDateTimeISO('UTC');
  // This Monday's digest may be due in a moment.
  if (localNow().dayOfWeek === 1) await desk.product.advance({ days: 1 });
  await set({ digest: 'weekly', answerMail: false, quietFrom: '08:00', quietTo: '18:00' });
  await answer();
  const now = localNow();
  const monday = now.add({ days: 8 - now.dayOfWeek }).startOfDay();
  await desk.product.advance({ seconds: Math.ceil(now.until(monday).total('seconds')) });
  await desk.product.advance({ hours: 8 });
  await set({ quietFrom: '07:00' });
  expect(await listSubjects()).toEqual([]);
  await desk.product.advance({ hours: 2 });
  expect(await listSubjects()).toEqual([]);
  await set(NOT_QUIET);
  expect(await listSubjects()).toEqual(['Your week: 1 letter came']);
  await desk.product.advance({ hours: 12 });
  expect(await listSubjects()).toHaveLength(1);
});

test('the question about an outcome waits no longer when the quiet hours are removed', async () => {
  await set({ answerMail: true, ...quietUntil(20) });
  const letter = await answer();
  await desk.product.send(markRead, letter, { as: member });
  await desk.product.advance({ days: 30, minutes: 1 });
  await logInAgain();
  expect(await listSubjects()).toEqual([]);
  await set(NOT_QUIET);
  expect(await listSubjects()).toEqual(['What came of it?']);
});
