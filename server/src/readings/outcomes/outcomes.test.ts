import PostalMime from 'postal-mime';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/calls.ts';
import { getGrades } from '#contract/grades/calls.ts';
import { exportMe } from '#contract/privacy/calls.ts';
import { getMe, updateMe } from '#contract/profiles/calls.ts';
import {
  getRequest,
  listOutcomeQuestions,
  markRead,
  postMessage,
  putOutcome,
  takeBackResponse,
} from '#contract/readings/calls.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import { sendOutcomeMails } from '../../mails/sendOutcomeMails.ts';
import { createSystemContext, NO_HOOKS } from '../../platform/http/callContext.ts';
import { TEST_PASSWORD, startTestProduct, type TestUser } from '../../../testing/testProduct.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(await startTestProduct({ PUBLIC_URL: 'https://moonletter.example' }));
});
afterAll(() => desk.close());

interface Case {
  member: TestUser;
  id: number;
}

/** A member with a question, and with an open letter unless it stays sealed. */
async function createAnsweredCase(message: string, { isRead = true, settings = {} } = {}): Promise<Case> {
  const member = await createMemberWithStatus(desk.product, 'monthly_active');
  if (Object.keys(settings).length > 0)
    await desk.product.send(updateMe, { notifications: settings }, { as: member });
  const { id } = await desk.ask({ message, title: '' }, member);
  const { body } = await desk.answer(id, { message: 'The Tower stands' });
  if (isRead) await desk.product.send(markRead, { id, messageId: body.id }, { as: member });
  return { member, id };
}

/** Log-ins end after thirty days without use. */
async function logInAgain({ member, id }: Case): Promise<Case> {
  const { body } = await desk.product.send(logIn, { email: member.email, password: TEST_PASSWORD });
  return { member: { ...member, token: body.token }, id };
}

const readDetail = async ({ member, id }: Case) =>
  (await desk.product.send(getRequest, { id }, { as: member })).body;
const reportOutcome = ({ member, id }: Case, more: object = {}) =>
  desk.product.send(putOutcome, { id, feeling: 'glad', text: 'I got it', ...more }, { as: member });
const listQuestions = async ({ member }: Case) =>
  (await desk.product.send(listOutcomeQuestions, {}, { as: member })).body.map(({ requestId }) => requestId);

/** The members whom a mail asked, as often as it did. */
async function listOutcomeMails() {
  const mails = await Promise.all((await desk.product.mails()).map((source) => PostalMime.parse(source)));
  const asking = mails.filter(({ subject }) => subject === 'What came of it?');
  for (const { text } of asking) expect(text).toContain('Please do not answer this mail');
  return asking;
}
const mailsTo = async ({ member }: Case) =>
  (await listOutcomeMails()).filter(({ to }) => to?.[0]?.address === member.email).length;

const PLAIN = 'Will I get the job in Leeds?';
const timeIn = (hours: number) =>
  desk.product.services.clock
    .now()
    .add({ hours })
    .toZonedDateTimeISO('UTC')
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

