import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTarotImages } from '#contract/tarot/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';
import { createTestDecks } from '../../testing/tarot/decks.ts';

let product: TestProduct;
let decks: Awaited<ReturnType<typeof createTestDecks>>;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  decks = await createTestDecks();
  writer = await product.writer();
});
afterAll(async () => {
  await product.stop();
  await decks.remove();
});

const images = async (name: string) => (await product.send(listTarotImages, { name }, { as: writer })).body;

test('a card has one picture in each deck, in a stable order', async () => {
  const found = await images('The Moon');
  expect(found.map(({ id: _, imageLine: __, ...rest }) => rest)).toEqual([
    {
      tarot: 'The Moon',
      deck: 'night',
      imagePath: '/decks/night/the-moon-600.webp?v=01234567',
      alt: 'The Moon in night',
    },
    {
      tarot: 'The Moon',
      deck: 'paper',
      imagePath: '/decks/paper/the-moon-600.webp?v=01234567',
      alt: 'The Moon in paper',
    },
  ]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  expect(await images('the-moon')).toEqual(found);
});

test('each picture comes with a line for letters, of its own deck', async () => {
  const lines = Object.fromEntries(
    (await images('The Fool')).map(({ deck, imageLine }) => [deck, imageLine]),
  );
  expect(lines['night']).toMatch(/^A young traveller /);
  expect(lines['paper']).toMatch(/^A yellow gosling /);
  expect((await images('Open Door'))[0]!.imageLine).toBe('The Open Door in oracle');
});

test.each([
  ['judgment', 'Judgement'],
  ['KING OF COINS', 'King of Pentacles'],
  ['2 of cups', 'Two of Cups'],
  ['ace-of-staves', 'Ace of Wands'],
])('%s finds %s', async (name, tarot) => {
  expect((await images(name)).map((image) => image.tarot)).toEqual([tarot, tarot]);
});

test('a card of the oracle is found by its name', async () => {
  expect((await images('Open Door')).map(({ imagePath }) => imagePath)).toEqual([
    '/decks/oracle/the-open-door-600.webp?v=01234567',
  ]);
});

test.each(['The Sofa', '__proto__', '%', '../manifest', ''])('there is no picture of "%s"', async (name) => {
  expect(await images(name)).toEqual([]);
});

test('a rebuilt deck is shown without a restart, with the same ids', async () => {
  const before = await images('Strength');
  await decks.rebuild('fedcba9876543210-longer');
  const after = await images('Strength');
  expect(after.map(({ imagePath }) => imagePath)).toEqual([
    '/decks/night/strength-600.webp?v=fedcba98',
    '/decks/paper/strength-600.webp?v=fedcba98',
  ]);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test('members see the pictures too; without a token the call is refused', async () => {
  const as = await product.customer();
  expect((await product.send(listTarotImages, { name: 'Death' }, { as })).body).toHaveLength(2);
  expect((await product.send(listTarotImages, { name: 'Death' })).status).toBe(401);
});
