import { describe, expect, test } from 'vitest';
import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import { buildSrcSet } from './pictures.ts';
import { searchCards, formatCardName, findCompleteDecks, shuffle } from './rules.ts';

const searchNames = (...search: Parameters<typeof searchCards>) =>
  searchCards(...search).map(({ name }) => name);

describe('the search for a card', () => {
  test('finds all when nothing is asked', () => {
    expect(new Set(searchNames('tarot', '', null)).size).toBe(78);
    expect(new Set(searchNames('oracle', '', null)).size).toBe(44);
  });

  test('finds a card by parts of its words, in any case', () => {
    expect(searchNames('tarot', 'three SW', null)).toEqual(['Three of Swords']);
    expect(searchNames('oracle', 'lant', null)).toEqual(['The Lantern']);
  });

  test.each([
    ['2 of coins', 'Two of Pentacles'],
    ['judgment', 'Judgement'],
  ])('finds by the other name %s', (search, name) => {
    expect(searchNames('tarot', search, null)).toEqual([name]);
  });

  test('keeps to the suit, or to the family', () => {
    expect(searchNames('tarot', 'ace', 'cups')).toEqual(['Ace of Cups']);
    expect(searchNames('tarot', '', 'major')).toHaveLength(22);
    expect(searchNames('tarot', '', 'pentacles')).toHaveLength(14);
    expect(
      (['phase', 'sign', 'emblem'] as const).map((family) => searchNames('oracle', '', family).length),
    ).toEqual([8, 12, 24]);
    expect(searchNames('oracle', 'moon', 'phase')).toEqual(['New Moon', 'Full Moon']);
  });
});

describe('shuffling', () => {
  test('loses and adds nothing, and leaves the list it was given', () => {
    const given = TAROT_CARDS.map(({ name }) => name);
    const before = [...given];
    expect(shuffle(given).sort()).toEqual([...before].sort());
    expect(given).toEqual(before);
  });

  test('follows the chance it is given', () => {
    expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
    expect(shuffle(['a', 'b', 'c'], () => 0.99)).toEqual(['a', 'b', 'c']);
  });
});

test('only decks that have every card are chosen among', () => {
  const pictures = (...decks: string[]) => decks.map((deck) => ({ deck }));
  expect(findCompleteDecks([pictures('night', 'paper', 'old'), pictures('paper', 'night')])).toEqual([
    'night',
    'paper',
  ]);
  expect(findCompleteDecks([pictures('night'), pictures()])).toEqual([]);
  expect(findCompleteDecks([])).toEqual([]);
});

test('a reversed card says so', () => {
  expect([formatCardName('The Tower', true), formatCardName('The Tower', false)]).toEqual([
    'The Tower, reversed',
    'The Tower',
  ]);
});

describe('the widths of a picture', () => {
  test.each(['', '?v=0123abcd'])('are two for a card of a deck, both with its version: %j', (version) => {
    expect(buildSrcSet(`/decks/night/the-star-600.webp${version}`)).toBe(
      `/decks/night/the-star-300.webp${version} 300w, /decks/night/the-star-600.webp${version} 600w`,
    );
  });

  test('are unknown for a picture that a writer sent', () => {
    expect(buildSrcSet('/api/reading_images/a1.webp')).toBeUndefined();
  });
});
