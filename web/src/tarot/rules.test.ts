import { describe, expect, test } from 'vitest';
import { TAROT_CARDS } from '#contract/tarot/codes.ts';
import { cardsFound, pictureWidths, shuffled } from './rules.ts';

describe('the search for a card', () => {
  test('finds all 78 when nothing is asked', () => {
    expect(cardsFound('', null)).toHaveLength(78);
  });

  test('finds a card by parts of its words, in any case', () => {
    expect(cardsFound('three SW', null).map(({ name }) => name)).toEqual(['Three of Swords']);
  });

  test('keeps to the suit', () => {
    expect(cardsFound('ace', 'cups').map(({ name }) => name)).toEqual(['Ace of Cups']);
    expect(cardsFound('', 'major')).toHaveLength(22);
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

describe('the widths of a picture', () => {
  test('are two for a card of the decks', () => {
    expect(pictureWidths('/decks/night/the-star-600.webp')).toBe(
      '/decks/night/the-star-300.webp 300w, /decks/night/the-star-600.webp 600w',
    );
  });

  test('are unknown for a picture that was sent', () => {
    expect(pictureWidths('/api/reading_images/a1.webp')).toBeUndefined();
  });
});