/** How many statements with this text wait for a lock. */
async function countWaiting(text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like ${`%${text}%`}`.execute(desk.product.db);
  return rows[0]!.count;
}

test('does not ask about an outcome that is reported while the texts are judged', async () => {
  const { db, services } = desk.product;
  const { member, id } = await createAnsweredCase(PLAIN);
  const now = services.clock.now().toString();
  const { asking } = await db.transaction().execute(async (tx) => {
    // Read between the letter and the texts.
    await sql`lock table subscriptions`.execute(tx);
    await sql`update outcome_asks set due_at = ${now} where request_id = ${id}`.execute(db);
    const context = createSystemContext(services, NO_HOOKS);
    const job = sendOutcomeMails.run(context, AbortSignal.timeout(10_000));
    await expect.poll(() => countWaiting('cancel_at_period_end')).toBe(1);
    await sql`insert into outcomes (request_id, user_id, message_id, feeling, text, created_at, updated_at)
      select request_id, user_id, message_id, 'glad', '', ${now}, ${now} from outcome_asks where request_id = ${id}`.execute(
      tx,
    );
    return { asking: job };
  });
  await asking;
  expect(await mailsTo({ member, id })).toBe(0);
});

test('an outcome is asked for 30 and 90 days after a letter, if allowed, and stored for the reader and the grades', async () => {
  const cases = {
    plain: await createAnsweredCase(PLAIN),
    silent: await createAnsweredCase(PLAIN),
    danger: await createAnsweredCase('I want to end my life'),
    illness: await createAnsweredCase('I was diagnosed with breast cancer, will the surgery go well?'),
    grief: await createAnsweredCase('My father died in May and I miss him'),
    griefLater: await createAnsweredCase(PLAIN),
    ended: await createAnsweredCase(PLAIN),
    blocked: await createAnsweredCase(PLAIN),
    sealed: await createAnsweredCase(PLAIN, { isRead: false }),
    noAnswerMails: await createAnsweredCase(PLAIN, { settings: { answerMail: false } }),
    noOutcomeMails: await createAnsweredCase(PLAIN, { settings: { outcomeMail: false } }),
    quiet: await createAnsweredCase(PLAIN, { settings: { quietFrom: timeIn(-1), quietTo: timeIn(2) } }),
  };
  type Name = keyof typeof cases;
  const names = Object.keys(cases) as Name[];
  const takenBack: Case = { member: cases.plain.member, id: (await desk.ask({}, cases.plain.member)).id };
  const letter = await desk.answer(takenBack.id);
  await desk.product.send(takeBackResponse, { id: letter.body.id }, { as: desk.writer });
  await desk.product.send(
    postMessage,
    { id: cases.griefLater.id, message: 'My mother passed away last night' },
    { as: cases.griefLater.member },
  );
  const countMails = () =>
    Promise.all(names.map(async (name) => [name, await mailsTo(cases[name])] as const));
  const listMailedNames = async (times = 1) =>
    (await countMails()).flatMap(([name, n]) => (n === times ? [name] : []));

  expect([(await reportOutcome(cases.plain)).code, (await readDetail(cases.plain)).asksOutcome]).toEqual([
    'outcome_not_asked',
    false,
  ]);
  await sql`update subscriptions set status = 'canceled' where user_id = ${cases.ended.member.id}`.execute(
    desk.product.db,
  );
  await sql`update users set is_blocked = true where id = ${cases.blocked.member.id}`.execute(
    desk.product.db,
  );
  await desk.product.advance({ days: 29, hours: 23 });
  expect(await listMailedNames()).toEqual([]);
  await desk.product.advance({ hours: 1, minutes: 5 });
  expect(await listMailedNames()).toEqual(['plain', 'silent']);
  await desk.product.advance({ hours: 3 });
  expect(await listMailedNames()).toEqual(['plain', 'silent', 'quiet']);

  for (const name of names) if (name !== 'blocked') cases[name] = await logInAgain(cases[name]);
  const writer = (await logInAgain({ member: desk.writer, id: 0 })).member;
  const readView = async (name: Name) => {
    const { asksOutcome, outcome } = await readDetail(cases[name]);
    const isListed = (await listQuestions(cases[name])).includes(cases[name].id);
    return { name, asksOutcome, isListed, outcome };
  };
  const views = await Promise.all(names.filter((each) => each !== 'blocked').map(readView));
  const askedNames = views.filter(({ asksOutcome }) => asksOutcome).map(({ name }) => name);
  expect(
    views.every(({ asksOutcome, isListed, outcome }) => asksOutcome === isListed && outcome === null),
  ).toBe(true);
  const notAsked = views.filter(({ asksOutcome }) => !asksOutcome);
  for (const { name } of notAsked) expect((await reportOutcome(cases[name])).code).toBe('outcome_not_asked');
  // Without a mail the screens ask all the same.
  expect(askedNames).toEqual(['plain', 'silent', 'noAnswerMails', 'noOutcomeMails', 'quiet']);
  const withdrawn = await readDetail({ ...takenBack, member: cases.plain.member });
  expect([withdrawn.status, withdrawn.asksOutcome]).toEqual(['OPENED', false]);

  // The mail has no word of the letter, and a link that ends mails of its kind only.
  const [mail] = await listOutcomeMails();
  expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toMatch(/Leeds|Tower/);
  expect(mail!.text).toContain(`https://moonletter.example/${cases.plain.id}#outcome`);
  const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = new URL(header('list-unsubscribe').slice(1, -1));
  for (const method of ['GET', 'POST', 'POST'])
    expect((await desk.product.fetchRaw(link.pathname + link.search, { method })).status).toBe(200);
  const me = await desk.product.send(getMe, {}, { as: cases.plain.member });
  expect(me.body.notifications).toMatchObject({ answerMail: true, outcomeMail: false });

  // Refused persons and inputs.
  expect((await reportOutcome({ ...cases.plain, member: cases.silent.member })).status).toBe(404);
  expect((await reportOutcome({ ...cases.plain, id: 1_000_000 })).status).toBe(404);
  expect((await reportOutcome({ ...cases.plain, member: writer })).status).toBe(403);
  expect((await reportOutcome(cases.plain, { feeling: 'great' })).fields).toEqual({
    feeling: 'Please choose how you feel about it',
  });
  expect((await reportOutcome(cases.plain, { text: 'x'.repeat(2_001) })).fields).toHaveProperty('text');
  expect((await reportOutcome(cases.plain, { mood: 1 })).status).toBe(400);
  const before = await readDetail(cases.plain);
  const reported = await reportOutcome(cases.plain, { text: ' I start in May ' });
  expect([reported.status, reported.body]).toMatchObject([200, { feeling: 'glad', text: 'I start in May' }]);
  const after = await readDetail(cases.plain);
  expect(after).toMatchObject({ asksOutcome: false, outcome: reported.body });
  // An outcome is not a message: it makes nothing unread, and changes no order.
  expect(after.messages).toEqual(before.messages);
  expect(after.lastMessageTime).toBe(before.lastMessageTime);
  expect(await listQuestions(cases.plain)).toEqual([]);
  const byWriter = await desk.product.send(getRequest, { id: cases.plain.id }, { as: writer });
  expect(byWriter.body).toMatchObject({ outcome: reported.body, asksOutcome: false, unreadCount: 1 });

  // Again it changes, even after the membership has ended.
  await sql`update subscriptions set status = 'canceled' where user_id = ${cases.plain.member.id}`.execute(
    desk.product.db,
  );
  const changed = await reportOutcome(cases.plain, { feeling: 'mixed', text: '' });
  expect(changed.body).toMatchObject({ feeling: 'mixed', text: '', createdAt: reported.body.createdAt });

  // In memory beside another request, and in the grades.
  const beside = await desk.product.send(getRequest, { id: takenBack.id }, { as: writer });
  expect(beside.body.memory!.letters).toMatchObject([
    { requestId: cases.plain.id, outcome: { feeling: 'mixed', text: '' } },
  ]);
  await reportOutcome(cases.noAnswerMails, { feeling: 'sad', text: 'They took another' });
  const { body: grades } = await desk.product.send(getGrades, { days: 7 }, { as: writer });
  expect(grades.outcomes).toMatchObject({
    count: 2,
    results: [
      { requestId: cases.noAnswerMails.id, feeling: 'sad', reader: { firstName: 'Isolde' } },
      { requestId: cases.plain.id, feeling: 'mixed', text: '' },
    ],
  });
  const isolde = grades.readers.find(({ reader }) => reader.firstName === 'Isolde')!;
  expect(isolde.feelings).toEqual({ glad: 0, calm: 0, mixed: 1, sad: 1, open: 0 });
  const refused = await desk.product.send(
    getGrades,
    { reader: await desk.readerOf(desk.second) },
    { as: writer },
  );
  expect(refused.body.outcomes).toEqual({ count: 0, results: [] });

  // The outcome is in the member's export.
  const token = cases.noAnswerMails.member.token;
  const archive = await desk.product.fetchRaw(exportMe.path, {
    headers: { authorization: `Token ${token}` },
  });
  expect(archive.status).toBe(200);
  await archive.arrayBuffer();

  // The home screen stops asking after two weeks, the letter does not; at 90 days both ask again who is silent.
  await desk.product.advance({ days: 15 });
  expect(await listQuestions(cases.silent)).toEqual([]);
  expect((await readDetail(cases.silent)).asksOutcome).toBe(true);
  await sql`update subscriptions set status = 'active' where user_id = ${cases.ended.member.id}`.execute(
    desk.product.db,
  );
  const { body: late } = await desk.product.send(
    getRequest,
    { id: cases.sealed.id },
    { as: cases.sealed.member },
  );
  const newest = late.messages.at(-1)!.id;
  await desk.product.send(markRead, { id: cases.sealed.id, messageId: newest }, { as: cases.sealed.member });
  await desk.product.advance({ days: 46 });
  expect(await listMailedNames(2)).toEqual(['silent', 'quiet']);
  // Sealed or ended at 30 days, open again at 90.
  expect(await listMailedNames(1)).toEqual(['plain', 'ended', 'sealed']);
  expect(await listQuestions(await logInAgain(cases.silent))).toEqual([cases.silent.id]);
  const { due } = (
    await sql<{ due: number }>`select count(due_at)::integer as due from outcome_asks`.execute(
      desk.product.db,
    )
  ).rows[0]!;
  expect(due).toBe(0);
});

