import { expect, test } from 'vitest';
import { TAROT_CARDS } from './codes.ts';
import { toCardKey, findCard } from './rules.ts';

test.each([
  ['The Moon', 'The Moon'],
  ['the moon', 'The Moon'],
  ['MOON', 'The Moon'],
  ['the-moon', 'The Moon'],
  ['Judgment', 'Judgement'],
  ['wheel-of-fortune', 'Wheel of Fortune'],
  ['2 of cups', 'Two of Cups'],
  ['10 OF SWORDS', 'Ten of Swords'],
  ['1 of wands', 'Ace of Wands'],
  ['ace of coins', 'Ace of Pentacles'],
  ['Queen of Disks', 'Queen of Pentacles'],
  ['king-of-rods', 'King of Wands'],
  ['Three of Staves', 'Three of Wands'],
  ['page of batons', 'Page of Wands'],
  ['  Knight   of  Cups ', 'Knight of Cups'],
])('%s is %s', (input, name) => expect(findCard(input)?.name).toBe(name));

test.each([
  '',
  'the',
  'of',
  'Eleven of Cups',
  '0 of cups',
  'Moon of Cups',
  'constructor',
  '__proto__',
  'Lantern',
])('"%s" is not a card', (input) => expect(findCard(input)).toBeUndefined());

test('finds each of the 78 cards by name and slug, with distinct keys', () => {
  for (const card of TAROT_CARDS) expect([findCard(card.name), findCard(card.slug)]).toEqual([card, card]);
  expect(new Set(TAROT_CARDS.map(({ name }) => toCardKey(name))).size).toBe(78);
});
