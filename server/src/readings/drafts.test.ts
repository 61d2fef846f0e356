import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patchReader } from '#contract/people/calls.ts';
import { VOICE_DEFAULT } from '#contract/people/forms.ts';
import { createProfile } from '#contract/profiles/calls.ts';
import {
  drawCards,
  getRequest,
  getNewestDraft,
  patchRequest,
  postMessage,
} from '#contract/readings/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';
import { toCompletion, startModelServer } from '../../testing/adapters/modelServer.ts';
import { type Desk, createDesk } from '../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { createTestDraftWriter } from '../../testing/readings/draftWriter.ts';
import { openTestStream } from '../../testing/readings/openTestStream.ts';
import PAPER_LINES from '../tarot/meanings/paperImageLines.json' with { type: 'json' };
import { MIN_KEPT_SHARE } from './rules.ts';

/** These tests measure no times. */
const SLOW_MACHINE = { interval: 20, timeout: 15_000 };
const SILENT = { LOG_LEVEL: 'silent' };
const QUESTION = 'Shall I move to the sea this year, or wait until my sister is settled?';

const { writer: drafts, asked, textOf, holdsNext, failsUntilMended } = createTestDraftWriter();
let desk: Desk;
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct(SILENT, { drafts });
  desk = await createDesk(product);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await product.advance({ seconds: 1 });
  asked.length = 0;
});

const asks = (more: Parameters<Desk['asks']>[0] = {}, as?: TestUser) =>
  desk.asks({ message: QUESTION, ...more }, as);
const says = (id: number, message: string, as = desk.member) =>
  product.send(postMessage, { id, message }, { as });
const newest = async (id: number) =>
  (await product.send(getNewestDraft, { id }, { as: desk.writer })).body.personalityMessage;
const readCode = async (id: number) => (await product.send(getNewestDraft, { id }, { as: desk.writer })).code;
const seen = async (id: number) => (await product.send(getRequest, { id }, { as: desk.writer })).body;
/** Writes all drafts that are due within a second. */
const written = () => product.advance({ seconds: 1 });
const draftDueAt = async (id: number) =>
  (await product.db.selectFrom('draftQueue').select('dueAt').where('requestId', '=', id).executeTakeFirst())
    ?.dueAt ?? null;

