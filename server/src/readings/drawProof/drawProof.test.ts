import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  drawCards,
  getRequest,
  markRead,
  patchRequest,
  postMessage,
  takeBackResponse,
} from '#contract/readings/calls.ts';
import type { DrawProof } from '#contract/readings/shapes.ts';
import { drawFromSeed, namesOfDeck } from '#contract/tarot/drawFromSeed.ts';
import { toWire } from '#contract/wire.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';
import { startProductWithoutDrafts } from '../../../testing/readings/draftWriter.ts';
import type { TestUser } from '../../../testing/testProduct.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(await startProductWithoutDrafts());
});
afterAll(() => desk.close());

const readRequest = async (id: number, as: TestUser = desk.member) =>
  (await desk.product.send(getRequest, { id }, { as })).body;
const draw = async (id: number, spread: string) =>
  (await desk.product.send(drawCards, { id, spread }, { as: desk.writer })).body;
const open = (id: number, messageId: number) =>
  desk.product.send(markRead, { id, messageId }, { as: desk.member });
const pickCards = ({ cards }: { cards: readonly { name: string; reversed: boolean }[] }) =>
  cards.map(({ name, reversed }) => ({ name, reversed }));
const takeBack = (id: number) => desk.product.send(takeBackResponse, { id }, { as: desk.writer });

/** Draws, and answers with what was drawn. */
async function answerWithDraw(id: number, spread = 'four-winds') {
  const drawn = await draw(id, spread);
  const letter = (await desk.answer(id, { spread, cards: drawn.cards })).body;
  return { drawn, letter };
}

/** The cards that follow from an opened seed. */
const redraw = ({ seed, requestId, drawNumber, deck, spread, reversals, cards }: DrawProof) =>
  drawFromSeed(
    Uint8Array.fromHex(seed!),
    { requestId, drawNumber: drawNumber!, deck: deck!, spread: spread!, reversals: reversals! },
    cards.length,
  );

const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

describe('the seed of a request', () => {
  test('is committed to when the request is created, and stays secret for members and writers', async () => {
    const request = await desk.ask();
    expect(request.drawProof).toEqual({
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      seed: null,
      requestId: request.id,
      messageId: null,
      drawNumber: null,
      deck: null,
      spread: null,
      reversals: null,
      algorithm: 'hmac-sha256-1',
      cards: [],
      byHand: false,
    });
    await draw(request.id, 'cross');
    for (const viewer of [desk.member, desk.writer])
      expect((await readRequest(request.id, viewer)).drawProof).toEqual(request.drawProof);
  });

  test('is revealed when the letter is opened, and reproduces its cards', async () => {
    const request = await desk.ask();
    const { drawn, letter } = await answerWithDraw(request.id);
    const { commitment } = request.drawProof!;
    const sealed = (await readRequest(request.id)).drawProof;
    expect(sealed).toMatchObject({
      commitment,
      seed: null,
      messageId: letter.id,
      drawNumber: 1,
      byHand: false,
    });
    expect((await readRequest(request.id, desk.writer)).drawProof).toEqual(sealed);
    await open(request.id, letter.id);
    for (const viewer of [desk.member, desk.writer]) {
      const { drawProof, letterProofs } = await readRequest(request.id, viewer);
      expect(drawProof).toMatchObject({ commitment, deck: 'tarot', spread: 'four-winds', reversals: true });
      expect(sha256(drawProof!.seed!)).toBe(commitment);
      expect(drawProof!.cards).toEqual(pickCards(drawn));
      expect(await redraw(drawProof!)).toEqual(pickCards(drawn));
      expect(letterProofs).toEqual([drawProof]);
    }
  });

  test('shows that cards were drawn again', async () => {
    const { id } = await desk.ask();
    await draw(id, 'four-winds');
    await draw(id, 'cross');
    const { letter } = await answerWithDraw(id);
    await open(id, letter.id);
    const { drawProof } = await readRequest(id);
    expect(drawProof).toMatchObject({ drawNumber: 3, byHand: false });
    expect(await redraw(drawProof!)).toEqual(pickCards(letter));
  });

  test('counts a draw that was dropped for the other deck, and draws from the oracle', async () => {
    const { id } = await desk.ask();
    await draw(id, 'cross');
    await desk.product.send(patchRequest, { id, isOracle: true }, { as: desk.writer });
    const { letter } = await answerWithDraw(id);
    await open(id, letter.id);
    const { drawProof } = await readRequest(id);
    expect(drawProof).toMatchObject({ drawNumber: 2, deck: 'oracle', reversals: false });
    expect(await redraw(drawProof!)).toEqual(pickCards(letter));
  });

  test('is used for one letter, and the next letter has another', async () => {
    const request = await desk.ask();
    const first = await answerWithDraw(request.id);
    await open(request.id, first.letter.id);
    await desk.product.send(postMessage, { id: request.id, message: 'And then?' }, { as: desk.member });
    const next = (await readRequest(request.id)).drawProof!;
    expect(next).toMatchObject({ seed: null, messageId: null, drawNumber: null });
    expect(next.commitment).not.toBe(request.drawProof!.commitment);
    const second = await answerWithDraw(request.id, 'one-card');
    const { drawProof, letterProofs } = await readRequest(request.id);
    expect(drawProof).toMatchObject({ commitment: next.commitment, seed: null, messageId: second.letter.id });
    expect(letterProofs.map(({ messageId, seed }) => [messageId, seed === null])).toEqual([
      [first.letter.id, false],
      [second.letter.id, true],
    ]);
  });

  test('is kept for the next letter when one has no cards', async () => {
    const request = await desk.ask();
    await draw(request.id, 'one-card');
    const letter = (await desk.answer(request.id)).body;
    await open(request.id, letter.id);
    const { drawProof, letterProofs } = await readRequest(request.id);
    expect([drawProof, letterProofs]).toEqual([request.drawProof, []]);
  });

  test('is null in a request from before there were seeds, which can be drawn and answered', async () => {
    const { id } = await desk.ask();
    await desk.product.db.deleteFrom('drawSeeds').where('requestId', '=', id).execute();
    const { drawn, letter } = await answerWithDraw(id);
    expect(pickCards(letter)).toEqual(pickCards(drawn));
    await open(id, letter.id);
    const { drawProof, letterProofs } = await readRequest(id);
    expect([drawProof, letterProofs]).toEqual([null, []]);
  });
});

