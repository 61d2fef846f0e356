import { beforeEach, expect, test, vi } from 'vitest';
import { CHOICES_DEFAULT } from '#contract/readings/forms.ts';
import { eraseKept } from '../platform/kept.ts';
import {
  attemptsOf,
  keepMessage,
  keepNewReadingForm,
  markFailed,
  messageKeptFor,
  newReadingAttempts,
  newReadingFormKept,
  NOTHING_KEPT,
} from './keptText.ts';

const ME = 7;
const OTHER = 8;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'the-token');
  eraseKept(null);
  vi.useRealTimers();
});

const textOf = (requestId: number, userId = ME) => messageKeptFor(userId, requestId).text;
const inStorage = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

const aForm = {
  title: 'Lisbon',
  message: 'Should I go?',
  ...CHOICES_DEFAULT,
  isRushed: true,
  numberOfTarotCards: 3,
  personality: null,
};

test('an unsent message is kept for its own thread only', () => {
  keepMessage(ME, 1, { text: 'half a thought' });
  expect(textOf(1)).toBe('half a thought');
  expect(messageKeptFor(ME, 2)).toEqual(NOTHING_KEPT);
});

test('writing in another thread loses nothing', () => {
  keepMessage(ME, 1, { text: 'one' });
  keepMessage(ME, 2, { text: 'two', responseMode: 'ReadingResponse' });
  expect([textOf(1), messageKeptFor(ME, 2).responseMode]).toEqual(['one', 'ReadingResponse']);
});

test('an emptied message leaves nothing behind', () => {
  keepMessage(ME, 1, { text: 'one' });
  keepMessage(ME, 1, { text: '' });
  expect(localStorage.getItem('cachedMessage')).toBeNull();
});

test('cards and passages are kept without a word of the letter, and so is a reader who was chosen', () => {
  const place = {
    position: 'Past',
    name: 'The Moon',
    reversed: true,
    imagePath: '/moon.webp',
    text: 'Tides.',
  };
  const laid = { spread: 'past-present-future', isByHand: false, places: [place] };
  keepMessage(ME, 1, { responseMode: 'ReadingResponse', laid });
  keepMessage(ME, 2, { personality: 4 });
  expect(messageKeptFor(ME, 1).laid).toEqual(laid);
  expect(messageKeptFor(ME, 2).personality).toBe(4);
});

test('it is kept in the shape that is agreed upon', () => {
  keepMessage(ME, 1, { text: 'one' });
  attemptsOf(ME, 1).write({ key: 'k1', input: { id: 1, message: 'one' } });
  keepNewReadingForm(ME, aForm);
  newReadingAttempts(ME).write({ key: 'k2', input: aForm });
  expect(inStorage('cachedMessage')).toMatchObject({
    user_id: ME,
    threads: { 1: { text: 'one', key: 'k1' } },
  });
  expect(inStorage('cachedNewReadingForm')).toMatchObject({
    user_id: ME,
    form: { title: 'Lisbon', number_of_tarot_cards: 3 },
    key: 'k2',
  });
});

test('a half-written request is kept', () => {
  keepNewReadingForm(ME, aForm);
  expect(newReadingFormKept(ME)).toEqual(aForm);
});

test('it is nothing to another user, who erases it by logging in', () => {
  keepMessage(ME, 1, { text: 'one' });
  keepNewReadingForm(ME, aForm);
  expect([textOf(1, OTHER), newReadingFormKept(OTHER)]).toEqual(['', undefined]);
  eraseKept(null);
  eraseKept(ME);
  expect(textOf(1)).toBe('one');
  eraseKept(OTHER);
  expect(Object.keys(localStorage)).toEqual(['token']);
});

test('an answer that comes when another user is logged in changes nothing of theirs', () => {
  keepMessage(ME, 1, { text: 'one' });
  const attempts = attemptsOf(ME, 1);
  attempts.write({ key: 'k', input: {} });
  eraseKept(OTHER);
  keepMessage(OTHER, 2, { text: 'theirs' });
  attempts.answered(true);
  markFailed(ME, 1);
  expect(textOf(2, OTHER)).toBe('theirs');
});

test('after 7 days it is gone', () => {
  keepMessage(ME, 1, { text: 'one' });
  keepNewReadingForm(ME, aForm);
  vi.useFakeTimers({ now: Date.now() + 7 * 86_400_000 - 60_000 });
  expect(textOf(1)).toBe('one');
  vi.setSystemTime(Date.now() + 60_000);
  expect([textOf(1), newReadingFormKept(ME)]).toEqual(['', undefined]);
  eraseKept(null);
  expect(Object.keys(localStorage)).toEqual(['token']);
});

test('an attempt is kept with its text until it is answered; then the text is, unless it was a no', () => {
  const attempts = attemptsOf(ME, 1);
  keepMessage(ME, 1, { text: 'one', personality: 4 });
  attempts.write({ key: 'k', input: { message: 'one' } });
  expect(attemptsOf(ME, 1).read()).toEqual({ key: 'k', input: { message: 'one' } });
  attempts.answered(false);
  expect([attempts.read(), textOf(1)]).toEqual([undefined, 'one']);
  attempts.write({ key: 'k', input: { message: 'one' } });
  attempts.answered(true);
  expect(messageKeptFor(ME, 1)).toEqual({ ...NOTHING_KEPT, personality: 4 });
});

test('what was typed in another tab while it was sent stays', () => {
  const attempts = attemptsOf(ME, 1);
  keepMessage(ME, 1, { text: 'one' });
  attempts.write({ key: 'k', input: { message: 'one' } });
  keepMessage(ME, 1, { text: 'one and more' });
  attempts.answered(true);
  expect([attempts.read(), textOf(1)]).toEqual([undefined, 'one and more']);
});

test.each([
  'not json',
  '{}',
  '[1]',
  'null',
  '{"1":{"text":"of an older version","responseMode":"Standard"}}',
  '{"user_id":7,"at":{"threads":9e15,"form":9e15},"threads":{"1":{"text":3}},"form":{"title":3}}',
])('what has another shape is not believed: %s', (text) => {
  localStorage.setItem('cachedMessage', text);
  localStorage.setItem('cachedNewReadingForm', text);
  expect([textOf(1), newReadingFormKept(ME)]).toEqual(['', undefined]);
});
