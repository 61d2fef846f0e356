import { expect, test } from 'vitest';
import { tarotCard } from '../../testing/composer/draftInputs.ts';
import { isHardCard } from './cards.ts';

test.each([
  ['The Fool', true],
  ['The World', false],
  ['Eight of Wands', true],
  ['Page of Wands', true],
  ['Ten of Wands', false],
  ['Nine of Swords', false],
  ['Two of Pentacles', true],
])('%s reversed has a hard meaning: %s', (name, isHard) =>
  expect(isHardCard(tarotCard('Situation', name, true))).toBe(isHard),
);
