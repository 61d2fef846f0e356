import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSession, logIn, signUp } from '#contract/accounts/calls.ts';
import { addCard, giveTip, listInvoices } from '#contract/billing/calls.ts';
import { createNote, getUser, listAuditLog, patchStaffUser } from '#contract/members/calls.ts';
import { contactSupport, inviteFriend } from '#contract/contact/calls.ts';
import { addUserTag, createTag } from '#contract/tags/calls.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import { updateMe, uploadPicture } from '#contract/profiles/calls.ts';
import {
  createRequest,
  getRequest,
  patchRequest,
  postMessage,
  postResponse,
  putReplyDraft,
} from '#contract/readings/calls.ts';
import { CARD, createBilling, MASTERCARD } from '../../testing/billing/billing.ts';
import { countWaitingForLocks } from '../../testing/startWhileLocked.ts';
import { closedAddressOf } from '../platform/mail/mailOutbox.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';
import { erase, ERASURE } from './erase.ts';

let product: TestProduct;
let writer: TestUser;
beforeAll(async () => {
  // A gateway that fails is an error in the log.
  product = await startTestProduct({ LOG_LEVEL: 'fatal' });
  writer = await product.writer();
});
afterAll(() => product.stop());

const sendClose = (as: TestUser, password = TEST_PASSWORD) =>
  product.send(closeAccount, { password }, { as });
const createPictureFile = async () => {
  const shape = { width: 8, height: 8, channels: 3, background: 'teal' } as const;
  const png = await sharp({ create: shape }).png().toBuffer();
  return new File([new Uint8Array(png)], 'me.png', { type: 'image/png' });
};

async function createPayingMember(): Promise<TestUser> {
  const billing = createBilling(product);
  const member = await billing.customer();
  await billing.subscribe(member, 2);
  return member;
}

/** Every text column of every table that contains one of the words, as `table.column`. */
async function findColumnsWith(words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'
      and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'tsvector', 'character varying', 'bytea')`.execute(
    product.db,
  );
  const pattern = words.join('|');
  const found = await Promise.all(
    rows.map(async ({ table, column }) => {
      const matches = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ~* ${pattern} limit 1`.execute(
        product.db,
      );
      return matches.rows.length === 0 ? [] : [`${table}.${column}`];
    }),
  );
  return found.flat();
}

const WORDS = ['Zephyrine', 'Quackenbush', 'zephyrine@example', 'marmalade', 'lighthouse', 'periwinkle'];

/** A member whose words are in many tables and files. */
async function createMemberWithEverything() {
  const member = await createPayingMember();
  const named = { firstName: 'Zephyrine', lastName: 'Quackenbush', email: 'zephyrine@example.test' };
  await product.send(patchStaffUser, { id: member.id, ...named }, { as: writer });
  const { body } = await product.send(logIn, { email: named.email, password: TEST_PASSWORD });
  const as = { ...member, email: named.email, token: body.token };
  const picture = await createPictureFile();
  await product.send(uploadPicture, { picture }, { as });
  await product.send(updateMe, { bio: 'I make marmalade', birthLocation: 'Lighthouse Bay' }, { as });
  await product.send(updateMe, { email: 'zephyrine@example.org', password: TEST_PASSWORD }, { as });
  const tag = await product.send(createTag, { text: 'Kind', color: 'teal' }, { as: writer });
  await product.send(addUserTag, { userId: as.id, tagId: tag.body.id }, { as: writer });
  const key = { headers: { 'idempotency-key': 'kept-1' } };
  const question = { message: 'Shall I keep the lighthouse?' };
  const { id } = (await product.send(createRequest, question, { as, ...key })).body;
  await product.advance({ seconds: 20 });
  const letter = { readingRequest: id, message: 'Dear Zephyrine, the periwinkle says yes.', image: picture };
  await product.send(postResponse, letter, { as: writer, headers: { 'idempotency-key': 'kept-2' } });
  await product.send(postMessage, { id, message: 'Thank you for the periwinkle.' }, { as });
  await product.send(giveTip, { amount: '5.00', readingRequestId: id }, { as });
  return { as, requestId: id };
}