test('asks only about the newest of several letters in a thread', async () => {
  const first = await createAnsweredCase(PLAIN);
  await desk.product.advance({ days: 10 });
  const writer = (await logInAgain({ member: desk.writer, id: 0 })).member;
  const { body } = await desk.answer(first.id, {}, writer);
  await desk.product.send(markRead, { id: first.id, messageId: body.id }, { as: first.member });
  await desk.product.advance({ days: 21 });
  const renewedCase = await logInAgain(first);
  expect([await mailsTo(renewedCase), (await readDetail(renewedCase)).asksOutcome]).toEqual([0, false]);
  await desk.product.advance({ days: 10 });
  expect([await mailsTo(renewedCase), (await readDetail(renewedCase)).asksOutcome]).toEqual([1, true]);
});

/** A member with two letters of one day, newest first. */
async function createTwoLetters() {
  const writer = (await logInAgain({ member: desk.writer, id: 0 })).member;
  const member = await createMemberWithStatus(desk.product, 'monthly_active');
  const ids: number[] = [];
  for (const message of [PLAIN, 'Shall I move to York?']) {
    const { id } = await desk.ask({ message, title: '' }, member);
    const { body } = await desk.answer(id, {}, writer);
    await desk.product.send(markRead, { id, messageId: body.id }, { as: member });
    ids.unshift(id);
  }
  return { member, ids };
}

test('one mail a day asks about the letters of a day, and the home screen about all of them', async () => {
  const { member, ids } = await createTwoLetters();
  const asked = { member, id: ids[0]! };
  await desk.product.advance({ days: 31 });
  expect(await mailsTo(asked)).toBe(1);
  expect(await listQuestions(await logInAgain(asked))).toEqual(ids);
});

test('two processes that decide about two letters at once send one mail', async () => {
  const { db, services } = desk.product;
  const { member, ids } = await createTwoLetters();
  const now = services.clock.now().toString();
  const { asking } = await db.transaction().execute(async (tx) => {
    await sql`lock table mail_outbox in exclusive mode`.execute(tx);
    await sql`update outcome_asks set due_at = ${now} where user_id = ${member.id}`.execute(db);
    const start = () =>
      sendOutcomeMails.run(createSystemContext(services, NO_HOOKS), AbortSignal.timeout(10_000));
    const jobs = Promise.all([start(), start()]);
    // One writes its mail; the other writes one too, or waits for the first.
    await expect.poll(() => countWaiting('')).toBe(2);
    return { asking: jobs };
  });
  await asking;
  expect(await mailsTo({ member, id: ids[0]! })).toBe(1);
});
