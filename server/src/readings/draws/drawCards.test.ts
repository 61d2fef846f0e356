import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawCards, getRequest, patchRequest, postMessage } from '#contract/readings/calls.ts';
import { findCard, findOracleCard } from '#contract/tarot/rules.ts';
import { SPREADS } from '#contract/tarot/spreads.ts';
import type { TestUser } from '../../../testing/testProduct.ts';
import { type Desk, createDesk } from '../../../testing/readings/desk.ts';
import { startProductWithoutDrafts } from '../../../testing/readings/draftWriter.ts';
import { openTestStream, type OpenTestStream } from '../../../testing/readings/openTestStream.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(await startProductWithoutDrafts());
});
afterAll(() => desk.close());

const draw = (id: number, spread: string, as: TestUser = desk.writer) =>
  desk.product.send(drawCards, { id, spread }, { as });
const readRequest = async (id: number, as: TestUser = desk.writer) =>
  (await desk.product.send(getRequest, { id }, { as })).body;
const readDrawLog = async (id: number) => (await readRequest(id)).log.map(({ says }) => says);
const sendMemberMessage = (id: number) =>
  desk.product.send(postMessage, { id, message: 'And then?' }, { as: desk.member });
const setReadsReversals = (readerId: number, is: boolean) =>
  desk.product.db.updateTable('readers').set({ readsReversals: is }).where('id', '=', readerId).execute();

describe('a draw', () => {
  test.each(SPREADS)(
    'of $name has a different card of the deck at each position',
    async ({ id: spread, positions }) => {
      const { id } = await desk.ask();
      const { status, body } = await draw(id, spread);
      expect([status, body.spread]).toEqual([201, spread]);
      expect(body.cards.map(({ position }) => position)).toEqual(positions);
      expect(body.cards.map(({ name }) => findCard(name)?.name)).toEqual(body.cards.map(({ name }) => name));
      expect(new Set(body.cards.map(({ name }) => name)).size).toBe(positions.length);
      for (const { name, imagePath } of body.cards)
        expect(imagePath).toBe(`/decks/night/${findCard(name)!.slug}-600.webp?v=01234567`);
    },
  );

  test('is kept with the request for writers, and the member does not see it', async () => {
    const { id } = await desk.ask();
    expect((await readRequest(id)).draw).toBeNull();
    const { body } = await draw(id, 'celtic-cross');
    expect((await readRequest(id)).draw).toEqual(body);
    expect((await readRequest(id, desk.member)).draw).toBeNull();
    expect(await readDrawLog(id)).toEqual(['Drew the Celtic Cross']);
  });

  test('is replaced by the next, and both are in the log', async () => {
    const { id } = await desk.ask();
    await draw(id, 'celtic-cross');
    const { body } = await draw(id, 'one-card');
    expect((await readRequest(id)).draw).toEqual(body);
    expect(await readDrawLog(id)).toEqual(['Drew one card again', 'Drew the Celtic Cross']);
  });

  test('is dropped when the request changes to the other deck', async () => {
    const { id } = await desk.ask();
    await draw(id, 'three-by-three');
    await desk.product.send(patchRequest, { id, isRushed: true }, { as: desk.writer });
    expect((await readRequest(id)).draw).not.toBeNull();
    await desk.product.send(patchRequest, { id, isOracle: true }, { as: desk.writer });
    expect((await readRequest(id)).draw).toBeNull();
  });

  test('that was answered is kept; new cards need a new message of the member', async () => {
    const { id } = await desk.ask();
    const { body } = await draw(id, 'two-paths');
    await desk.answer(id, { spread: body.spread, cards: body.cards });
    expect((await readRequest(id)).draw).toBeNull();
    expect(await draw(id, 'two-paths')).toMatchObject({ status: 409, code: 'draw_answered' });
    await sendMemberMessage(id);
    const next = await draw(id, 'one-card');
    expect(next.status).toBe(201);
    expect((await readRequest(id)).draw).toEqual(next.body);
    expect(await readDrawLog(id)).toContain('Drew one card');
  });

  test('is answered by any reading, also by one without cards, and not by a message', async () => {
    const { id } = await desk.ask();
    const { body } = await draw(id, 'one-card');
    await desk.product.send(postMessage, { id, message: 'A moment' }, { as: desk.writer });
    expect((await readRequest(id)).draw).toEqual(body);
    await desk.answer(id);
    expect((await readRequest(id)).draw).toBeNull();
    expect((await draw(id, 'one-card')).code).toBe('draw_answered');
  });

  test('is refused if the request was answered or closed without one', async () => {
    const answered = await desk.ask();
    await desk.answer(answered.id);
    expect(await draw(answered.id, 'one-card')).toMatchObject({ status: 409, code: 'draw_answered' });
    for (const status of ['CLOSED', 'RESPONDED'] as const) {
      const { id } = await desk.ask();
      await desk.product.send(patchRequest, { id, status }, { as: desk.writer });
      const refused = await draw(id, 'one-card');
      expect(refused).toMatchObject({ status: 409, code: 'draw_answered' });
      expect(refused.detail).toMatch(/answered or closed/);
      await desk.product.send(patchRequest, { id, status: 'OPENED' }, { as: desk.writer });
      expect((await draw(id, 'one-card')).status).toBe(201);
    }
  });

  test('by two writers at once is serialised, and one is kept', async () => {
    const { id } = await desk.ask();
    const two = await Promise.all([draw(id, 'cross'), draw(id, 'celtic-cross', desk.second)]);
    expect(two.map(({ status }) => status)).toEqual([201, 201]);
    expect(two.map(({ body }) => body)).toContainEqual((await readRequest(id)).draw);
    const rows = await desk.product.db.selectFrom('draws').select('id').where('requestId', '=', id).execute();
    expect(rows).toHaveLength(1);
  });

  test('is announced to open desks, and not to the member', async () => {
    const atDesk = await openTestStream(desk.product, '/psychic-messages/', desk.writer);
    const atHome = await openTestStream(desk.product, `/user-messages/${desk.member.id}/`, desk.member);
    const { id } = await desk.ask();
    await draw(id, 'one-card');
    await sendMemberMessage(id);
    // Events of the requests before may still be on their way when a stream opens.
    const listEventTypes = ({ received }: OpenTestStream) =>
      received.flatMap(({ event }) => (event.requestId === id ? [event.type] : []));
    await expect
      .poll(() => listEventTypes(atDesk), { timeout: 15_000 })
      .toEqual(['request', 'status', 'message', 'request_changed']);
    await expect.poll(() => listEventTypes(atHome), { timeout: 15_000 }).toEqual(['request', 'message']);
    await Promise.all([atDesk.cut(), atHome.cut()]);
  });

  test.each([
    ['the-sofa', 400, { spread: 'There is no such spread' }],
    ['', 400, { spread: 'There is no such spread' }],
    ['x'.repeat(61), 400, { spread: expect.any(String) }],
  ])('of the spread "%s" is refused', async (spread, status, fields) => {
    const { id } = await desk.ask();
    const answer = await draw(id, spread);
    expect([answer.status, answer.fields]).toEqual([status, fields]);
    expect((await readRequest(id)).draw).toBeNull();
  });

  test('is refused to members, and for an unknown request', async () => {
    const { id } = await desk.ask();
    expect((await draw(id, 'one-card', desk.member)).status).toBe(403);
    expect((await draw(999_999, 'one-card')).status).toBe(404);
  });
});

