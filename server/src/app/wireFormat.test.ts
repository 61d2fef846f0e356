import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
import type { RequestStatus } from '#contract/readings/codes.ts';
import { toWireRequest } from '#contract/wireRequest.ts';
import * as tarot from '#contract/tarot/calls.ts';
import * as undelivered from '#contract/undelivered/calls.ts';
import { DEMO_PASSWORD, seedDemo } from '../seed/demo.ts';
import type { ApiDocument } from './apiDocument.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

// Responses as clients receive them, byte for byte, including key order, statuses and headers. Record an intended
// change with `vitest run server/src/app/wireFormat.test.ts -u`, in a commit that says so.

// Cards are drawn from random seeds; here each is the same.
vi.mock('../readings/drawProof/seeds.ts', () => ({ createSeed: () => Buffer.alloc(32, 1) }));

const NOW = Temporal.Instant.from('2026-11-20T12:00:00Z');

let product: TestProduct;
beforeAll(async () => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(NOW);
  product = await startTestProduct();
  await seedDemo(product.services);
  // Drafts are written and mails are sent.
  await product.advance({ seconds: 1 });
}, 60_000);
afterAll(async () => {
  await product.stop();
  vi.restoreAllMocks();
});

/** Tokens, names of stored files and secrets are random, and a picture's version changes when it is rendered again. */
const maskRandom = (text: string): string =>
  text
    .replaceAll(/"token":"[\w-]{40}"/g, '"token":"(random)"')
    .replaceAll(/\?v=[0-9a-f]{8}/g, '?v=(version)')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(random)');

/** Serialised again, it must be the same text, so that nothing is lost in the recording. */
function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (JSON.stringify(value) !== text) throw new Error(`Not as JSON.stringify writes it: ${text}`);
  return value;
}

/** Headers that depend on the connection and the time, not on the response. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'x-request-id', 'content-length']);

type Headers = Record<string, string>;
interface RecordedAnswer {
  request: string;
  by: string;
  status: number;
  headers: Headers;
  body: unknown;
}

const tokens = new Map<string, string>();
async function logInByName(name: string): Promise<string> {
  const known = tokens.get(name);
  if (known !== undefined) return known;
  const email = `${name}@moonletter.test`;
  const { token } = (await product.send(accounts.logIn, { email, password: DEMO_PASSWORD })).body;
  tokens.set(name, token);
  return token;
}

async function findUserId(name: string): Promise<number> {
  const token = await logInByName(name);
  return (await product.send(accounts.checkSession, {}, { token })).body.user.id;
}

async function findRequest(status: RequestStatus, name: string): Promise<number> {
  const token = await logInByName(name);
  const { body } = await product.send(readings.listRequests, { status: [status] }, { token });
  return body.results.at(-1)!.id!;
}

async function findNewestMessage(id: number): Promise<number> {
  const { body } = await product.send(readings.getRequest, { id }, { token: await logInByName('writer') });
  return body.messages.at(-1)!.id;
}

/** Makes a call and records the whole response. */
async function record<C extends Call>(
  call: C,
  input: InputOf<C>,
  by = 'nobody',
  more: Headers = {},
): Promise<RecordedAnswer> {
  const { method, address, body, contentType } = toWireRequest(call, input);
  const response = await product.fetchRaw(address, {
    method,
    body,
    headers: {
      ...(by !== 'nobody' && { authorization: `Token ${await logInByName(by)}` }),
      ...(contentType !== null && { 'content-type': contentType }),
      ...more,
    },
  });
  const text = maskRandom(await response.text());
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_CONNECTION.has(name)));
  const isJson = headers['content-type']?.includes('json') === true;
  const recorded = isJson ? readJson(text) : text;
  return { request: `${method} ${address}`, by, status: response.status, headers, body: recorded };
}

/** Headers common to all responses are recorded once. */
function withoutCommonHeaders(answers: readonly RecordedAnswer[]) {
  const [{ headers: first }] = answers as [RecordedAnswer];
  const common = Object.fromEntries(
    Object.entries(first).filter(([name, value]) => answers.every(({ headers }) => headers[name] === value)),
  );
  const pickOwnHeaders = (headers: Headers) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in common)));
  return {
    headersOfAll: common,
    answers: answers.map((answer) => ({ ...answer, headers: pickOwnHeaders(answer.headers) })),
  };
}

const waitForEmptyOutbox = () =>
  expect.poll(() => product.db.selectFrom('eventOutbox').select('id').execute()).toEqual([]);

