import { describe, expect, test } from 'vitest';
import { SPREADS } from '#contract/tarot/spreads.ts';
import { getLayout, type Place, sizesOfCards } from './layouts.ts';

const overlap = (a: Place, b: Place) => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;

describe.each(SPREADS.map((spread) => [spread.id, spread] as const))('%s', (id, { positions }) => {
  const { places, across, down } = getLayout(id, positions.length);

  test('has a place for each position', () => {
    expect(places).toHaveLength(positions.length);
  });

  test('is within its bounds', () => {
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + 1).toBeLessThanOrEqual(across);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + 1).toBeLessThan(down);
    }
  });

  test('has no card on another, except the one that crosses', () => {
    const flat = places.filter(({ isCrossing }) => !isCrossing);
    for (const [n, place] of flat.entries())
      for (const other of flat.slice(n + 1)) expect(overlap(place, other), `${n + 1}`).toBe(false);
  });
});

test('a Celtic Cross is a cross with its staff of four', () => {
  const { places } = getLayout('celtic-cross', 10);
  const [present, challenge, foundation, past, crown, future, ...staff] = places as [
    Place,
    Place,
    ...Place[],
  ];
  expect(challenge).toMatchObject({ x: present.x, y: present.y, turn: 90 });
  expect([foundation!.x, crown!.x]).toEqual([present.x, present.x]);
  expect([past!.y, future!.y]).toEqual([present.y, present.y]);
  expect(crown!.y).toBeLessThan(present.y);
  expect(foundation!.y).toBeGreaterThan(present.y);
  expect(past!.x).toBeLessThan(present.x);
  // The crossing card extends by half a card's height to either side, which is 5/6 of its width.
  const reach = present.x + 0.5 + 5 / 6;
  expect(reach).toBeLessThan(future!.x);
  expect(new Set(staff.map(({ x }) => x)).size).toBe(1);
  expect(staff.map(({ y }) => y)).toEqual(staff.map(({ y }) => y).toSorted((a, b) => b - a));
});

test('the positions of a horseshoe rise to its middle and fall again', () => {
  const heights = getLayout('horseshoe', 7).places.map(({ y }) => y);
  expect(heights).toEqual(heights.toReversed());
  expect(heights.slice(0, 4)).toEqual(heights.slice(0, 4).toSorted((a, b) => b - a));
});

test.each([
  [1, [1]],
  [3, [3]],
  [5, [5]],
  [6, [3, 3]],
  [7, [4, 3]],
  [10, [5, 5]],
])("%i cards of a writer's own spread lie in rows of %j", (cards, expected) => {
  const { places } = getLayout('My own', cards);
  // The cards of a hand are at almost the same height.
  const rows = Map.groupBy(places, ({ y }) => Math.floor(y));
  expect([...rows.values()].map(({ length }) => length)).toEqual(expected);
});

test('a spread with cards left out is laid in rows', () => {
  expect(getLayout('celtic-cross', 4)).toEqual(getLayout(null, 4));
});

test('the ten cards of a Celtic Cross are loaded in the size in which a phone shows them', () => {
  expect(sizesOfCards(getLayout('celtic-cross', 10))).toBe('min(120px, 19vw)');
  expect(sizesOfCards(getLayout(null, 1))).toBe('min(190px, 52vw)');
  expect(sizesOfCards(getLayout(null, 3))).toBe('min(172px, 28vw)');
});