describe('a draft is written', () => {
  test('by itself, due within a second after a question, and told to the open desks', async () => {
    const atDesk = await openTestStream(product, '/psychic-messages/', desk.writer);
    const atHome = await openTestStream(product, `/user-messages/${desk.member.id}/`, desk.member);
    const { id, createdAt } = await asks();
    const waits = Temporal.Instant.from(createdAt).until((await draftDueAt(id)) ?? createdAt);
    expect(waits.total('milliseconds')).toBeLessThan(600);
    await expect.poll(() => readCode(id), SLOW_MACHINE).toBeUndefined();
    expect(await newest(id)).toBe(textOf(asked[0]!));
    expect((await seen(id)).hasDraft).toBe(true);
    await expect
      .poll(() => atDesk.heard.map(({ event }) => event), SLOW_MACHINE)
      .toEqual([
        { type: 'request', requestId: id },
        { type: 'draft', requestId: id },
      ]);
    expect(atHome.heard).toHaveLength(1);
    await Promise.all([atDesk.cut(), atHome.cut()]);
  });

  test('from the question with its title, who asks, and nothing that says more of them', async () => {
    const member = await product.customer({ firstName: 'Beatrix', birthDate: '1990-06-10' });
    await product.db
      .insertInto('subscriptions')
      .values({
        userId: member.id,
        status: 'active',
        interval: 'month',
        productId: 2,
        createdAt: product.services.clock.now(),
      })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ status: 'active' }))
      .execute();
    const birth = { birthTime: null, birthTimeKnown: false, birthLocation: 'York' } as const;
    const profile = {
      gender: 'WOM',
      currentLocation: 'Leeds',
      bio: 'I keep bees',
      experienceLevel: 0,
      seenWriter: false,
    } as const;
    expect((await product.send(createProfile, { ...birth, ...profile }, { as: member })).status).toBe(201);
    await asks({ title: 'The sea', isAstrology: true }, member);
    await written();
    expect(asked).toEqual([
      {
        seed: expect.any(String),
        firstName: 'Beatrix',
        question: `The sea\n\n${QUESTION}`,
        bio: 'I keep bees',
        style: 'tarot',
        isAstrology: true,
        spread: null,
        cards: [],
        sky: { sun: 'Gemini', moon: expect.toBeOneOf([null, expect.any(String)]), rising: null },
        otherPerson: null,
        moonPhase: expect.any(String),
        isCare: false,
        today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        voice: null,
        memory: { letters: [], cards: [] },
      },
    ]);
  });

  test('with what the member has read and drawn, and in the voice of the reader who is asked', async () => {
    const member = await createMemberWithStatus(product, 'monthly_active');
    const readerId = await desk.readerOf(desk.writer);
    const voice = { ...VOICE_DEFAULT, greeting: 'My dear', turns: ['One step, then tea.'] };
    await product.send(patchReader, { id: readerId, voice }, { as: desk.writer });
    const { id } = await asks({ personality: readerId }, member);
    await desk.answers(id, { message: 'One two three. Four five six seven eight.' });
    await asks({ personality: readerId }, member);
    await written();
    const { memory, voice: heard } = asked.at(-1)!;
    expect(memory.letters).toEqual([
      { text: 'One two three. Four five six seven eight.', on: expect.any(String) },
    ]);
    expect(heard).toEqual({ ...voice, wordsPerSentence: 4 });
  });

  test('by the composer with a passage for each card, and empty with a reason in another language', async () => {
    const readDraft = async (id: number) =>
      (await product.send(getNewestDraft, { id }, { as: desk.writer })).body;
    const { id } = await asks();
    await desk.answers(id);
    await says(id, 'And should I write to my sister or wait until spring?');
    const { body: draw } = await product.send(drawCards, { id, spread: 'four-winds' }, { as: desk.writer });
    await written();
    const { passages, frame, personalityMessage } = await readDraft(id);
    expect(passages?.map(({ position }) => position)).toEqual(draw.cards.map(({ position }) => position));
    expect(personalityMessage).toContain('writing to your sister');
    for (const { text } of passages!) expect(frame).not.toContain(text);

    const { id: other } = await asks();
    await desk.answers(other);
    await says(other, '¿Cuándo voy a encontrar trabajo y qué puedo hacer para mi familia?');
    await written();
    expect(await readDraft(other)).toEqual({
      personalityMessage: '',
      source: 'composer',
      emptyBecause: 'unknown_language',
    });
    expect((await seen(other)).hasDraft).toBe(false);
  });

  test('without the title where that only repeats how the question begins', async () => {
    await asks();
    await written();
    expect(asked[0]!.question).toBe(QUESTION);
  });

  test('anew after each message of the member, from all that nobody has answered', async () => {
    const { id } = await asks();
    await written();
    await says(id, 'She has found a flat.');
    await written();
    expect(asked.map(({ question }) => question)).toEqual([QUESTION, `${QUESTION}\n\nShe has found a flat.`]);
    expect(asked[0]!.seed).not.toBe(asked[1]!.seed);
    expect(await newest(id)).toBe(textOf(asked[1]!));
    const rows = await product.db.selectFrom('drafts').select('id').where('requestId', '=', id).execute();
    expect(rows).toHaveLength(1);
  });

  test('from all messages that came one upon the other', async () => {
    const { id } = await asks();
    await says(id, 'One');
    await says(id, 'Two');
    await written();
    expect(asked.at(-1)!.question).toBe(`${QUESTION}\n\nOne\n\nTwo`);
  });

  test('after an answer only from what was asked since', async () => {
    const { id } = await asks();
    await desk.answers(id);
    await says(id, 'And in spring?');
    await product.send(patchRequest, { id, status: 'OPENED' }, { as: desk.writer });
    await written();
    expect(asked.at(-1)!.question).toBe('And in spring?');
  });

  test('by the composer for what is written back, and by the model once the request is reopened', async () => {
    const { id } = await asks();
    await desk.answers(id);
    asked.length = 0;
    await says(id, 'And in spring, when I have moved?');
    await written();
    const { body } = await product.send(getNewestDraft, { id }, { as: desk.writer });
    expect([asked, body.source]).toEqual([[], 'composer']);
    await product.send(patchRequest, { id, status: 'OPENED' }, { as: desk.writer });
    await written();
    expect(await newest(id)).toBe(textOf(asked[0]!));
  });

  test('and dropped once what is written back is marked as done', async () => {
    const { id } = await asks();
    await desk.answers(id);
    await says(id, 'Thank you');
    await written();
    expect(await readCode(id)).toBeUndefined();
    await product.send(patchRequest, { id, wroteBack: false }, { as: desk.writer });
    await written();
    expect([await readCode(id), (await seen(id)).hasDraft]).toEqual(['no_draft', false]);
  });

  test('anew when cards are drawn, with what they mean the way they lie', async () => {
    const { id } = await asks();
    await written();
    const { body } = await product.send(drawCards, { id, spread: 'celtic-cross' }, { as: desk.writer });
    await written();
    const { spread, cards } = asked[1]!;
    expect(spread).toBe('Celtic Cross');
    expect(cards.map(({ position, name, reversed }) => ({ position, name, reversed }))).toEqual(
      body.cards.map(({ imagePath: _, ...card }) => card),
    );
    for (const { keywords, meaning, question, imageLine } of cards)
      expect([keywords.length >= 3, meaning, question, imageLine].every(Boolean)).toBe(true);
  });

  test('whose pictures are described as in the deck of the letter', async () => {
    const { id } = await asks();
    await desk.answers(id);
    await says(id, 'And should I write to my sister or wait until spring?');
    // A single card is always told by its picture.
    const { body } = await product.send(drawCards, { id, spread: 'one-card' }, { as: desk.writer });
    await written();
    const readDraft = (deck?: 'night' | 'paper') =>
      product.send(getNewestDraft, { id, ...(deck && { deck }) }, { as: desk.writer });
    const line = PAPER_LINES[body.cards[0]!.name as keyof typeof PAPER_LINES].slice(1);
    const [first, night, paper] = await Promise.all([readDraft(), readDraft('night'), readDraft('paper')]);
    expect(night.body).toEqual(first.body);
    expect(night.body.personalityMessage).not.toContain(line);
    expect(paper.body.personalityMessage).toContain(line);
    expect(paper.body.passages![0]!.text).toContain(line);
  });

  test('for an oracle reading from what the oracle says', async () => {
    const { id } = await asks({ isOracle: true });
    await product.send(drawCards, { id, spread: 'one-card' }, { as: desk.writer });
    await written();
    const [card] = asked.at(-1)!.cards;
    expect(asked.at(-1)!.style).toBe('oracle');
    expect([card!.text.length > 100, card!.meaning.length > 0, card!.keywords]).toEqual([true, true, []]);
  });

  test.each([{ isOracle: true }, { isAstrology: true }, { personality: null }])(
    'anew when a writer changes %j',
    async (change) => {
      const { id } = await asks({ personality: await desk.aReader('Vera') });
      await written();
      await product.send(patchRequest, { id, ...change }, { as: desk.writer });
      await written();
      expect(asked).toHaveLength(2);
    },
  );

  test('not anew for what it does not depend on', async () => {
    const { id } = await asks();
    await written();
    await product.send(patchRequest, { id, isRushed: true, numberOfTarotCards: 3 }, { as: desk.writer });
    await written();
    expect(asked).toHaveLength(1);
  });
});

