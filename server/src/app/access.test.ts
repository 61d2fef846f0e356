import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as accounts from '#contract/accounts/calls.ts';
import * as astrology from '#contract/astrology/calls.ts';
import * as billing from '#contract/billing/calls.ts';
import type { Call, InputOf } from '#contract/call.ts';
import * as contact from '#contract/contact/calls.ts';
import * as feedback from '#contract/feedback/calls.ts';
import * as grades from '#contract/grades/calls.ts';
import * as members from '#contract/members/calls.ts';
import * as readers from '#contract/readers/calls.ts';
import * as tags from '#contract/tags/calls.ts';
import * as privacy from '#contract/privacy/calls.ts';
import * as profiles from '#contract/profiles/calls.ts';
import * as readings from '#contract/readings/calls.ts';
import * as savedReplies from '#contract/savedReplies/calls.ts';
import * as tarot from '#contract/tarot/calls.ts';
import * as undelivered from '#contract/undelivered/calls.ts';
import { createBilling, CARD, VISA } from '../../testing/billing/billing.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { routes } from './features.ts';
import { INBOUND_MAIL } from './inboundMailRoute.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';

/** The caller: not signed in, the member the call is about, another member, a writer. */
type Who = 'nobody' | 'self' | 'other' | 'writer';

interface ExpectedAccess {
  call: Call;
  /** The input, for the member and their own rows. */
  input: (who: Who) => object;
  nobody: number;
  self: number;
  /** `own`: the call names no user, so another member acts on their own rows, as the member does. */
  other: number | 'own';
  writer: number;
}

const expected = <C extends Call>(
  call: C,
  [nobody, self, other, writer]: readonly [number, number, number | 'own', number],
  input: (who: Who) => InputOf<C>,
): ExpectedAccess => ({ call, input: input as (who: Who) => object, nobody, self, other, writer });
const emptyInput = () => ({});

let product: TestProduct;
let callers: Record<Who, TestUser | undefined>;
let member: TestUser;
let cards: number[];
let invoiceId: number;
let attemptId: number;
let requestId: number;
/** A request without an answer. */
let openRequestId: number;
let messageId: number;
let othersMessageId: number;
let tagId: number;
let savedReplyId: number;
/** Shared by its writer, who is not the one of the table. */
let sharedReplyId: number;
let spareTagId: number;
let invitedReaderId: number;
let upload: File;
let picture: string;
let readingPicture: string;
/** A second session of the member. */
let sessionId: number;
let signedUp = 0;

beforeAll(async () => {
  product = await startTestProduct();
  member = await createMemberWithStatus(product, 'monthly_active');
  const other = await createMemberWithStatus(product, 'monthly_active', 'Other');
  const writer = await product.writer();
  callers = { nobody: undefined, self: member, other, writer };
  const { addCardTo } = createBilling(product);
  for (let n = 0; n < 5; n++) await addCardTo(member, VISA);
  await addCardTo(other, VISA);
  const ownCards = await product.send(billing.listCards, {}, { as: member });
  const removableCards = ownCards.body.cards
    .map(({ id }) => id)
    .filter((id) => id !== ownCards.body.defaultPaymentMethod);
  cards = removableCards;
  upload = await createUpload();
  const uploaded = await product.send(profiles.uploadPicture, { picture: upload }, { as: member });
  picture = uploaded.body.picture.split('/').at(-1)!;
  const request = await product.send(readings.createRequest, { message: 'What will come?' }, { as: member });
  requestId = request.body.id;
  const open = await product.send(readings.createRequest, { message: 'And what else?' }, { as: member });
  openRequestId = open.body.id;
  const others = await product.send(readings.createRequest, { message: 'And for me?' }, { as: other });
  othersMessageId = others.body.messages[0]!.id;
  const answered = await product.send(
    readings.postResponse,
    { readingRequest: requestId, message: 'This.', image: upload },
    { as: writer },
  );
  messageId = answered.body.id;
  readingPicture = answered.body.tarotCard!.imagePath.split('/').at(-1)!;
  const tip = { amount: '5.00', readingRequestId: requestId };
  invoiceId = (await product.send(billing.giveTip, tip, { as: member })).body.id;
  const attempts = await product.send(billing.listAttempts, { userId: member.id }, { as: writer });
  attemptId = attempts.body.results[0]!.id;
  await product.send(accounts.logIn, { email: member.email, password: TEST_PASSWORD });
  const { body: sessions } = await product.send(privacy.listSessions, {}, { as: member });
  sessionId = sessions.find(({ isThis }) => !isThis)!.id;
  tagId = (await product.send(tags.createTag, { text: 'Kind', color: 'teal' }, { as: writer })).body.id;
  const addReply = async (as: TestUser) =>
    (await product.send(savedReplies.createSavedReply, SAVED_REPLY, { as })).body.id;
  savedReplyId = await addReply(writer);
  sharedReplyId = await addReply(await product.writer('Bran'));
  const spareTag = { text: 'Spare', color: 'grey' } as const;
  spareTagId = (await product.send(tags.createTag, spareTag, { as: writer })).body.id;
  const invited = { firstName: 'Una', lastName: 'Vale', color: 'teal', email: 'una@example.test' } as const;
  invitedReaderId = (await product.send(readers.createReader, invited, { as: writer })).body.id;
  await product.db
    .insertInto('drafts')
    .values({
      requestId,
      text: 'Perhaps this.',
      source: 'composer',
      promptVersion: '1',
      createdAt: product.services.clock.now(),
    })
    .execute();
});
afterAll(() => product.stop());

