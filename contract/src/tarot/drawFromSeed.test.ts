import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORACLE_CARDS, TAROT_CARDS } from './codes.ts';
import {
  computeCommitment,
  DRAW_ALGORITHM,
  DRAW_DECKS,
  drawFromSeed,
  type DrawTerms,
  namesOfDeck,
  randomIntFrom,
} from './drawFromSeed.ts';

const seedOf = (byte: number) => new Uint8Array(32).fill(byte);
const terms: DrawTerms = {
  requestId: 42,
  drawNumber: 1,
  deck: 'tarot',
  spread: 'four-winds',
  reversals: true,
};
const anySeed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Uint8Array.from(bytes));
const anyTerms = fc.record({
  requestId: fc.integer({ min: 1 }),
  drawNumber: fc.integer({ min: 1, max: 50 }),
  deck: fc.constantFrom(...DRAW_DECKS),
  spread: fc.constantFrom('one-card', 'celtic-cross'),
  reversals: fc.boolean(),
});

describe('cards from a seed', () => {
  test('are the same for the same terms, from the deck, and distinct', () =>
    fc.assert(
      fc.asyncProperty(anySeed, anyTerms, fc.integer({ min: 1, max: 44 }), async (seed, terms, count) => {
        const cards = await drawFromSeed(seed, terms, count);
        expect(await drawFromSeed(Uint8Array.from(seed), { ...terms }, count)).toEqual(cards);
        expect(new Set(cards.map(({ name }) => name)).size).toBe(count);
        for (const { name, reversed } of cards) {
          expect(namesOfDeck(terms.deck)).toContain(name);
          expect(reversed && !terms.reversals).toBe(false);
        }
      }),
      { numRuns: 50, seed: 7 },
    ));

  test.each<[string, Partial<DrawTerms>]>([
    ['request', { requestId: 43 }],
    ['number of the draw', { drawNumber: 2 }],
    ['deck', { deck: 'oracle' }],
    ['spread', { spread: 'cross' }],
  ])('differ for another %s', async (_, other) => {
    expect(await drawFromSeed(seedOf(1), { ...terms, ...other }, 10)).not.toEqual(
      await drawFromSeed(seedOf(1), terms, 10),
    );
  });

  test('differ for another seed, and can be the whole deck', async () => {
    expect(await drawFromSeed(seedOf(1), terms, 10)).not.toEqual(await drawFromSeed(seedOf(2), terms, 10));
    const all = await drawFromSeed(seedOf(1), terms, TAROT_CARDS.length);
    expect(all.map(({ name }) => name).toSorted()).toEqual(namesOfDeck('tarot').toSorted());
  });

  test('are uniform over the deck and over both orientations', async () => {
    const draws = 1_200;
    const counts = new Map(namesOfDeck('tarot').map((name) => [name, 0]));
    const sides = [0, 0];
    for (let drawNumber = 1; drawNumber <= draws; drawNumber++)
      for (const { name, reversed } of await drawFromSeed(seedOf(9), { ...terms, drawNumber }, 10)) {
        counts.set(name, counts.get(name)! + 1);
        sides[Number(reversed)]! += 1;
      }
    const computeChiSquare = (all: number[]) => {
      const even = (draws * 10) / all.length;
      return all.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
    };
    // One even deck in a thousand goes beyond 122.3 with 77 degrees of freedom, one coin beyond 10.83.
    expect(computeChiSquare([...counts.values()])).toBeLessThan(122.3);
    expect(computeChiSquare(sides)).toBeLessThan(10.83);
  });
});

describe('a random integer', () => {
  test('skips words that would favour small remainders', () => {
    const limit = 2 ** 32 - (2 ** 32 % 78);
    expect(randomIntFrom([limit, 2 ** 32 - 1, limit - 1])(78)).toBe(77);
    expect(randomIntFrom([2 ** 32 - 1])(2)).toBe(1);
  });

  test('throws when the words are used up', () => {
    expect(() => randomIntFrom([])(2)).toThrow('used up');
  });
});

test('a commitment is the SHA-256 of the seed', async () => {
  expect(await computeCommitment(seedOf(0))).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  );
});

// The cards of letters that have been sent are checked by this order: another order is another algorithm.
test(`the order of the decks is that of ${DRAW_ALGORITHM}`, async () => {
  const hash = async (names: string[]) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(names.join('\n')));
    return new Uint8Array(digest).toHex().slice(0, 16);
  };
  expect([TAROT_CARDS.length, ORACLE_CARDS.length]).toEqual([78, 44]);
  expect([await hash(namesOfDeck('tarot')), await hash(namesOfDeck('oracle'))]).toEqual([
    'ca0bf80c74308ca4',
    '4a095a284dc20706',
  ]);
  expect(await drawFromSeed(seedOf(1), terms, 3)).toMatchInlineSnapshot(`
    [
      {
        "name": "Three of Cups",
        "reversed": true,
      },
      {
        "name": "The Tower",
        "reversed": true,
      },
      {
        "name": "Judgement",
        "reversed": false,
      },
    ]
  `);
});