/** The events of the live streams so far. */
async function listSentEvents() {
  await waitForEmptyOutbox();
  const rows = await product.db
    .selectFrom('events')
    .select(['memberId', 'audience', 'data'])
    .orderBy('id')
    .execute();
  return rows.map(({ memberId, audience, data }) => ({
    memberId,
    audience,
    event: readJson(maskRandom(data)),
  }));
}

const PROFILE = {
  gender: 'WOM',
  birthTime: '06:30:00',
  birthLocation: 'Lisbon, Portugal',
  currentLocation: 'Porto, Portugal',
  bio: 'I keep bees.',
  experienceLevel: 1,
  seenWriter: false,
} as const;
const CARD = {
  cardHolder: 'Ada Quill',
  cardNumber: '4242424242424242',
  expMonth: 12,
  expYear: 2049,
  cvc: '123',
  cardZipcode: '90210',
};

test('the responses of calls equal the recording', async () => {
  // Drafts are announced in any order.
  await waitForEmptyOutbox();
  await product.db.deleteFrom('events').execute();

  const member = 'monthly_active';
  const memberId = await findUserId(member);
  const writerId = await findUserId('writer');
  const paging = { limit: 3 };
  const open = await findRequest('OPENED', member);
  const answered = await findRequest('RESPONDED', member);
  const { messages } = (
    await product.send(readings.getRequest, { id: open }, { token: await logInByName('writer') })
  ).body;
  const { results: invoices } = (
    await product.send(billing.listInvoices, {}, { token: await logInByName(member) })
  ).body;
  const invoiceId = invoices.find(({ status }) => status === 'paid')!.id;

  const answers = [
    await record(accounts.signUp, {
      firstName: 'Ada',
      lastName: 'Quill',
      email: 'ada@moonletter.test',
      birthDate: '1990-05-17',
      password: DEMO_PASSWORD,
      acceptTerms: true,
    }),
    await record(accounts.signUp, {
      firstName: '',
      lastName: 'Quill',
      email: 'ada',
      birthDate: '2990-05-17',
      password: 'short',
      acceptTerms: false,
    }),
    await record(accounts.logIn, { email: 'ada@moonletter.test', password: DEMO_PASSWORD }),
    await record(accounts.logIn, { email: 'ada@moonletter.test', password: 'not the password' }),
    await record(accounts.checkSession, {}),
    await record(accounts.checkSession, {}, member),
    await record(accounts.requestPasswordReset, { email: 'nobody@moonletter.test' }),
    await record(accounts.previewPasswordReset, { token: 'no-such-token' }),
    await record(accounts.confirmPasswordReset, { token: 'no-such-token', password: DEMO_PASSWORD }),
    await record(accounts.changePassword, { oldPassword: 'not it', newPassword: DEMO_PASSWORD }, 'ada'),
    await record(accounts.logOutElsewhere, {}, 'ada'),
    await record(privacy.listSessions, {}, 'ada'),
    await record(privacy.endSession, { id: 1_000_000 }, 'ada'),
    await record(profiles.updateMe, { email: 'ada.quill@moonletter.test' }, 'ada'),
    await record(profiles.updateMe, { email: 'ada.quill@moonletter.test', password: DEMO_PASSWORD }, 'ada'),
    await record(privacy.previewEmailChange, { token: 'no-such-token' }),
    await record(privacy.confirmEmailChange, { token: 'no-such-token' }),
    await record(privacy.cancelEmailChange, {}, 'ada'),
    await record(privacy.closeAccount, { password: 'not it' }, 'ada'),
    await record(privacy.closeAccount, { password: DEMO_PASSWORD }, 'writer'),
    await record(profiles.getMe, {}, 'ada'),
    await record(profiles.createProfile, PROFILE, 'ada'),
    await record(profiles.createProfile, PROFILE, 'ada'),
    await record(profiles.updateMe, { bio: '' }, 'ada'),
    await record(profiles.updateMe, { timeZone: 'Europe/Lisbon', notifications: { digest: 'off' } }, 'ada'),
    await record(profiles.listHopes, {}, 'ada'),
    await record(profiles.listQuotes, {}),
    await record(astrology.getChart, { userId: await findUserId('ada') }, 'ada'),
    await record(astrology.getChart, { userId: memberId }, 'writer'),
    await record(astrology.getTransits, { userId: memberId, date: '2026-11-22' }, 'writer'),
    await record(astrology.getSky, {}, member),
    await record(tarot.listSpreads, {}, member),
    await record(tarot.listTarotImages, { name: 'The Moon' }, member),
    await record(billing.getNewSubscriptionInfo, {}),
    await record(billing.getNewSubscriptionInfo, {}, member),
    await record(billing.getSubscriptionInfo, {}, 'ada'),
    await record(billing.createSubscription, { productId: 1 }, 'ada'),
    await record(billing.addCard, { ...CARD, cvc: '1' }, 'ada'),
    await record(billing.addCard, CARD, 'ada'),
    await record(billing.listCards, { userId: memberId }, 'writer'),
    await record(billing.listCards, { userId: memberId }, 'ada'),
    await record(billing.removeCard, { paymentMethodId: 1_000_000 }, 'ada'),
    await record(billing.createSubscription, { productId: 2 }, 'ada'),
    await record(billing.createSubscription, { productId: 2 }, 'ada'),
    await record(billing.skipSubscription, {}, 'ada'),
    await record(billing.unskipSubscription, {}, 'ada'),
    await record(billing.upgradeSubscription, {}, 'ada'),
    await record(billing.getNewSubscriptionInfo, {}, 'ada'),
    await record(billing.skipSubscription, {}, 'ada'),
    await record(billing.cancelSubscription, { reason: 'No time' }, 'ada'),
    await record(billing.uncancelSubscription, {}, 'ada'),
    await record(billing.retryPayment, {}, 'ada'),
    await record(billing.listInvoices, paging, member),
    await record(billing.getReceipt, { id: invoiceId }, member),
    await record(billing.getReceipt, { id: 1_000_000 }, member),
    await record(billing.listAttempts, { ...paging, userId: memberId }, 'writer'),
    await record(billing.refundInvoice, { invoiceId, amountCents: 100 }, 'writer'),
    await record(billing.giveTip, { amount: '5', readingRequestId: answered }, member),
    await record(billing.giveTip, { amount: '5', readingRequestId: open }, member),
    await record(readings.putOutcome, { id: answered, feeling: 'glad' }, member),
    await record(readings.putOutcome, { id: answered, feeling: 'great' as 'glad' }, member),
    await record(readings.listOutcomeQuestions, {}, member),
    await record(readings.getSynastry, { id: answered }, 'writer'),
    await record(feedback.giveFeedback, { type: 'like', readingRequestId: answered }, member),
    await record(feedback.giveFeedback, { type: 'like', reason: 'Kind', readingRequestId: answered }, member),
    await record(feedback.giveFeedback, { type: 'like', readingRequestId: open }, member),
    await record(feedback.giveFeedback, { type: 'love' as 'like' }, member),
    await record(feedback.listFeedback, paging, 'writer'),
    await record(grades.getGrades, paging, 'writer'),
    await record(grades.reviewAnswer, { readingResponseId: 1, grade: 3 }, 'writer'),
    await record(undelivered.listUndelivered, {}, 'writer'),
    await record(contact.contactSupport, { content: 'My letter will not open.' }, member),
    await record(contact.contactSupport, { content: ' ' }, member),
    await record(contact.inviteFriend, { email: 'friend@moonletter.test' }, member),
    await record(contact.inviteFriend, { email: 'a friend' }, member),
    await record(readings.createRequest, { title: '', message: 'Will I move to the sea?' }, 'ada'),
    await record(readings.createRequest, { title: '', message: 'Will I move?' }, 'canceled'),
    await record(readings.listRequests, paging, member),
    await record(readings.listRequests, { ...paging, sort: 'work_order' }, 'writer'),
    await record(readings.listRequests, { ...paging, fields: ['title', 'id', 'unread_count'] }, 'writer'),
    await record(readings.listRequests, { fields: ['texts'] }, 'writer'),
    await record(readings.listRequests, { tag: 1 }, member),
    await record(readings.listRequests, { lane: 'to_answer', limit: 1, sort: 'work_order' }, 'writer'),
    await record(readings.listRequests, { lane: 'mine' }, member),
    await record(readings.countLanes, {}, 'writer'),
    await record(readings.countLanes, {}, member),
    await record(readings.getRequest, { id: open }, member),
    await record(readings.getRequest, { id: answered }, 'writer'),
    await record(readings.getRequest, { id: open }, 'ada'),
    await record(readings.listMessages, { ...paging, id: answered }, member),
    await record(readings.postMessage, { id: open, message: 'Please tell me more.' }, member),
    await record(readings.postMessage, { id: open, message: 'I want to kill myself.' }, member),
    await record(readings.patchRequest, { id: open, isRushed: true, numberOfTarotCards: 3 }, 'writer'),
    await record(readings.patchRequest, { id: open, assignedWriter: 1_000_000 }, 'writer'),
    await record(readings.patchRequest, { id: open }, member),
    await record(
      readings.patchRequest,
      { id: open, assignedWriter: writerId, snoozedUntil: '2026-11-21T09:00:00Z' },
      'writer',
    ),
    await record(readings.patchRequest, { id: open, snoozedUntil: '2026-11-19T09:00:00Z' }, 'writer'),
    await record(readings.patchRequest, { id: open, snoozedUntil: null }, 'writer', {
      'if-match': '"older"',
    }),
    await record(readings.getNewestDraft, { id: answered }, 'writer'),
    await record(readings.getNewestDraft, { id: await findRequest('OPENED', 'yearly_active') }, 'writer'),
    await record(readings.drawCards, { id: open, spread: 'no-such-spread' }, 'writer'),
    await record(readings.drawCards, { id: open, spread: 'past-present-future' }, 'writer'),
    await record(readings.setPresence, { id: open, state: 'typing' }, 'writer'),
    await record(readings.markRead, { id: open, messageId: messages.at(-1)!.id }, 'writer'),
    await record(
      readings.postResponse,
      { readingRequest: open, message: 'The sea waits for you.' },
      'writer',
    ),
    await record(readings.drawCards, { id: open, spread: 'past-present-future' }, 'writer'),
    await record(readings.getRequest, { id: open }, 'writer'),
    await record(readings.getReplyDraft, { id: open }, 'writer'),
    await record(readings.putReplyDraft, { id: open, messageText: 'Dear' }, 'writer'),
    await record(readings.getReplyDraft, { id: open }, member),
    await record(readings.takeBackResponse, { id: messages.at(-1)!.id }, 'writer'),
    await record(readings.takeBackResponse, { id: await findNewestMessage(open) }, 'writer'),
    await record(readings.takeBackResponse, { id: 1_000_000 }, 'writer'),
    await record(readers.listPersonalities, {}, member),
    await record(readers.listReaders, {}, 'writer'),
    await record(readers.getReader, { id: 1 }, member),
    await record(readers.patchReader, { id: 1, bio: 'Reads by lamplight.' }, 'writer'),
    await record(
      readers.createReader,
      { firstName: 'Una', lastName: 'Vale', color: 'pink', email: 'una@example.test' },
      'writer',
    ),
    await record(readers.inviteReader, { id: 1 }, 'writer'),
    await record(readers.patchReader, { id: 1, bio: 'Reads by day.' }, 'writer', { 'if-match': '"older"' }),
    await record(tags.listTags, {}, 'writer'),
    await record(tags.createTag, { text: 'Patient', color: 'teal' }, 'writer'),
    await record(tags.deleteTag, { id: 1 }, 'writer'),
    await record(tags.deleteTag, { id: 1 }, 'writer'),
    await record(tags.patchTag, { id: 1, text: 'Kind' }, 'writer'),
    await record(tags.listUserTags, { userId: memberId }, 'writer'),
    await record(tags.addUserTag, { userId: memberId, tagId: 1 }, 'writer'),
    await record(tags.listUserTags, { userId: memberId }, 'writer'),
    await record(tags.removeUserTag, { userId: memberId, tagId: 1 }, 'writer'),
    await record(members.listUsers, paging, 'writer'),
    await record(members.getUser, { id: memberId }, 'writer'),
    await record(members.getUser, { id: memberId }, member),
    await record(members.patchUser, { id: memberId, assignedPersonalityUser: 1 }, 'writer'),
    await record(members.patchStaffUser, { id: memberId, firstName: 'Maud' }, 'writer'),
    await record(members.patchStaffUser, { id: await findUserId('writer'), isWriter: false }, 'writer'),
    await record(members.createNote, { id: memberId, text: '!A letter before her birthday' }, 'writer'),
    await record(members.listNotes, { id: memberId }, 'writer'),
    await record(members.listAuditLog, paging, 'writer'),
    await record(accounts.logOut, {}, 'ada'),
  ];
  const recorded = { ...withoutCommonHeaders(answers), events: await listSentEvents() };
  await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot('answers.recorded.json');
});

/** Refusal texts and summaries are prose and may change. */
function withoutSummaries({ paths, ...rest }: ApiDocument) {
  const bare = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, { summary: _, responses, ...operation }]) => {
        const successes = Object.entries(responses as object).filter(
          ([, { content = {} }]: [string, { content?: object }]) => !('application/problem+json' in content),
        );
        return [method, { ...operation, responses: Object.fromEntries(successes) }];
      }),
    ),
  ]);
  return { ...rest, paths: Object.fromEntries(bare) };
}

test('the API document equals the recording, except for summaries and the refusals of calls', async () => {
  const text = await (await product.fetchRaw('/api/openapi.json')).text();
  const document = readJson(maskRandom(text)) as ApiDocument;
  await expect(`${JSON.stringify(withoutSummaries(document), null, 1)}\n`).toMatchFileSnapshot(
    'openapi.recorded.json',
  );
});