describe('reversals', () => {
  /** For 100 cards; the chance that all have the same side is 1 in 2^100. */
  const countReversed = async (id: number) => {
    const drawn = await Promise.all(Array.from({ length: 10 }, () => draw(id, 'celtic-cross')));
    return drawn.flatMap(({ body }) => body.cards).filter((card) => card.reversed).length;
  };

  test('are drawn by a reader who reads them, and not by one who does not', async () => {
    const { id } = await desk.ask();
    expect(await countReversed(id)).toBeGreaterThan(0);
    await setReadsReversals(await desk.readerOf(desk.writer), false);
    expect(await countReversed(id)).toBe(0);
    await setReadsReversals(await desk.readerOf(desk.writer), true);
  });

  test('depend on the requested reader, or else on the writer’s reader', async () => {
    const upright = await desk.aReader('Upright');
    await setReadsReversals(upright, false);
    const { id } = await desk.ask({ personality: upright });
    expect(await countReversed(id)).toBe(0);
    await desk.product.send(patchRequest, { id, personality: null }, { as: desk.writer });
    expect(await countReversed(id)).toBeGreaterThan(0);
  });

  test('do not occur in oracle readings', async () => {
    const { id } = await desk.ask({ isOracle: true });
    expect(await countReversed(id)).toBe(0);
    const { draw, log } = await readRequest(id);
    expect(draw!.cards.map(({ name }) => findOracleCard(name)?.name)).toEqual(
      draw!.cards.map(({ name }) => name),
    );
    expect(log.at(-1)!.says).toBe('Drew the Celtic Cross from the oracle');
  });
});