describe('closing an account', () => {
  test('erases texts, names and addresses everywhere, and keeps the ledger', async () => {
    const { as, requestId } = await createMemberWithEverything();
    const other = await product.customer();
    const pictures = join(product.dataDir, 'files');
    const filesBefore = (await readdir(pictures)).length;
    expect(filesBefore).toBe(2);
    expect((await findColumnsWith(WORDS)).length).toBeGreaterThan(8);

    expect(await sendClose(as, 'not the password')).toMatchObject({
      status: 400,
      fields: { password: 'This is not your password' },
    });
    expect((await sendClose(as)).status).toBe(204);
    expect((await product.send(checkSession, {}, { as })).status).toBe(401);
    expect((await product.send(logIn, { email: as.email, password: TEST_PASSWORD })).status).toBe(400);
    await expect.poll(async () => (await readdir(pictures)).length).toBe(0);

    const [last] = (await product.mails()).slice(-1);
    expect(last).toContain(`To: ${as.email}`);
    await product.advance({ minutes: 2 });
    expect(await findColumnsWith(WORDS)).toEqual([]);

    const user = await product.send(getUser, { id: as.id }, { as: writer });
    expect(user.body).toMatchObject({
      firstName: 'Former',
      lastName: 'member',
      currentSubscriptionStatus: 'canceled',
      tags: [],
    });
    const thread = await product.send(getRequest, { id: requestId }, { as: writer });
    expect(thread.body).toMatchObject({ status: 'CLOSED', title: 'Erased' });
    expect(new Set(thread.body.messages.map(({ text }) => text))).toEqual(new Set(['Erased']));
    const invoices = await product.send(listInvoices, { userId: as.id }, { as: writer });
    expect(invoices.body.results.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
      'membership paid',
      'tip paid',
    ]);
    const audit = await product.send(listAuditLog, { user: as.id, limit: 1 }, { as: writer });
    expect(audit.body.results[0]).toMatchObject({ act: 'account_closed', user: { name: 'Former member' } });
    const edit = await product.send(patchStaffUser, { id: as.id, firstName: 'Zephyrine' }, { as: writer });
    expect(edit.status).toBe(404);
    const tag = await product.send(createTag, { text: 'Late', color: 'teal' }, { as: writer });
    const tagging = { userId: as.id, tagId: tag.body.id };
    expect((await product.send(addUserTag, tagging, { as: writer })).status).toBe(404);
    const card = { ...CARD, userId: as.id };
    expect((await product.send(addCard, card, { as: writer })).status).toBe(404);
    expect((await product.send(checkSession, {}, { as: other })).status).toBe(200);
    const signUpForm = { firstName: 'Ada', lastName: 'Moon', birthDate: '1990-01-31', acceptTerms: true };
    const signedUp = await product.send(signUp, { ...signUpForm, email: as.email, password: TEST_PASSWORD });
    expect(signedUp.status).toBe(201);
  });

  test('nothing new is stored in the thread of a closed account', async () => {
    const member = await createPayingMember();
    const { id } = (await product.send(createRequest, { message: 'Shall I wait?' }, { as: member })).body;
    expect((await sendClose(member)).status).toBe(204);
    const message = 'Dear one, the glassblower knows.';
    const refused = [
      await product.send(postMessage, { id, message }, { as: writer }),
      await product.send(postResponse, { readingRequest: id, message }, { as: writer }),
      await product.send(putReplyDraft, { id, messageText: message }, { as: writer }),
      await product.send(patchRequest, { id, status: 'OPENED' }, { as: writer }),
    ];
    for (const { status, code } of refused) expect([status, code]).toEqual([409, 'account_closed']);
    await product.advance({ minutes: 2 });
    expect(await findColumnsWith(['glassblower'])).toEqual([]);
    const thread = await product.send(getRequest, { id }, { as: writer });
    expect(thread.body).toMatchObject({ status: 'CLOSED' });
  });

  test('erases the unsent replies of a former writer', async () => {
    const former = await product.writer();
    const member = await createPayingMember();
    const { id } = (await product.send(createRequest, { message: 'Shall I wait?' }, { as: member })).body;
    const reply = { id, messageText: 'Dear one, the lantern-maker knows.' };
    expect((await product.send(putReplyDraft, reply, { as: former })).status).toBe(200);
    expect(await findColumnsWith(['lantern-maker'])).toEqual(['reply_drafts.form']);
    await product.send(patchStaffUser, { id: former.id, isWriter: false }, { as: writer });
    expect((await sendClose(former)).status).toBe(204);
    expect(await findColumnsWith(['lantern-maker'])).toEqual([]);
  });

  test('deletes the customer at the gateway, and tries again while that fails', async () => {
    const member = await createPayingMember();
    const { payments } = product.services;
    const { deleteCustomer } = payments;
    const deletedRefs: string[] = [];
    payments.deleteCustomer = async (ref) => {
      deletedRefs.push(ref);
      if (deletedRefs.length === 1) throw new Error('not now');
    };
    expect((await sendClose(member)).status).toBe(204);
    await product.advance({ minutes: 20 });
    payments.deleteCustomer = deleteCustomer;
    expect(deletedRefs).toHaveLength(2);
    const unfinished = await product.db
      .selectFrom('erasedUsers')
      .where('nextTryAt', 'is not', null)
      .execute();
    expect(unfinished).toEqual([]);
  });

  test('is refused while a charge is open, and to writers', async () => {
    const member = await createPayingMember();
    await product.db
      .updateTable('attempts')
      .set({ status: 'unknown' })
      .where('userId', '=', member.id)
      .execute();
    expect((await sendClose(member)).code).toBe('payment_in_progress');
    expect((await product.send(checkSession, {}, { as: member })).status).toBe(200);
    expect((await sendClose(writer)).code).toBe('own_writer_role');
  });

  test('works for someone who never subscribed, and of several at once one works', async () => {
    const member = await product.customer();
    const answers = await Promise.all([sendClose(member), sendClose(member)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('works although somebody tries to take the address that the account is given then', async () => {
    const [member, other] = [await product.customer(), await product.customer()];
    const email = closedAddressOf(member.id);
    const form = { firstName: 'Ada', lastName: 'Moon', birthDate: '1980-03-04', acceptTerms: true };
    const answers = [
      await product.send(signUp, { ...form, email, password: TEST_PASSWORD }),
      await product.send(updateMe, { email, password: TEST_PASSWORD }, { as: other }),
      await product.send(patchStaffUser, { id: other.id, email }, { as: writer }),
    ];
    for (const { fields } of answers) expect(fields).toEqual({ email: 'Email is not valid' });
    expect((await sendClose(member)).status).toBe(204);
  });

  test('waits for a call that changes a request of the member, which then ends as it would have', async () => {
    const member = await createPayingMember();
    const { id } = (await product.send(createRequest, { message: 'Shall I stay?' }, { as: member })).body;
    const answer = { readingRequest: id, message: 'A letter' };
    const letter = (await product.send(postResponse, answer, { as: writer })).body;
    const locked = Promise.withResolvers<void>();
    const { promise: isClosing, resolve: startClosing } = Promise.withResolvers<void>();
    // As taking the letter back does.
    const changing = product.db.transaction().execute(async (tx) => {
      await sql`select from reading_requests where id = ${id} for update`.execute(tx);
      locked.resolve();
      await isClosing;
      await sql`delete from arrival_mails where message_id = ${letter.id}`.execute(tx);
    });
    await locked.promise;
    const closing = sendClose(member);
    await expect.poll(isAnyoneWaiting).toBe(true);
    startClosing();
    await changing;
    expect((await closing).status).toBe(204);
  });
});

/** Whether a connection waits for a lock. */
async function isAnyoneWaiting() {
  const { rows } = await sql<{ isWaiting: boolean }>`
    select exists (
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    ) as "isWaiting"`.execute(product.db);
  return rows[0]!.isWaiting;
}

test('a card that the gateway accepts only afterwards is not stored', async () => {
  const member = await createPayingMember();
  const { payments } = product.services;
  const { attachCard } = payments;
  const isAsked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  payments.attachCard = async (...order) => {
    isAsked.resolve();
    await mayAnswer.promise;
    return attachCard(...order);
  };
  const adding = product.send(addCard, { ...CARD, cardNumber: MASTERCARD }, { as: member });
  try {
    await isAsked.promise;
    expect((await sendClose(member)).status).toBe(204);
    mayAnswer.resolve();
    expect((await adding).status).toBe(404);
  } finally {
    payments.attachCard = attachCard;
  }
  const cards = product.db.selectFrom('paymentMethods').select('brand').where('userId', '=', member.id);
  expect(await cards.where('removedAt', 'is', null).execute()).toEqual([]);
});

test('a question that is being asked meanwhile is erased with the others', async () => {
  const member = await createPayingMember();
  const sent = await product.db.transaction().execute(async (tx) => {
    await sql`lock table draw_seeds`.execute(tx);
    const asking = product.send(createRequest, { message: 'Will the bittern return?' }, { as: member });
    await expect.poll(() => countWaitingForLocks(product.db)).toBe(1);
    const closing = sendClose(member);
    await expect.poll(() => countWaitingForLocks(product.db)).toBe(2);
    return { asking, closing };
  });
  expect([(await sent.asking).status, (await sent.closing).status]).toEqual([201, 204]);
  expect(await findColumnsWith(['bittern return'])).toEqual([]);
});

test('a note about the member goes with the answer that is kept for its key, and other answers stay', async () => {
  const [member, other] = [await createPayingMember(), await createPayingMember()];
  const addNote = (id: number, text: string, key: string) =>
    product.send(createNote, { id, text }, { as: writer, headers: { 'idempotency-key': key } });
  await addNote(member.id, 'Collects thimbles', 'note-1');
  await addNote(other.id, 'Collects teaspoons', 'note-2');
  await product.send(
    addCard,
    { ...CARD, userId: member.id },
    { as: writer, headers: { 'idempotency-key': 'card-1' } },
  );
  expect((await sendClose(member)).status).toBe(204);
  expect(await findColumnsWith(['thimbles'])).toEqual([]);
  expect(await findColumnsWith(['teaspoons'])).toEqual(
    expect.arrayContaining(['idempotency_keys.answer', 'notes.text']),
  );
  const keys = await product.db.selectFrom('idempotencyKeys').select('key').execute();
  expect(keys.map(({ key }) => key)).not.toContain('card-1');
});

test('mails about the member go, and those about others stay', async () => {
  const create = async (email: string, firstName: string) => {
    const as = await createPayingMember();
    await product.send(patchStaffUser, { id: as.id, email, firstName }, { as: writer });
    const { body } = await product.send(logIn, { email, password: TEST_PASSWORD });
    return { ...as, email, token: body.token! };
  };
  const findMails = async () => {
    const mails = await product.db
      .selectFrom('mailOutbox')
      .select(['recipient', 'replyTo', 'subject'])
      .execute();
    return mails.map((mail) => JSON.stringify(mail)).filter((mail) => /bittern|dunnock/i.test(mail));
  };
  const [member, other] = [
    await create('bittern@example.test', 'Bittern'),
    await create('dunnock@example.test', 'Dunnock'),
  ];
  for (const as of [member, other]) {
    await product.send(inviteFriend, { email: `pal-of-${as.id}@example.test`, message: 'Come!' }, { as });
    await product.send(contactSupport, { content: 'How do I change my address?' }, { as });
    await product.send(updateMe, { email: `new-${as.email}`, password: TEST_PASSWORD }, { as });
    await product.send(patchStaffUser, { id: as.id, email: `last-${as.email}` }, { as: writer });
  }
  const { body } = await product.send(logIn, { email: `last-${member.email}`, password: TEST_PASSWORD });
  expect((await sendClose({ ...member, token: body.token! })).status).toBe(204);
  await product.advance({ minutes: 2 });
  const left = await findMails();
  expect(left.filter((mail) => /bittern/i.test(mail))).toEqual([]);
  expect(left.length).toBeGreaterThanOrEqual(6);
});

test("an invitation by another member stays, without the closed account's address", async () => {
  const [member, friend] = [await createPayingMember(), await createPayingMember()];
  await product.send(inviteFriend, { email: member.email, message: 'Come along!' }, { as: friend });
  expect((await sendClose(member)).status).toBe(204);
  const invitations = await product.db
    .selectFrom('friendInvitations')
    .select(['email', 'message'])
    .where('userId', '=', friend.id)
    .execute();
  expect(invitations).toEqual([{ email: 'Erased', message: 'Come along!' }]);
});

test('erases waiting mails that name the address, and none that name a longer one', async () => {
  const as = await createPayingMember();
  await product.send(patchStaffUser, { id: as.id, email: 'jo+me@example.test' }, { as: writer });
  const { body } = await product.send(logIn, { email: 'jo+me@example.test', password: TEST_PASSWORD });
  const about = (text: string) => ({
    recipient: 'owner@example.test',
    subject: 'support',
    bodyText: text,
    bodyHtml: '',
    createdAt: product.services.clock.now(),
    gaveUpAt: product.services.clock.now(),
  });
  const stays = ['From banjo+me@example.test', 'From x.jo+me@example.test', 'From jo+me@example.test.org'];
  const goes = ['From Jo+Me@example.test.', '<jo+me@example.test>', 'jo+me@example.test'];
  await product.db
    .insertInto('mailOutbox')
    .values([...stays, ...goes].map(about))
    .execute();
  expect((await sendClose({ ...as, token: body.token! })).status).toBe(204);
  const left = await product.db
    .selectFrom('mailOutbox')
    .select('bodyText')
    .where('subject', '=', 'support')
    .orderBy('id')
    .execute();
  expect(left.map(({ bodyText }) => bodyText)).toEqual(stays);
});

test('finds mails, invitations, stored answers and events by indexes, since these tables have many rows', async () => {
  const member = await createPayingMember();
  const { id } = (await product.send(createRequest, { message: 'Shall I stay?' }, { as: member })).body;
  await product.send(postResponse, { readingRequest: id, message: 'A letter' }, { as: writer });
  const [before, after] = await product.db.transaction().execute(async (tx) => {
    // Of others.
    await sql`
      with made as (select n, 'x' || n || '@example.test' as email from generate_series(1, 5000) n),
      mails as (
        insert into mail_outbox (recipient, subject, body_text, body_html, created_at, sent_at)
        select email, 'A letter', '', '', now(), now() from made
      ), invitations as (
        insert into friend_invitations (user_id, email, message, is_sent, created_at)
        select ${writer.id}, email, '', n % 100 > 0, now() from made
      ), answers as (
        insert into idempotency_keys (user_id, key, fingerprint, status, answer, created_at)
        select ${writer.id} + n, email, '', 201, '{}', now() from made
      )
      insert into events (member_id, audience, data, created_at) select ${member.id} + n, 'writers', '{}', now() from made
    `.execute(tx);
    await sql`analyze mail_outbox; analyze friend_invitations; analyze idempotency_keys; analyze events`.execute(
      tx,
    );
    // Counts also what this connection has read shortly before.
    const countRowsRead = () =>
      sql<{ table: string; read: number }>`
        select relname as table, seq_tup_read as read from pg_stat_xact_user_tables
        where relname in ('mail_outbox', 'friend_invitations', 'idempotency_keys', 'events') order by 1`.execute(
        tx,
      );
    const counted = [await countRowsRead()];
    await erase(tx, member.id);
    counted.push(await countRowsRead());
    return counted.map(({ rows }) => rows);
  });
  expect(after).toEqual(before);
});

test('every table that refers to a user, an address or a request says what happens to it', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct relname as table
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and (
      attname ~ '(^|_)(user|member|owner|actor|sender|author|request|message|recipient|email)(_id)?$'
      or exists (
        select from pg_constraint
        where contype = 'f' and conrelid = pg_class.oid and attnum = any (conkey)
          and confrelid in ('users'::regclass, 'reading_requests'::regclass, 'messages'::regclass)
      )
    )`.execute(product.db);
  // If this fails: add a line for the new table to ERASURE in erase.ts.
  expect(Object.keys(ERASURE).toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
});
