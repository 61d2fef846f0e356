import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { type RandomInt, drawFromDeck } from '#contract/tarot/drawFromDeck.ts';

const DRAWS = 100_000;
const POSITIONS = 10;
const DECK = TAROT_CARDS.length;

/** The same numbers in every run (xorshift, 32 bits), so these tests are deterministic. */
function seededRandomInt(seed: number): RandomInt {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}

/** How uneven counts are: Pearson's chi-square, with one degree of freedom less than there are counts. */
function computeChiSquare(counts: Iterable<number>): number {
  const all = [...counts];
  const even = all.reduce((sum, count) => sum + count, 0) / all.length;
  return all.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

/** A quantile of the chi-square distribution by Wilson and Hilferty; `z` is the same quantile of the normal one. */
const quantile = (degrees: number, z: number) =>
  degrees * (1 - 2 / (9 * degrees) + z * Math.sqrt(2 / (9 * degrees))) ** 3;

/** Quantiles of the normal distribution: one in a thousand is above the first, one in 10^9 above the second. */
const ONE_IN_A_THOUSAND = 3.0902;
const ONE_IN_A_THOUSAND_MILLION = 5.9978;

/** The chi-square statistics of many draws of a Celtic Cross, with their degrees of freedom. */
function measureUnevenness(chance: RandomInt) {
  const atPosition = Array.from({ length: POSITIONS }, () => new Uint32Array(DECK));
  const reversedAt = new Uint32Array(2 * POSITIONS);
  const reversedOf = new Uint32Array(2 * DECK);
  const pairs = new Uint32Array(DECK * DECK);
  const indexOf = new Map(TAROT_CARDS.map(({ name }, index) => [name, index]));
  for (let n = 0; n < DRAWS; n++) {
    const cards = drawFromDeck(TAROT_CARDS, POSITIONS, { chance, mayReverse: true });
    cards.forEach(({ name, reversed }, position) => {
      const index = indexOf.get(name)!;
      atPosition[position]![index]! += 1;
      reversedAt[2 * position + Number(reversed)]! += 1;
      reversedOf[2 * index + Number(reversed)]! += 1;
    });
    pairs[indexOf.get(cards[0]!.name)! * DECK + indexOf.get(cards[1]!.name)!]! += 1;
  }
  const compareHalves = (counts: Uint32Array, n: number) =>
    computeChiSquare(counts.subarray(2 * n, 2 * n + 2));
  return {
    'cards at one position': {
      sums: atPosition.map(computeChiSquare),
      degrees: DECK - 1,
    },
    'upright and reversed at one position': {
      sums: atPosition.map((_, n) => compareHalves(reversedAt, n)),
      degrees: 1,
    },
    'upright and reversed of one card': {
      sums: TAROT_CARDS.map((_, n) => compareHalves(reversedOf, n)),
      degrees: 1,
    },
    // A card never follows itself.
    'the second card after each first': {
      sums: [computeChiSquare(pairs.filter((_, n) => n % (DECK + 1) !== 0))],
      degrees: DECK * (DECK - 1) - 1,
    },
  };
}

describe(`${DRAWS} draws of a Celtic Cross are even in all that can be counted`, () => {
  test('with seeded random numbers, within the bound that chance exceeds once in a thousand runs', () => {
    for (const [statistic, { sums, degrees }] of Object.entries(measureUnevenness(seededRandomInt(7_301))))
      expect({ what: statistic, most: Math.max(...sums) < quantile(degrees, ONE_IN_A_THOUSAND) }).toEqual({
        what: statistic,
        most: true,
      });
  });

  test('with the random numbers of the product, within the bound that chance exceeds once in a thousand million runs', () => {
    for (const [statistic, { sums, degrees }] of Object.entries(measureUnevenness(randomInt)))
      expect({
        what: statistic,
        most: Math.max(...sums) < quantile(degrees, ONE_IN_A_THOUSAND_MILLION),
      }).toEqual({
        what: statistic,
        most: true,
      });
  });

  test('and the bound sees a byte taken modulo the deck, or a coin that lands on one side 51 times in 100', () => {
    const modulo = seededRandomInt(11);
    const byModulo = measureUnevenness((below) => modulo(256) % below)['cards at one position'];
    expect(Math.max(...byModulo.sums)).toBeGreaterThan(quantile(byModulo.degrees, ONE_IN_A_THOUSAND_MILLION));
    const even = seededRandomInt(13);
    const byCoin = measureUnevenness((below) => (below === 2 ? Number(even(100) < 51) : even(below)));
    const { sums, degrees } = byCoin['upright and reversed at one position'];
    expect(Math.max(...sums)).toBeGreaterThan(quantile(degrees, ONE_IN_A_THOUSAND_MILLION));
  });
});

test.each([
  [1, 10.83],
  [80, 124.84],
  [100, 149.45],
])('of %i degrees of freedom the quantile is that of the tables, %d', (degrees, known) => {
  expect(quantile(degrees, ONE_IN_A_THOUSAND) / known).toBeCloseTo(1, 1);
});

test('no card comes twice, even when all are drawn', () => {
  const all = drawFromDeck(TAROT_CARDS, DECK, { chance: randomInt, mayReverse: true });
  expect(new Set(all.map(({ name }) => name)).size).toBe(DECK);
});

test('no card is reversed if reversals are off', () => {
  const all = drawFromDeck(ORACLE_CARDS, ORACLE_CARDS.length, { chance: randomInt, mayReverse: false });
  expect(all.filter(({ reversed }) => reversed)).toEqual([]);
});
