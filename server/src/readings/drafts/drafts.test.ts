import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { patchReader } from '#contract/readers/calls.ts';
import { VOICE_DEFAULT } from '#contract/readers/forms.ts';
import { createProfile } from '#contract/profiles/calls.ts';
import { drawCards, getNewestDraft, patchRequest } from '#contract/readings/calls.ts';
import { openDraftDesk, QUESTION, SLOW_MACHINE } from '../../../testing/readings/draftDesk.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import { openTestStream } from '../../../testing/readings/openTestStream.ts';
import PAPER_LINES from '../../tarot/meanings/paperImageLines.json' with { type: 'json' };

const {
  inputs,
  textOf,
  product,
  desk,
  ask,
  sendMessage,
  readNewest,
  readCode,
  readRequest,
  writeDueDrafts,
  draftDueAt,
} = await openDraftDesk();
afterAll(() => desk.close());
beforeEach(async () => {
  await writeDueDrafts();
  inputs.length = 0;
});

describe('a draft is written', () => {
  test('automatically within a second after a question, and announced to open desks', async () => {
    const atDesk = await openTestStream(product, '/psychic-messages/', desk.writer);
    const atHome = await openTestStream(product, `/user-messages/${desk.member.id}/`, desk.member);
    const { id, createdAt } = await ask();
    const delay = Temporal.Instant.from(createdAt).until((await draftDueAt(id)) ?? createdAt);
    expect(delay.total('milliseconds')).toBeLessThan(600);
    await expect.poll(() => readCode(id), SLOW_MACHINE).toBeUndefined();
    expect(await readNewest(id)).toBe(textOf(inputs[0]!));
    expect((await readRequest(id)).hasDraft).toBe(true);
    await expect
      .poll(() => atDesk.received.map(({ event }) => event), SLOW_MACHINE)
      .toEqual([
        { type: 'request', requestId: id },
        { type: 'draft', requestId: id },
      ]);
    expect(atHome.received).toHaveLength(1);
    await Promise.all([atDesk.cut(), atHome.cut()]);
  });

  test('from the question, its title and the member’s data that a letter needs, and no other personal data', async () => {
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
    await ask({ title: 'The sea', isAstrology: true }, member);
    await writeDueDrafts();
    expect(inputs).toEqual([
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

  test('with the member’s earlier letters and cards, in the voice of the requested reader', async () => {
    const member = await createMemberWithStatus(product, 'monthly_active');
    const readerId = await desk.readerOf(desk.writer);
    const voice = { ...VOICE_DEFAULT, greeting: 'My dear', turns: ['One step, then tea.'] };
    await product.send(patchReader, { id: readerId, voice }, { as: desk.writer });
    const { id } = await ask({ personality: readerId }, member);
    await desk.answer(id, { message: 'One two three. Four five six seven eight.' });
    await ask({ personality: readerId }, member);
    await writeDueDrafts();
    const { memory, voice: passedVoice } = inputs.at(-1)!;
    expect(memory.letters).toEqual([
      { text: 'One two three. Four five six seven eight.', on: expect.any(String) },
    ]);
    expect(passedVoice).toEqual({ ...voice, wordsPerSentence: 4 });
  });

  test('by the composer with a passage for each card, or empty with a reason for another language', async () => {
    const readDraft = async (id: number) =>
      (await product.send(getNewestDraft, { id }, { as: desk.writer })).body;
    const { id } = await ask();
    await desk.answer(id);
    await sendMessage(id, 'And should I write to my sister or wait until spring?');
    const { body: draw } = await product.send(drawCards, { id, spread: 'four-winds' }, { as: desk.writer });
    await writeDueDrafts();
    const { passages, frame, personalityMessage } = await readDraft(id);
    expect(passages?.map(({ position }) => position)).toEqual(draw.cards.map(({ position }) => position));
    expect(personalityMessage).toContain('writing to your sister');
    for (const { text } of passages!) expect(frame).not.toContain(text);

    const { id: other } = await ask();
    await desk.answer(other);
    await sendMessage(other, '¿Cuándo voy a encontrar trabajo y qué puedo hacer para mi familia?');
    await writeDueDrafts();
    expect(await readDraft(other)).toEqual({
      personalityMessage: '',
      source: 'composer',
      emptyBecause: 'unknown_language',
    });
    expect((await readRequest(other)).hasDraft).toBe(false);
  });

  test('without a title that only repeats the beginning of the question', async () => {
    await ask();
    await writeDueDrafts();
    expect(inputs[0]!.question).toBe(QUESTION);
  });

  test('again after each message of the member, from all unanswered messages', async () => {
    const { id } = await ask();
    await writeDueDrafts();
    await sendMessage(id, 'She has found a flat.');
    await writeDueDrafts();
    expect(inputs.map(({ question }) => question)).toEqual([
      QUESTION,
      `${QUESTION}\n\nShe has found a flat.`,
    ]);
    expect(inputs[0]!.seed).not.toBe(inputs[1]!.seed);
    expect(await readNewest(id)).toBe(textOf(inputs[1]!));
    const rows = await product.db.selectFrom('drafts').select('id').where('requestId', '=', id).execute();
    expect(rows).toHaveLength(1);
  });

  test('once for several messages in a row', async () => {
    const { id } = await ask();
    await sendMessage(id, 'One');
    await sendMessage(id, 'Two');
    await writeDueDrafts();
    expect(inputs.at(-1)!.question).toBe(`${QUESTION}\n\nOne\n\nTwo`);
  });

  test('after an answer only from later messages', async () => {
    const { id } = await ask();
    await desk.answer(id);
    await sendMessage(id, 'And in spring?');
    await product.send(patchRequest, { id, status: 'OPENED' }, { as: desk.writer });
    await writeDueDrafts();
    expect(inputs.at(-1)!.question).toBe('And in spring?');
  });

  test('by the composer when the member writes back, and by the model once the request is reopened', async () => {
    const { id } = await ask();
    await desk.answer(id);
    inputs.length = 0;
    await sendMessage(id, 'And in spring, when I have moved?');
    await writeDueDrafts();
    const { body } = await product.send(getNewestDraft, { id }, { as: desk.writer });
    expect([inputs, body.source]).toEqual([[], 'composer']);
    await product.send(patchRequest, { id, status: 'OPENED' }, { as: desk.writer });
    await writeDueDrafts();
    expect(await readNewest(id)).toBe(textOf(inputs[0]!));
  });

  test('and dropped once the member’s reply is marked as done', async () => {
    const { id } = await ask();
    await desk.answer(id);
    await sendMessage(id, 'Thank you');
    await writeDueDrafts();
    expect(await readCode(id)).toBeUndefined();
    await product.send(patchRequest, { id, wroteBack: false }, { as: desk.writer });
    await writeDueDrafts();
    expect([await readCode(id), (await readRequest(id)).hasDraft]).toEqual(['no_draft', false]);
  });

  test('a second time when cards are drawn, with their upright or reversed meanings', async () => {
    const { id } = await ask();
    await writeDueDrafts();
    const { body } = await product.send(drawCards, { id, spread: 'celtic-cross' }, { as: desk.writer });
    await writeDueDrafts();
    const { spread, cards } = inputs[1]!;
    expect(spread).toBe('Celtic Cross');
    expect(cards.map(({ position, name, reversed }) => ({ position, name, reversed }))).toEqual(
      body.cards.map(({ imagePath: _, ...card }) => card),
    );
    for (const { keywords, meaning, question, imageLine } of cards)
      expect([keywords.length >= 3, meaning, question, imageLine].every(Boolean)).toBe(true);
  });

  test('that describes the pictures of the letter’s deck', async () => {
    const { id } = await ask();
    await desk.answer(id);
    await sendMessage(id, 'And should I write to my sister or wait until spring?');
    // The passage of a single card always describes its picture.
    const { body } = await product.send(drawCards, { id, spread: 'one-card' }, { as: desk.writer });
    await writeDueDrafts();
    const readDraft = (deck?: 'night' | 'paper') =>
      product.send(getNewestDraft, { id, ...(deck && { deck }) }, { as: desk.writer });
    const line = PAPER_LINES[body.cards[0]!.name as keyof typeof PAPER_LINES].slice(1);
    const [first, night, paper] = await Promise.all([readDraft(), readDraft('night'), readDraft('paper')]);
    expect(night.body).toEqual(first.body);
    expect(night.body.personalityMessage).not.toContain(line);
    expect(paper.body.personalityMessage).toContain(line);
    expect(paper.body.passages![0]!.text).toContain(line);
  });

  test('for an oracle reading from the oracle cards’ texts', async () => {
    const { id } = await ask({ isOracle: true });
    await product.send(drawCards, { id, spread: 'one-card' }, { as: desk.writer });
    await writeDueDrafts();
    const [card] = inputs.at(-1)!.cards;
    expect(inputs.at(-1)!.style).toBe('oracle');
    expect([card!.text.length > 100, card!.meaning.length > 0, card!.keywords]).toEqual([true, true, []]);
  });

  test.each([{ isOracle: true }, { isAstrology: true }, { personality: null }])(
    'again when a writer changes %j',
    async (change) => {
      const { id } = await ask({ personality: await desk.aReader('Vera') });
      await writeDueDrafts();
      await product.send(patchRequest, { id, ...change }, { as: desk.writer });
      await writeDueDrafts();
      expect(inputs).toHaveLength(2);
    },
  );

  test('not again for changes that it does not depend on', async () => {
    const { id } = await ask();
    await writeDueDrafts();
    await product.send(patchRequest, { id, isRushed: true, numberOfTarotCards: 3 }, { as: desk.writer });
    await writeDueDrafts();
    expect(inputs).toHaveLength(1);
  });
});
