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

const describeAccess = <C extends Call>(
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
  describeAccess(accounts.signUp, [201, 201, 'own', 201], () => ({
    email: `new${(signedUp += 1)}@example.test`,
    password: TEST_PASSWORD,
    firstName: 'Ada',
    lastName: 'Moon',
    birthDate: '1990-01-31',
    acceptTerms: true,
  })),
  describeAccess(accounts.logIn, [200, 200, 'own', 200], () => ({
    email: member.email,
    password: TEST_PASSWORD,
  })),
  describeAccess(accounts.checkSession, [401, 200, 'own', 200], emptyInput),
  describeAccess(accounts.requestPasswordReset, [200, 200, 'own', 200], () => ({ email: member.email })),
  describeAccess(accounts.previewPasswordReset, [400, 400, 'own', 400], () => ({ token: 'no-such-token' })),
  describeAccess(accounts.confirmPasswordReset, [400, 400, 'own', 400], () => ({
    token: 'a link that nobody sent',
    password: TEST_PASSWORD,
  })),

  describeAccess(privacy.listSessions, [401, 200, 'own', 200], emptyInput),
  describeAccess(privacy.endSession, [401, 404, 'own', 404], () => ({ id: 1_000_000 })),
  describeAccess(privacy.endSession, [401, 204, 404, 404], () => ({ id: sessionId })),
  describeAccess(privacy.previewEmailChange, [400, 400, 'own', 400], () => ({ token: 'no-such-token' })),
  describeAccess(privacy.confirmEmailChange, [400, 400, 'own', 400], () => ({ token: 'no-such-token' })),
  describeAccess(privacy.cancelEmailChange, [401, 204, 'own', 204], emptyInput),
  describeAccess(profiles.getMe, [401, 200, 'own', 200], emptyInput),
  describeAccess(profiles.createProfile, [401, 201, 'own', 403], () => ({
    gender: 'WOM' as const,
    birthTime: '06:00:00',
    birthLocation: 'York',
    currentLocation: 'Leeds',
    bio: 'Hello',
    experienceLevel: 0,
    seenWriter: false,
  })),
  describeAccess(profiles.updateMe, [401, 200, 'own', 200], () => ({ bio: 'Good day' })),
  describeAccess(profiles.getProfilePicture, [401, 200, 404, 200], () => ({ name: picture })),
  describeAccess(profiles.uploadPicture, [401, 200, 'own', 200], () => ({ picture: upload })),
  describeAccess(profiles.listHopes, [401, 200, 'own', 200], emptyInput),
  describeAccess(profiles.listQuotes, [200, 200, 'own', 200], emptyInput),

  describeAccess(billing.listCards, [401, 200, 403, 200], () => ({ userId: member.id })),
  describeAccess(billing.addCard, [401, 201, 403, 201], () => ({ ...CARD, userId: member.id })),
  describeAccess(billing.makeDefaultCard, [401, 200, 403, 200], (who) => ({
    paymentMethodId: cards[who === 'writer' ? 1 : 0]!,
    userId: member.id,
  })),
  describeAccess(billing.makeDefaultCard, [401, 200, 404, 400], () => ({ paymentMethodId: cards[0]! })),
  describeAccess(billing.removeCard, [401, 200, 403, 200], (who) => ({
    paymentMethodId: cards[who === 'writer' ? 3 : 2]!,
    userId: member.id,
  })),
  describeAccess(billing.removeCard, [401, 200, 404, 400], () => ({ paymentMethodId: cards[1]! })),
  describeAccess(billing.getSubscriptionInfo, [401, 200, 403, 200], () => ({ userId: member.id })),
  describeAccess(billing.getNewSubscriptionInfo, [401, 200, 403, 200], () => ({ userId: member.id })),
  describeAccess(billing.getNewSubscriptionInfo, [200, 200, 'own', 200], emptyInput),
  // The member has a membership; a second one is refused.
  describeAccess(billing.createSubscription, [401, 409, 403, 409], () => ({
    productId: 2 as const,
    userId: member.id,
  })),
  describeAccess(billing.startCardSetup, [401, 409, 403, 409], () => ({ userId: member.id })),
  // The member has already done it, so it is refused to the writer.
  describeAccess(billing.skipSubscription, [401, 200, 403, 409], () => ({ userId: member.id })),
  describeAccess(billing.unskipSubscription, [401, 200, 403, 409], () => ({ userId: member.id })),
  describeAccess(billing.upgradeSubscription, [401, 200, 403, 409], () => ({ userId: member.id })),
  describeAccess(billing.updateSubscription, [401, 200, 403, 409], () => ({
    productId: 2 as const,
    userId: member.id,
  })),
  describeAccess(billing.cancelSubscription, [401, 200, 403, 409], () => ({ userId: member.id })),
  describeAccess(billing.uncancelSubscription, [401, 200, 403, 409], () => ({ userId: member.id })),
  describeAccess(billing.uncancelSubscription, [401, 409, 409, 400], emptyInput),
  describeAccess(billing.retryPayment, [401, 409, 403, 409], () => ({ userId: member.id })),
  describeAccess(billing.confirmPayment, [401, 200, 403, 200], () => ({ attemptId, userId: member.id })),
  describeAccess(billing.confirmPayment, [401, 200, 404, 400], () => ({ attemptId })),
  describeAccess(billing.refundInvoice, [401, 403, 403, 200], () => ({ invoiceId, amountCents: 100 })),
  describeAccess(billing.giveTip, [401, 201, 404, 403], () => ({
    amount: '2.00',
    readingRequestId: requestId,
  })),
  describeAccess(billing.listInvoices, [401, 200, 403, 200], () => ({ userId: member.id })),
  describeAccess(billing.listInvoices, [401, 200, 'own', 400], emptyInput),
  describeAccess(billing.getReceipt, [401, 200, 404, 200], () => ({ id: invoiceId })),
  describeAccess(billing.listAttempts, [401, 403, 403, 200], () => ({ userId: member.id })),

  describeAccess(tarot.listTarotImages, [401, 200, 'own', 200], () => ({ name: 'The Fool' })),
  describeAccess(tarot.listTarotCards, [401, 200, 'own', 200], emptyInput),
  describeAccess(tarot.listOracleCards, [401, 200, 'own', 200], emptyInput),
  describeAccess(tarot.listSpreads, [401, 200, 'own', 200], emptyInput),

  describeAccess(astrology.getChart, [401, 200, 404, 200], () => ({ userId: member.id })),
  describeAccess(astrology.getTransits, [401, 200, 404, 200], () => ({ userId: member.id })),
  describeAccess(astrology.getSky, [401, 200, 'own', 200], emptyInput),
  describeAccess(astrology.findPlaces, [401, 200, 'own', 200], () => ({ search: 'haarlem' })),

  describeAccess(readings.createRequest, [401, 201, 'own', 403], () => ({ message: 'May I ask?' })),
  describeAccess(readings.listRequests, [401, 200, 403, 200], () => ({ user: member.id })),
  describeAccess(readings.listRequests, [401, 403, 'own', 200], () => ({ tag: tagId })),
  describeAccess(readings.listRequests, [401, 403, 'own', 200], () => ({ lane: 'mine' as const })),
  describeAccess(readings.countLanes, [401, 403, 'own', 200], emptyInput),
  describeAccess(readings.getRequest, [401, 200, 404, 200], () => ({ id: requestId })),
  describeAccess(readings.patchRequest, [401, 403, 403, 200], () => ({ id: requestId, isRushed: true })),
  describeAccess(readings.listMessages, [401, 200, 404, 200], () => ({ id: requestId })),
  describeAccess(readings.drawCards, [401, 403, 403, 201], () => ({
    id: openRequestId,
    spread: 'celtic-cross',
  })),
  describeAccess(readings.getNewestDraft, [401, 403, 403, 200], () => ({ id: requestId })),
  describeAccess(readings.postMessage, [401, 201, 404, 201], () => ({ id: requestId, message: 'Hello' })),
  describeAccess(readings.postResponse, [401, 403, 403, 201], () => ({
    readingRequest: requestId,
    message: 'And this.',
  })),
  describeAccess(readings.postResponse, [401, 403, 403, 404], () => ({
    readingRequest: requestId,
    message: 'To whom?',
    answersMessageId: othersMessageId,
  })),
  // The member has read it and tipped for it; the other one is not a letter.
  describeAccess(readings.takeBackResponse, [401, 403, 403, 409], () => ({ id: messageId })),
  describeAccess(readings.takeBackResponse, [401, 403, 403, 404], () => ({ id: othersMessageId })),
  describeAccess(readings.markRead, [401, 200, 404, 200], () => ({ id: requestId, messageId })),
  describeAccess(readings.markRead, [401, 404, 404, 404], () => ({
    id: requestId,
    messageId: othersMessageId,
  })),
  describeAccess(readings.getReplyDraft, [401, 403, 403, 200], () => ({ id: requestId })),
  describeAccess(readings.putReplyDraft, [401, 403, 403, 200], () => ({
    id: requestId,
    messageText: 'Dear',
  })),
  describeAccess(readings.setPresence, [401, 403, 403, 204], () => ({
    id: requestId,
    state: 'viewing' as const,
  })),
  describeAccess(readings.addFavourite, [401, 204, 404, 403], () => ({ id: requestId })),
  describeAccess(readings.removeFavourite, [401, 204, 404, 403], () => ({ id: requestId })),
  describeAccess(readings.putOutcome, [401, 409, 404, 403], () => ({
    id: requestId,
    feeling: 'glad' as const,
  })),
  describeAccess(readings.listOutcomeQuestions, [401, 200, 'own', 403], emptyInput),
  describeAccess(readings.getSynastry, [401, 404, 404, 404], () => ({ id: requestId })),
  describeAccess(readings.listDrawnCards, [401, 200, 'own', 200], emptyInput),
  describeAccess(readings.listLetters, [401, 200, 'own', 200], emptyInput),
  describeAccess(readings.getReadingImage, [401, 200, 404, 200], () => ({ name: readingPicture })),

  describeAccess(feedback.giveFeedback, [401, 200, 404, 403], () => ({
    type: 'like' as const,
    readingResponseId: messageId,
  })),
  describeAccess(feedback.giveFeedback, [401, 409, 404, 403], () => ({
    type: 'like' as const,
    readingRequestId: openRequestId,
  })),
  describeAccess(feedback.listFeedback, [401, 200, 404, 200], () => ({ readingRequest: requestId })),
  describeAccess(feedback.listFeedback, [401, 200, 404, 200], () => ({ readingResponse: messageId })),
  describeAccess(feedback.listFeedback, [401, 200, 403, 200], () => ({ user: member.id })),

  describeAccess(grades.getGrades, [401, 403, 403, 200], emptyInput),
  describeAccess(grades.reviewAnswer, [401, 403, 403, 409], () => ({
    readingResponseId: messageId,
    grade: 4 as const,
  })),
  describeAccess(grades.reviewAnswer, [401, 403, 403, 404], () => ({
    readingResponseId: 1_000_000,
    grade: 4 as const,
  })),
  describeAccess(undelivered.listUndelivered, [401, 403, 403, 200], emptyInput),
  describeAccess(undelivered.retryUndelivered, [401, 403, 403, 404], () => ({ id: 1_000_000 })),
  describeAccess(undelivered.dropUndelivered, [401, 403, 403, 404], () => ({ id: 1_000_000 })),

  describeAccess(contact.contactSupport, [401, 200, 'own', 403], () => ({ content: 'A question' })),
  describeAccess(contact.inviteFriend, [401, 200, 'own', 403], () => ({ email: 'friend@example.test' })),

  describeAccess(readers.listPersonalities, [401, 200, 'own', 200], emptyInput),
  describeAccess(readers.listReaders, [401, 403, 'own', 200], emptyInput),
  describeAccess(readers.getReader, [401, 200, 'own', 200], () => ({ id: 1 })),
  describeAccess(readers.createReader, [401, 403, 'own', 201], () => ({
    firstName: 'Ida',
    lastName: 'Crane',
    color: 'pink' as const,
  })),
  describeAccess(readers.inviteReader, [401, 403, 'own', 200], () => ({ id: invitedReaderId })),
  describeAccess(readers.patchReader, [401, 403, 'own', 200], () => ({ id: 1, bio: 'I read cards' })),
  describeAccess(tags.listTags, [401, 403, 'own', 200], emptyInput),
  describeAccess(tags.createTag, [401, 403, 'own', 201], () => ({ text: 'New', color: 'blue' as const })),
  describeAccess(tags.patchTag, [401, 403, 'own', 200], () => ({ id: tagId, text: 'Kinder' })),
  // The writer's call comes last, so the tag is there for the others.
  describeAccess(tags.deleteTag, [401, 403, 'own', 204], () => ({ id: spareTagId })),
  describeAccess(tags.listUserTags, [401, 403, 403, 200], () => ({ userId: member.id })),
  describeAccess(tags.addUserTag, [401, 403, 403, 201], () => ({ userId: member.id, tagId })),
  describeAccess(tags.removeUserTag, [401, 403, 403, 204], () => ({ userId: member.id, tagId })),
  describeAccess(savedReplies.listSavedReplies, [401, 403, 'own', 200], emptyInput),
  describeAccess(savedReplies.createSavedReply, [401, 403, 'own', 201], () => SAVED_REPLY),
  describeAccess(savedReplies.patchSavedReply, [401, 403, 'own', 200], () => ({
    id: savedReplyId,
    title: 'Hello',
  })),
  describeAccess(savedReplies.patchSavedReply, [401, 403, 'own', 404], () => ({
    id: sharedReplyId,
    title: 'Mine',
  })),
  describeAccess(savedReplies.deleteSavedReply, [401, 403, 'own', 204], () => ({ id: savedReplyId })),
  describeAccess(savedReplies.deleteSavedReply, [401, 403, 'own', 404], () => ({ id: sharedReplyId })),
  describeAccess(members.listUsers, [401, 403, 'own', 200], emptyInput),
  describeAccess(members.getUser, [401, 403, 403, 200], () => ({ id: member.id })),
  describeAccess(members.patchUser, [401, 403, 403, 200], () => ({
    id: member.id,
    assignedPersonalityUser: 1,
  })),
  describeAccess(members.patchStaffUser, [401, 403, 403, 200], () => ({ id: member.id, firstName: 'Rosa' })),
  describeAccess(members.listNotes, [401, 403, 403, 200], () => ({ id: member.id })),
  describeAccess(members.createNote, [401, 403, 403, 201], () => ({
    id: member.id,
    text: 'Likes short letters',
  })),
  describeAccess(members.listAuditLog, [401, 403, 403, 200], () => ({ user: member.id })),

  describeAccess(privacy.exportMe, [401, 200, 'own', 200], emptyInput),
  // The other accounts remain. Closing an account deletes rows that the calls of the others need.
  describeAccess(privacy.closeAccount, [401, 400, 'own', 409], () => ({ password: 'not the password' })),

  // Last, because they end what the others need.
  describeAccess(accounts.changePassword, [401, 200, 'own', 200], () => ({
    oldPassword: TEST_PASSWORD,
    newPassword: TEST_PASSWORD,
  })),
  describeAccess(accounts.logOutElsewhere, [401, 204, 'own', 204], emptyInput),
  describeAccess(accounts.logOut, [401, 204, 'own', 204], emptyInput),
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