describe('a draft is retired', () => {
  test('by a reading, and none is written then', async () => {
    const { id } = await asks();
    await written();
    await says(id, 'And?');
    await desk.answers(id);
    expect([await readCode(id), await draftDueAt(id)]).toEqual(['no_draft', null]);
  });

  test('by a message of a writer', async () => {
    const { id } = await asks();
    await written();
    await says(id, 'A moment, please', desk.writer);
    await written();
    expect([await readCode(id), asked.length]).toEqual(['no_draft', 1]);
  });

  test('in no request that a writer closed, but none is written for it any more', async () => {
    const { id } = await asks();
    await written();
    await product.send(patchRequest, { id, status: 'CLOSED' }, { as: desk.writer });
    const dueAt = product.services.clock.now();
    await product.db.insertInto('draftQueue').values({ requestId: id, dueAt }).execute();
    await written();
    expect([asked.length, await draftDueAt(id)]).toEqual([1, null]);
  });
});

describe('words of danger', () => {
  const DANGER = 'Some days I want to die';

  test('in a question are no matter for a draft, nor is what follows them', async () => {
    const { id } = await asks({ message: DANGER });
    expect(await draftDueAt(id)).toBeNull();
    await says(id, 'Is anyone there?');
    await product.send(drawCards, { id, spread: 'one-card' }, { as: desk.writer });
    await written();
    expect([asked.length, await readCode(id)]).toEqual([0, 'no_draft']);
  });

  test('in a later message take back what was written', async () => {
    const { id } = await asks();
    await written();
    await says(id, DANGER);
    expect([await readCode(id), await draftDueAt(id)]).toEqual(['no_draft', null]);
    await written();
    expect(asked).toHaveLength(1);
  });
});

