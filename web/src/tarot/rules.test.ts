import { describe, expect, test } from 'vitest';
import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import { cardsFound, cardWords, decksOfAll, pictureWidths, shuffled } from './rules.ts';

const named = (...search: Parameters<typeof cardsFound>) => cardsFound(...search).map(({ name }) => name);

describe('the search for a card', () => {
  test('finds all when nothing is asked', () => {
    expect(new Set(named('tarot', '', null)).size).toBe(78);
    expect(new Set(named('oracle', '', null)).size).toBe(44);
  });

  test('finds a card by parts of its words, in any case', () => {
    expect(named('tarot', 'three SW', null)).toEqual(['Three of Swords']);
    expect(named('oracle', 'lant', null)).toEqual(['The Lantern']);
  });

  test.each([
    ['2 of coins', 'Two of Pentacles'],
    ['judgment', 'Judgement'],
  ])('finds by the other name %s', (search, name) => {
    expect(named('tarot', search, null)).toEqual([name]);
  });

  test('keeps to the suit, or to the family', () => {
    expect(named('tarot', 'ace', 'cups')).toEqual(['Ace of Cups']);
    expect(named('tarot', '', 'major')).toHaveLength(22);
    expect(named('tarot', '', 'pentacles')).toHaveLength(14);
    expect(
      (['phase', 'sign', 'emblem'] as const).map((family) => named('oracle', '', family).length),
    ).toEqual([8, 12, 24]);
    expect(named('oracle', 'moon', 'phase')).toEqual(['New Moon', 'Full Moon']);
  });
});

describe('shuffling', () => {
  test('loses and adds nothing, and leaves the list it was given', () => {
    const given = TAROT_CARDS.map(({ name }) => name);
    const before = [...given];
    expect(shuffled(given).sort()).toEqual([...before].sort());
    expect(given).toEqual(before);
  });

  test('follows the chance it is given', () => {
    expect(shuffled(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
    expect(shuffled(['a', 'b', 'c'], () => 0.99)).toEqual(['a', 'b', 'c']);
  });
});

test('only decks that have every card are chosen among', () => {
  const pictures = (...decks: string[]) => decks.map((deck) => ({ deck }));
  expect(decksOfAll([pictures('night', 'paper', 'old'), pictures('paper', 'night')])).toEqual([
    'night',
    'paper',
  ]);
  expect(decksOfAll([pictures('night'), pictures()])).toEqual([]);
  expect(decksOfAll([])).toEqual([]);
});

test('a reversed card says so', () => {
  expect([cardWords('The Tower', true), cardWords('The Tower', false)]).toEqual([
    'The Tower, reversed',
    'The Tower',
  ]);
});

describe('the widths of a picture', () => {
  test.each(['', '?v=0123abcd'])('are two for a card of the decks, with its version%s', (version) => {
    expect(pictureWidths(`/decks/night/the-star-600.webp${version}`)).toBe(
      `/decks/night/the-star-300.webp${version} 300w, /decks/night/the-star-600.webp${version} 600w`,
    );
  });

  test('are unknown for a picture that was sent', () => {
    expect(pictureWidths('/api/reading_images/a1.webp')).toBeUndefined();
  });
});
