import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNote, listNotes, patchStaffUser } from '#contract/members/calls.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer('Isolde');
});
afterAll(() => product.stop());

const sendNote = (user: TestUser, text: string, as = writer) =>
  product.send(createNote, { id: user.id, text }, { as });
const readNotes = async (user: TestUser) => {
  const { status, body } = await product.send(listNotes, { id: user.id }, { as: writer });
  expect(status).toBe(200);
  return body;
};

describe('notes about a member', () => {
  test('are listed with author and time, newest first', async () => {
    const member = await product.customer();
    const other = await product.writer('Tomas');
    const first = await sendNote(member, '!Ask about the exam');
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        text: '!Ask about the exam',
        who: 'Isolde Marr',
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    await product.advance({ minutes: 5 });
    const second = await sendNote(member, 'Likes short letters', other);
    expect(second.body.who).toMatch(/^Tomas /);
    expect(await readNotes(member)).toEqual([second.body, first.body]);
    expect(await readNotes(await product.customer())).toEqual([]);
  });

  test.each([
    ['empty', '', 'Please write a note'],
    ['blank', ' \n ', 'Please write a note'],
    ['a promise without words', ' ! ', 'Please write what was promised after the !'],
    ['of 2,001 characters', 'a'.repeat(2_001), 'A note has at most 2,000 characters'],
  ])('are not %s', async (_, text, message) => {
    const member = await product.customer();
    const { status, fields } = await sendNote(member, text);
    expect([status, fields]).toEqual([400, { text: message }]);
    expect(await readNotes(member)).toEqual([]);
  });

  test('have up to 2,000 characters, without the space around them', async () => {
    const member = await product.customer();
    expect((await sendNote(member, ` ${'a'.repeat(2_000)}\n`)).body.text).toBe('a'.repeat(2_000));
  });

  test('are for writers only, and an unknown member is not found', async () => {
    const member = await product.customer();
    for (const as of [undefined, member, await product.customer()]) {
      const expected = as === undefined ? 401 : 403;
      expect((await product.send(listNotes, { id: member.id }, { as })).status).toBe(expected);
      expect((await product.send(createNote, { id: member.id, text: 'x' }, { as })).status).toBe(expected);
    }
    expect((await product.send(listNotes, { id: 999_999 }, { as: writer })).status).toBe(404);
    expect((await product.send(createNote, { id: 999_999, text: 'x' }, { as: writer })).status).toBe(404);
    expect(await readNotes(member)).toEqual([]);
  });

  test('take no other field', async () => {
    const member = await product.customer();
    const foreignNote = { id: member.id, text: 'x', writerId: 1 };
    const { status, fields } = await product.send(createNote, foreignNote, { as: writer });
    expect([status, Object.keys(fields)]).toEqual([400, ['writerId']]);
  });

  test('are deleted when the member closes the account, and none can be added afterwards', async () => {
    const member = await product.customer();
    await sendNote(member, 'Likes short letters');
    await product.send(closeAccount, { password: TEST_PASSWORD }, { as: member });
    expect(await readNotes(member)).toEqual([]);
    expect((await sendNote(member, 'Gone')).status).toBe(404);
  });

  test("stay without the writer's name when their account is closed", async () => {
    const member = await product.customer();
    const leaving = await product.writer('Anselm');
    await sendNote(member, 'Likes short letters', leaving);
    await product.send(patchStaffUser, { id: leaving.id, isWriter: false }, { as: writer });
    const closed = await product.send(closeAccount, { password: TEST_PASSWORD }, { as: leaving });
    expect(closed.status).toBe(204);
    expect(await readNotes(member)).toMatchObject([{ text: 'Likes short letters', who: 'Former writer' }]);
  });
});
