import { beforeEach, expect, test } from 'vitest';
import { keepMessage, keepNewReadingForm, messageKeptFor, newReadingFormKept } from './keptText.ts';

beforeEach(() => localStorage.clear());

const aForm = {
  title: 'Lisbon',
  message: 'Should I go?',
  isRushed: true,
  isOracle: false,
  isAstrology: false,
  numberOfTarotCards: 3,
  personality: null,
};

test('an unsent message is kept for its own thread only', () => {
  keepMessage(1, { text: 'half a thought', responseMode: 'Standard' });
  expect(messageKeptFor(1)?.text).toBe('half a thought');
  expect(messageKeptFor(2)).toBeUndefined();
});

test('writing in another thread loses nothing', () => {
  keepMessage(1, { text: 'one', responseMode: 'Standard' });
  keepMessage(2, { text: 'two', responseMode: 'ReadingResponse' });
  expect([messageKeptFor(1)?.text, messageKeptFor(2)?.responseMode]).toEqual(['one', 'ReadingResponse']);
});

test('an emptied message leaves nothing behind', () => {
  keepMessage(1, { text: 'one', responseMode: 'Standard' });
  keepMessage(1, { text: '', responseMode: 'Standard' });
  expect(localStorage.getItem('cachedMessage')).toBeNull();
});

test('cards and passages are kept without a word of the letter', () => {
  const place = {
    position: 'Past',
    name: 'The Moon',
    reversed: true,
    imagePath: '/moon.webp',
    text: 'Tides.',
  };
  const laid = { spread: 'past-present-future', isByHand: false, places: [place] };
  keepMessage(1, { text: '', responseMode: 'ReadingResponse', laid });
  expect(messageKeptFor(1)?.laid).toEqual(laid);
});

test('a half-written request is kept', () => {
  keepNewReadingForm(aForm);
  expect(newReadingFormKept()).toEqual(aForm);
});

test.each(['not json', '{}', '[1]', 'null'])(
  'what another version left behind is not believed: %s',
  (text) => {
    localStorage.setItem('cachedMessage', text);
    localStorage.setItem('cachedNewReadingForm', text);
    expect(messageKeptFor(1)).toBeUndefined();
    expect(newReadingFormKept()).toBeUndefined();
  },
);