describe('words of danger and whoever writes drafts', () => {
  const DANGER = 'My husband beats me and I am afraid of him';

  test('get no draft when a writer has ended the flag; what is asked after an answer does', async () => {
    const { id } = await asks({ message: DANGER });
    await product.send(patchRequest, { id, isFlagged: false }, { as: desk.writer });
    await says(id, 'Are you there?');
    await written();
    expect([asked.length, await readCode(id), await draftDueAt(id)]).toEqual([0, 'no_draft', null]);
    await desk.answers(id);
    await product.send(patchRequest, { id, status: 'OPENED' }, { as: desk.writer });
    await says(id, 'Shall I move to the sea?');
    await written();
    expect(asked.map(({ question }) => question)).toEqual(['Shall I move to the sea?']);
  });

  test('reach no model, and what a model says of them reaches nobody', async () => {
    const server = await startModelServer();
    const env = { ...SILENT, DRAFTS_BASE_URL: server.baseUrl, DRAFTS_MODEL: 'small-1' };
    const withModel = await startTestProduct(env);
    const at = await createDesk(withModel);
    const letter = (words: string) =>
      `Dear Rosalind,\n\n${words} You have been careful for so long that rest feels like a risk to you. ` +
      'Nothing has to be settled this week, and the sea stays where it is until the spring.\n\nWhat would you pack first?';
    server.answers((response) => response.end(toCompletion(letter('It may be time to end your life.'))));
    const flagged = await at.asks({ message: DANGER });
    const plain = await at.asks({ message: QUESTION });
    await withModel.advance({ seconds: 1 });
    expect(server.asked).toHaveLength(1);
    expect(JSON.stringify(server.asked)).not.toContain('beats');
    const readDraft = (id: number) => withModel.send(getNewestDraft, { id }, { as: at.writer });
    expect((await readDraft(flagged.id)).code).toBe('no_draft');
    expect((await readDraft(plain.id)).code).toBe('no_draft');
    server.answers((response) => response.end(toCompletion(letter('The tide turns twice a day.'))));
    await withModel.send(postMessage, { id: plain.id, message: 'Or wait?' }, { as: at.member });
    await withModel.advance({ seconds: 1 });
    expect((await readDraft(plain.id)).body).toMatchObject({ source: 'model' });
    await at.close();
    await server.close();
  });
});