const SAVED_REPLY = { title: 'Welcome', text: 'Dear {first_name}', isShared: true };

const createUpload = async () => {
  const shape = { width: 8, height: 8, channels: 3, background: 'teal' } as const;
  const png = await sharp({ create: shape }).png().toBuffer();
  return new File([new Uint8Array(png)], 'me.png', { type: 'image/png' });
};

/** nobody, self, other, writer */
const table: readonly ExpectedAccess[] = [
  expected(accounts.signUp, [201, 201, 'own', 201], () => ({
    email: `new${(signedUp += 1)}@example.test`,
    password: TEST_PASSWORD,
    firstName: 'Ada',
    lastName: 'Moon',
    birthDate: '1990-01-31',
    acceptTerms: true,
  })),
  expected(accounts.logIn, [200, 200, 'own', 200], () => ({ email: member.email, password: TEST_PASSWORD })),
  expected(accounts.checkSession, [401, 200, 'own', 200], emptyInput),
  expected(accounts.requestPasswordReset, [200, 200, 'own', 200], () => ({ email: member.email })),
  expected(accounts.previewPasswordReset, [400, 400, 'own', 400], () => ({ token: 'no-such-token' })),
  expected(accounts.confirmPasswordReset, [400, 400, 'own', 400], () => ({
    token: 'a link that nobody sent',
    password: TEST_PASSWORD,
  })),

  expected(privacy.listSessions, [401, 200, 'own', 200], emptyInput),
  expected(privacy.endSession, [401, 404, 'own', 404], () => ({ id: 1_000_000 })),
  expected(privacy.endSession, [401, 204, 404, 404], () => ({ id: sessionId })),
  expected(privacy.previewEmailChange, [400, 400, 'own', 400], () => ({ token: 'no-such-token' })),
  expected(privacy.confirmEmailChange, [400, 400, 'own', 400], () => ({ token: 'no-such-token' })),
  expected(privacy.cancelEmailChange, [401, 204, 'own', 204], emptyInput),
  expected(profiles.getMe, [401, 200, 'own', 200], emptyInput),
  expected(profiles.createProfile, [401, 201, 'own', 403], () => ({
    gender: 'WOM' as const,
    birthTime: '06:00:00',
    birthLocation: 'York',
    currentLocation: 'Leeds',
    bio: 'Hello',
    experienceLevel: 0,
    seenWriter: false,
  })),
  expected(profiles.updateMe, [401, 200, 'own', 200], () => ({ bio: 'Good day' })),
  expected(profiles.getProfilePicture, [401, 200, 404, 200], () => ({ name: picture })),
  expected(profiles.uploadPicture, [401, 200, 'own', 200], () => ({ picture: upload })),
  expected(profiles.listHopes, [401, 200, 'own', 200], emptyInput),
  expected(profiles.listQuotes, [200, 200, 'own', 200], emptyInput),

  expected(billing.listCards, [401, 200, 403, 200], () => ({ userId: member.id })),
  expected(billing.addCard, [401, 201, 403, 201], () => ({ ...CARD, userId: member.id })),
  expected(billing.makeDefaultCard, [401, 200, 403, 200], (who) => ({
    paymentMethodId: cards[who === 'writer' ? 1 : 0]!,
    userId: member.id,
  })),
  expected(billing.makeDefaultCard, [401, 200, 404, 400], () => ({ paymentMethodId: cards[0]! })),
  expected(billing.removeCard, [401, 200, 403, 200], (who) => ({
    paymentMethodId: cards[who === 'writer' ? 3 : 2]!,
    userId: member.id,
  })),
  expected(billing.removeCard, [401, 200, 404, 400], () => ({ paymentMethodId: cards[1]! })),
  expected(billing.getSubscriptionInfo, [401, 200, 403, 200], () => ({ userId: member.id })),
  expected(billing.getNewSubscriptionInfo, [401, 200, 403, 200], () => ({ userId: member.id })),
  expected(billing.getNewSubscriptionInfo, [200, 200, 'own', 200], emptyInput),
  // The member has a membership; a second one is refused.
  expected(billing.createSubscription, [401, 409, 403, 409], () => ({
    productId: 2 as const,
    userId: member.id,
  })),
  expected(billing.startCardSetup, [401, 409, 403, 409], () => ({ userId: member.id })),
  // The member has already done it, so it is refused to the writer.
  expected(billing.skipSubscription, [401, 200, 403, 409], () => ({ userId: member.id })),
  expected(billing.unskipSubscription, [401, 200, 403, 409], () => ({ userId: member.id })),
  expected(billing.upgradeSubscription, [401, 200, 403, 409], () => ({ userId: member.id })),
  expected(billing.updateSubscription, [401, 200, 403, 409], () => ({
    productId: 2 as const,
    userId: member.id,
  })),
  expected(billing.cancelSubscription, [401, 200, 403, 409], () => ({ userId: member.id })),
  expected(billing.uncancelSubscription, [401, 200, 403, 409], () => ({ userId: member.id })),
  expected(billing.uncancelSubscription, [401, 409, 409, 400], emptyInput),
  expected(billing.retryPayment, [401, 409, 403, 409], () => ({ userId: member.id })),
  expected(billing.confirmPayment, [401, 200, 403, 200], () => ({ attemptId, userId: member.id })),
  expected(billing.confirmPayment, [401, 200, 404, 400], () => ({ attemptId })),
  expected(billing.refundInvoice, [401, 403, 403, 200], () => ({ invoiceId, amountCents: 100 })),
  expected(billing.giveTip, [401, 201, 404, 403], () => ({ amount: '2.00', readingRequestId: requestId })),
  expected(billing.listInvoices, [401, 200, 403, 200], () => ({ userId: member.id })),
  expected(billing.listInvoices, [401, 200, 'own', 400], emptyInput),
  expected(billing.getReceipt, [401, 200, 404, 200], () => ({ id: invoiceId })),
  expected(billing.listAttempts, [401, 403, 403, 200], () => ({ userId: member.id })),

  expected(tarot.listTarotImages, [401, 200, 'own', 200], () => ({ name: 'The Fool' })),
  expected(tarot.listTarotCards, [401, 200, 'own', 200], emptyInput),
  expected(tarot.listOracleCards, [401, 200, 'own', 200], emptyInput),
  expected(tarot.listSpreads, [401, 200, 'own', 200], emptyInput),

  expected(astrology.getChart, [401, 200, 404, 200], () => ({ userId: member.id })),
  expected(astrology.getTransits, [401, 200, 404, 200], () => ({ userId: member.id })),
  expected(astrology.getSky, [401, 200, 'own', 200], emptyInput),
  expected(astrology.findPlaces, [401, 200, 'own', 200], () => ({ search: 'haarlem' })),

  expected(readings.createRequest, [401, 201, 'own', 403], () => ({ message: 'May I ask?' })),
  expected(readings.listRequests, [401, 200, 403, 200], () => ({ user: member.id })),
  expected(readings.listRequests, [401, 403, 'own', 200], () => ({ tag: tagId })),
  expected(readings.listRequests, [401, 403, 'own', 200], () => ({ lane: 'mine' as const })),
  expected(readings.countLanes, [401, 403, 'own', 200], emptyInput),
  expected(readings.getRequest, [401, 200, 404, 200], () => ({ id: requestId })),
  expected(readings.patchRequest, [401, 403, 403, 200], () => ({ id: requestId, isRushed: true })),
  expected(readings.listMessages, [401, 200, 404, 200], () => ({ id: requestId })),
  expected(readings.drawCards, [401, 403, 403, 201], () => ({ id: openRequestId, spread: 'celtic-cross' })),
  expected(readings.getNewestDraft, [401, 403, 403, 200], () => ({ id: requestId })),
  expected(readings.postMessage, [401, 201, 404, 201], () => ({ id: requestId, message: 'Hello' })),
  expected(readings.postResponse, [401, 403, 403, 201], () => ({
    readingRequest: requestId,
    message: 'And this.',
  })),
  expected(readings.postResponse, [401, 403, 403, 404], () => ({
    readingRequest: requestId,
    message: 'To whom?',
    answersMessageId: othersMessageId,
  })),
  // The member has read it and tipped for it; the other one is not a letter.
  expected(readings.takeBackResponse, [401, 403, 403, 409], () => ({ id: messageId })),
  expected(readings.takeBackResponse, [401, 403, 403, 404], () => ({ id: othersMessageId })),
  expected(readings.markRead, [401, 200, 404, 200], () => ({ id: requestId, messageId })),
  expected(readings.markRead, [401, 404, 404, 404], () => ({ id: requestId, messageId: othersMessageId })),
  expected(readings.getReplyDraft, [401, 403, 403, 200], () => ({ id: requestId })),
  expected(readings.putReplyDraft, [401, 403, 403, 200], () => ({ id: requestId, messageText: 'Dear' })),
  expected(readings.setPresence, [401, 403, 403, 204], () => ({ id: requestId, state: 'viewing' as const })),
  expected(readings.addFavourite, [401, 204, 404, 403], () => ({ id: requestId })),
  expected(readings.removeFavourite, [401, 204, 404, 403], () => ({ id: requestId })),
  expected(readings.putOutcome, [401, 409, 404, 403], () => ({ id: requestId, feeling: 'glad' as const })),
  expected(readings.listOutcomeQuestions, [401, 200, 'own', 403], emptyInput),
  expected(readings.getSynastry, [401, 404, 404, 404], () => ({ id: requestId })),
  expected(readings.listDrawnCards, [401, 200, 'own', 200], emptyInput),
  expected(readings.listLetters, [401, 200, 'own', 200], emptyInput),
  expected(readings.getReadingImage, [401, 200, 404, 200], () => ({ name: readingPicture })),

  expected(feedback.giveFeedback, [401, 200, 404, 403], () => ({
    type: 'like' as const,
    readingResponseId: messageId,
  })),
  expected(feedback.giveFeedback, [401, 409, 404, 403], () => ({
    type: 'like' as const,
    readingRequestId: openRequestId,
  })),
  expected(feedback.listFeedback, [401, 200, 404, 200], () => ({ readingRequest: requestId })),
  expected(feedback.listFeedback, [401, 200, 404, 200], () => ({ readingResponse: messageId })),
  expected(feedback.listFeedback, [401, 200, 403, 200], () => ({ user: member.id })),

  expected(grades.getGrades, [401, 403, 403, 200], emptyInput),
  expected(grades.reviewAnswer, [401, 403, 403, 409], () => ({
    readingResponseId: messageId,
    grade: 4 as const,
  })),
  expected(grades.reviewAnswer, [401, 403, 403, 404], () => ({
    readingResponseId: 1_000_000,
    grade: 4 as const,
  })),
  expected(undelivered.listUndelivered, [401, 403, 403, 200], emptyInput),
  expected(undelivered.retryUndelivered, [401, 403, 403, 404], () => ({ id: 1_000_000 })),
  expected(undelivered.dropUndelivered, [401, 403, 403, 404], () => ({ id: 1_000_000 })),

  expected(contact.contactSupport, [401, 200, 'own', 403], () => ({ content: 'A question' })),
  expected(contact.inviteFriend, [401, 200, 'own', 403], () => ({ email: 'friend@example.test' })),

  expected(readers.listPersonalities, [401, 200, 'own', 200], emptyInput),
  expected(readers.listReaders, [401, 403, 'own', 200], emptyInput),
  expected(readers.getReader, [401, 200, 'own', 200], () => ({ id: 1 })),
  expected(readers.createReader, [401, 403, 'own', 201], () => ({
    firstName: 'Ida',
    lastName: 'Crane',
    color: 'pink' as const,
  })),
  expected(readers.inviteReader, [401, 403, 'own', 200], () => ({ id: invitedReaderId })),
  expected(readers.patchReader, [401, 403, 'own', 200], () => ({ id: 1, bio: 'I read cards' })),
  expected(tags.listTags, [401, 403, 'own', 200], emptyInput),
  expected(tags.createTag, [401, 403, 'own', 201], () => ({ text: 'New', color: 'blue' as const })),
  expected(tags.patchTag, [401, 403, 'own', 200], () => ({ id: tagId, text: 'Kinder' })),
  // The writer's call comes last, so the tag is there for the others.
  expected(tags.deleteTag, [401, 403, 'own', 204], () => ({ id: spareTagId })),
  expected(tags.listUserTags, [401, 403, 403, 200], () => ({ userId: member.id })),
  expected(tags.addUserTag, [401, 403, 403, 201], () => ({ userId: member.id, tagId })),
  expected(tags.removeUserTag, [401, 403, 403, 204], () => ({ userId: member.id, tagId })),
  expected(savedReplies.listSavedReplies, [401, 403, 'own', 200], emptyInput),
  expected(savedReplies.createSavedReply, [401, 403, 'own', 201], () => SAVED_REPLY),
  expected(savedReplies.patchSavedReply, [401, 403, 'own', 200], () => ({
    id: savedReplyId,
    title: 'Hello',
  })),
  expected(savedReplies.patchSavedReply, [401, 403, 'own', 404], () => ({
    id: sharedReplyId,
    title: 'Mine',
  })),
  expected(savedReplies.deleteSavedReply, [401, 403, 'own', 204], () => ({ id: savedReplyId })),
  expected(savedReplies.deleteSavedReply, [401, 403, 'own', 404], () => ({ id: sharedReplyId })),
  expected(members.listUsers, [401, 403, 'own', 200], emptyInput),
  expected(members.getUser, [401, 403, 403, 200], () => ({ id: member.id })),
  expected(members.patchUser, [401, 403, 403, 200], () => ({ id: member.id, assignedPersonalityUser: 1 })),
  expected(members.patchStaffUser, [401, 403, 403, 200], () => ({ id: member.id, firstName: 'Rosa' })),
  expected(members.listNotes, [401, 403, 403, 200], () => ({ id: member.id })),
  expected(members.createNote, [401, 403, 403, 201], () => ({ id: member.id, text: 'Likes short letters' })),
  expected(members.listAuditLog, [401, 403, 403, 200], () => ({ user: member.id })),

  expected(privacy.exportMe, [401, 200, 'own', 200], emptyInput),
  // The other accounts remain. Closing an account deletes rows that the calls of the others need.
  expected(privacy.closeAccount, [401, 400, 'own', 409], () => ({ password: 'not the password' })),

  // Last, because they end what the others need.
  expected(accounts.changePassword, [401, 200, 'own', 200], () => ({
    oldPassword: TEST_PASSWORD,
    newPassword: TEST_PASSWORD,
  })),
  expected(accounts.logOutElsewhere, [401, 204, 'own', 204], emptyInput),
  expected(accounts.logOut, [401, 204, 'own', 204], emptyInput),
];