describe('cards chosen by hand say so', () => {
  const byHand = [
    { position: 'The heart of it', name: 'The Tower', reversed: true, imagePath: '', text: '' },
  ];

  test('without a draw', async () => {
    const { id } = await desk.ask();
    const letter = (await desk.answer(id, { spread: 'one-card', cards: byHand })).body;
    await open(id, letter.id);
    expect((await readRequest(id)).drawProof).toMatchObject({ byHand: true, drawNumber: null, cards: [] });
  });

  test('in place of drawn ones, which the proof still shows', async () => {
    const { id } = await desk.ask();
    const drawn = await draw(id, 'four-winds');
    const letter = (await desk.answer(id, { spread: 'four-winds', cards: drawn.cards.slice(0, 2) })).body;
    await open(id, letter.id);
    expect((await readRequest(id)).drawProof).toMatchObject({
      byHand: true,
      drawNumber: 1,
      cards: pickCards(drawn),
    });
  });
});

describe('a letter taken back', () => {
  test('keeps the seed secret, and the next draw from it continues the count', async () => {
    const request = await desk.ask();
    const { letter } = await answerWithDraw(request.id);
    expect((await takeBack(letter.id)).status).toBe(200);
    expect((await readRequest(request.id)).drawProof).toEqual(request.drawProof);
    const secondAnswer = await answerWithDraw(request.id);
    await open(request.id, secondAnswer.letter.id);
    const { drawProof } = await readRequest(request.id);
    expect(drawProof).toMatchObject({ commitment: request.drawProof!.commitment, drawNumber: 2 });
    expect(await redraw(drawProof!)).toEqual(pickCards(secondAnswer.letter));
  });

  test('may lose its draw to the other deck', async () => {
    const { id, drawProof } = await desk.ask();
    const { letter } = await answerWithDraw(id);
    await takeBack(letter.id);
    const { status } = await desk.product.send(patchRequest, { id, isOracle: true }, { as: desk.writer });
    expect([status, (await readRequest(id)).drawProof]).toEqual([200, drawProof]);
  });

  test('that was opened is not taken back: its seed has been seen', async () => {
    const { id } = await desk.ask();
    const { letter } = await answerWithDraw(id);
    await open(id, letter.id);
    expect(await takeBack(letter.id)).toMatchObject({ status: 409, code: 'already_opened' });
    expect((await readRequest(id)).drawProof!.seed).not.toBeNull();
  });
});

test('the script in docs confirms a draw, and not one that was changed', async () => {
  const { id } = await desk.ask();
  const { letter } = await answerWithDraw(id, 'celtic-cross');
  await open(id, letter.id);
  const proof = (await readRequest(id)).drawProof!;
  const folder = await mkdtemp(join(tmpdir(), 'draw-'));
  const check = async (proof: DrawProof) => {
    const file = join(folder, 'draw.json');
    await writeFile(file, JSON.stringify({ ...(toWire(proof) as object), deck_cards: namesOfDeck('tarot') }));
    return promisify(execFile)(process.execPath, ['docs/check-draw.mjs', file]).then(
      () => 'right',
      () => 'wrong',
    );
  };
  const [first, ...others] = proof.cards;
  const changed = { ...proof, cards: [{ ...first!, reversed: !first!.reversed }, ...others] };
  expect([await check(proof), await check(changed), await check({ ...proof, drawNumber: 2 })]).toEqual([
    'right',
    'wrong',
    'wrong',
  ]);
  await rm(folder, { recursive: true });
});