describe('while a draft is written slowly', () => {
  const begun = () => expect.poll(() => asked.length, SLOW_MACHINE);

  test('no transaction is open, and a message that comes meanwhile wins', async () => {
    const letGo = holdsNext();
    const { id } = await asks();
    await begun().toBe(1);
    const open = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(product.db);
    expect(open.rows[0]!.count).toBe(0);
    await says(id, 'One thing more');
    letGo();
    await begun().toBe(2);
    await expect.poll(() => newest(id), SLOW_MACHINE).toBe(textOf(asked[1]!));
    expect(textOf(asked[1]!)).toContain('One thing more');
  });

  test('an answer that comes meanwhile leaves nothing to keep', async () => {
    const letGo = holdsNext();
    const { id } = await asks();
    await begun().toBe(1);
    await desk.answers(id);
    letGo();
    await written();
    expect([await readCode(id), await draftDueAt(id)]).toEqual(['no_draft', null]);
  });

  test('a draft that fails is tried again when its claim has run out, and not before', async () => {
    const mend = failsUntilMended();
    const { id } = await asks();
    await written();
    mend();
    expect([asked.length, await readCode(id)]).toEqual([1, 'no_draft']);
    await product.advance({ seconds: 100 });
    expect(asked.length).toBe(1);
    await product.advance({ seconds: 30 });
    expect([asked.length, await newest(id)]).toEqual([2, textOf(asked[1]!)]);
  });

  test('a draft that fails for an hour is left until there is something new', async () => {
    const mend = failsUntilMended();
    const { id } = await asks();
    await product.advance({ hours: 3 });
    expect([asked.length, await draftDueAt(id)]).toEqual([31, null]);
    mend();
    await says(id, 'Still there?');
    await written();
    expect(await newest(id)).toBe(textOf(asked.at(-1)!));
  });
});

test('two instances share the work: each draft is written once', async () => {
  const other = createTestDraftWriter();
  const second = await startTestProduct(SILENT, { drafts: other.writer, databaseUrl: product.databaseUrl });
  const requests = await Promise.all(Array.from({ length: 24 }, () => asks()));
  await Promise.all([written(), second.advance({ seconds: 1 })]);
  await second.stop();
  expect(asked.length + other.asked.length).toBe(24);
  expect(new Set([...asked, ...other.asked].map(({ seed }) => seed)).size).toBe(24);
  expect(await Promise.all(requests.map(({ id }) => readCode(id)))).toEqual(requests.map(() => undefined));
});

describe('how an answer was made is kept', () => {
  const madeFrom = (messageId: number) =>
    product.db
      .selectFrom('messages')
      .select(['draftId', 'draftKept'])
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
  const readLog = async (id: number) => (await seen(id)).log.map(({ says: said }) => said);

  test('from a draft, with the share that was kept', async () => {
    const { id } = await asks();
    await written();
    const { body } = await desk.answers(id, { message: await newest(id) });
    expect(await madeFrom(body.id)).toEqual({ draftId: expect.any(Number), draftKept: 1 });
    expect(await readLog(id)).toEqual([
      'Changed the status from OPENED to RESPONDED',
      'Answered from a draft by the model, 100% kept',
    ]);
  });

  test('from half of a draft', async () => {
    const { id } = await asks();
    await written();
    const draft = await newest(id);
    const { body } = await desk.answers(id, {
      message: `${draft.slice(0, draft.length / 2)} Go, and come back.`,
    });
    const { draftKept } = await madeFrom(body.id);
    expect(draftKept).toBeGreaterThan(MIN_KEPT_SHARE);
    expect(draftKept).toBeLessThan(0.6);
    expect(await readLog(id)).toContain(
      `Answered from a draft by the model, ${Math.round(draftKept! * 100)}% kept`,
    );
  });

  test('by hand, beside a draft or without one', async () => {
    const { id } = await asks();
    await written();
    for (const message of [
      'Go where the gulls are, and write to me from there.',
      'And take your bees with you.',
    ]) {
      const { body } = await desk.answers(id, { message });
      expect(await madeFrom(body.id)).toEqual({ draftId: null, draftKept: null });
    }
    expect((await readLog(id)).filter((said) => said === 'Answered by hand')).toHaveLength(2);
  });
});
