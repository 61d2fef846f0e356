import { expect, test } from 'vitest';
import type { Reply } from './prefillRules.ts';
import { findSendQuestion } from './sendQuestion.ts';

const buildSpread = (count: number, text = '') => ({
  spread: 'celtic-cross',
  isByHand: false,
  cards: Array.from({ length: count }, (_, n) => ({
    position: `${n}`,
    name: `Card ${n}`,
    reversed: false,
    imagePath: '',
    text: n === count - 1 ? text : '',
  })),
});
const cardsWithGap = {
  ...buildSpread(2),
  cards: buildSpread(2).cards.map((card, n) => ({ ...card, name: n === 0 ? 'The Sun' : '' })),
};
const values: Reply = {
  message: 'Dear Rosalind',
  responseMode: 'ReadingResponse',
  layout: 'spread',
  spreadCards: null,
};

test.each<[string, Partial<Reply>, boolean, string | undefined]>([
  ['a letter without cards', {}, false, undefined],
  ['ten cards without words', { spreadCards: buildSpread(10) }, false, 'Ten cards will arrive without words'],
  [
    'three cards without words',
    { spreadCards: buildSpread(3) },
    false,
    'Three cards will arrive without words',
  ],
  ['one card without words', { spreadCards: buildSpread(1) }, false, 'One card will arrive without words'],
  [
    'blanks are no words',
    { spreadCards: buildSpread(2, ' \n') },
    false,
    'Two cards will arrive without words',
  ],
  ['one passage of ten', { spreadCards: buildSpread(10, 'Tides.') }, false, undefined],
  [
    'a message beside drawn cards',
    { spreadCards: buildSpread(10), responseMode: 'Standard' },
    false,
    undefined,
  ],
  ['one card beside drawn ones', { spreadCards: buildSpread(10), layout: 'card' }, false, undefined],
  ['an unchanged draft', {}, true, 'Send the draft as it is?'],
  ['an unchanged draft with cards', { spreadCards: buildSpread(10) }, true, 'Send the draft as it is?'],
  ['a position without a card, which is refused', { spreadCards: cardsWithGap }, false, undefined],
  [
    'an empty reply, which is refused at its field',
    { message: ' ', spreadCards: buildSpread(10) },
    false,
    undefined,
  ],
])('%s', (_, given, isUnchangedDraft, heading) => {
  expect(findSendQuestion({ ...values, ...given }, isUnchangedDraft)?.heading).toBe(heading);
});

test('asks only once about an unchanged draft with cards without passages', () => {
  const question = findSendQuestion({ ...values, spreadCards: buildSpread(10) }, true);
  expect(question?.details).toContain('Ten cards will arrive without words.');
});