const describeCall = ({ call }: ExpectedAccess) => `${call.method} ${call.path}`;
const isWriting = ({ call }: ExpectedAccess) => call.method !== 'GET';

test('every call is in the table', () => {
  expect([...new Set(table.map(describeCall))].toSorted()).toEqual(
    routes.map(({ call }) => `${call.method} ${call.path}`).toSorted(),
  );
});

test.each([
  ['mails that come in want the secret of the relay', 'POST', INBOUND_MAIL.path, 401],
  ['ending mails wants the token of a mail to read', 'GET', '/unsubscribe', 400],
  ['ending mails wants the token of a mail', 'POST', '/unsubscribe', 400],
])('%s does the same for every caller', async (_, method, path, status) => {
  for (const who of [undefined, callers.self, callers.writer]) {
    const headers = { 'content-type': 'message/rfc822', ...(who && { authorization: `Token ${who.token}` }) };
    expect((await product.fetchRaw(path, { method, headers })).status).toBe(status);
  }
});

/** Runs all due jobs, such as drafts for new questions, so that no row changes in the background. */
async function readSettledTables(): Promise<unknown> {
  await product.advance({ seconds: 1 });
  return readAllTables();
}

/** All rows of all tables, except those that change in the background or count calls. */
async function readAllTables(): Promise<Record<string, string>> {
  const { rows } = await sql<{ table: string }>`
    select tablename as table from pg_tables
    where schemaname = 'public' and tablename not in ('tokens', 'limits', 'known_log_ins', 'events', 'event_outbox', 'mail_outbox')`.execute(
    product.db,
  );
  const hashes = rows.map(async ({ table: name }) => {
    const found = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash from ${sql.table(name)} t`.execute(
      product.db,
    );
    return [name, found.rows[0]!.hash];
  });
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, string>;
}

const sendAs = (row: ExpectedAccess, who: Who, more: object = {}) =>
  product.send(row.call, { ...row.input(who), ...more }, { as: callers[who] });

/** Names that only the server may set. */
const NOT_GIVEN = [
  'isWriter',
  'isBlocked',
  'role',
  'email',
  'passwordHash',
  'senderId',
  'sender',
  'status',
  'createdAt',
  'amountCents',
  'currentSubscriptionStatus',
  'subscriptionCurrentPeriodEnd',
  'hasProfile',
];
const collectKeys = (call: Call) => Object.keys((call.input._zod.def as unknown as { shape: object }).shape);

describe('mass assignment', () => {
  test.each(table.filter(isWriting).map((row) => [describeCall(row), row] as const))('%s', async (_, row) => {
    const who = row.self < 400 || row.self === 409 ? 'self' : 'writer';
    const before = await readSettledTables();
    for (const name of NOT_GIVEN.filter((each) => !collectKeys(row.call).includes(each))) {
      const { status, fields } = await sendAs(row, who, { [name]: 'true' });
      expect({ name, status, says: fields[name] }).toEqual({
        name,
        status: 400,
        says: 'This field is not known here',
      });
    }
    expect(await readAllTables()).toEqual(before);
  });
});

describe('access without a token, by the member, by another member and by a writer', () => {
  test.each(table.map((row) => [describeCall(row), row] as const))('%s', async (_, row) => {
    const answers: Partial<Record<Who, number>> = {};
    const changed: Who[] = [];
    let before: unknown;
    for (const who of ['nobody', 'other', 'self', 'writer'] as const) {
      if (row[who] === 'own') continue;
      // Refused calls have changed nothing, so the tables that were read before the first of them still count.
      if (row[who] >= 400) before ??= await readSettledTables();
      const { status } = await sendAs(row, who);
      answers[who] = status;
      if (status < 400) before = undefined;
      else if (before !== undefined && !isDeepStrictEqual(await readAllTables(), before)) changed.push(who);
    }
    const { nobody, self, other, writer } = row;
    expect(answers).toEqual({ nobody, self, ...(other !== 'own' && { other }), writer });
    expect(changed).toEqual([]);
  });
});
