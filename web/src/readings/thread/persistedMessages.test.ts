import { beforeEach, expect, test, vi } from 'vitest';
import { CHOICES_DEFAULT } from '#contract/readings/forms.ts';
import { toWire } from '#contract/wire.ts';
import { NO_OTHER_PERSON } from '../requestForm/otherPerson.ts';
import { createPendingRequestStore, persistForm, readPersistedForm } from '../requestForm/persistedForm.ts';
import { erasePersisted } from '../../platform/persisted.ts';
import {
  createPendingMessageStore,
  persistMessage,
  markSendFailed,
  readPersistedMessage,
  EMPTY_MESSAGE,
} from './persistedMessages.ts';

const ME = 7;
const OTHER = 8;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'the-token');
  erasePersisted(null);
  vi.useRealTimers();
});

const readText = (requestId: number, userId = ME) => readPersistedMessage(userId, requestId).text;
const readStorage = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

const aForm = {
  title: 'Lisbon',
  message: 'Should I go?',
  ...CHOICES_DEFAULT,
  otherPerson: NO_OTHER_PERSON,
  isRushed: true,
  numberOfTarotCards: 3,
  personality: null,
};

test('an unsent message is kept for its own thread only', () => {
  persistMessage(ME, 1, { text: 'half a thought' });
  expect(readText(1)).toBe('half a thought');
  expect(readPersistedMessage(ME, 2)).toEqual(EMPTY_MESSAGE);
});

test('writing in another thread does not affect it', () => {
  persistMessage(ME, 1, { text: 'one' });
  persistMessage(ME, 2, { text: 'two', responseMode: 'ReadingResponse' });
  expect([readText(1), readPersistedMessage(ME, 2).responseMode]).toEqual(['one', 'ReadingResponse']);
});

test('an emptied message is removed', () => {
  persistMessage(ME, 1, { text: 'one' });
  persistMessage(ME, 1, { text: '' });
  expect(localStorage.getItem('cachedMessage')).toBeNull();
});

const card = { position: 'Past', name: 'The Moon', reversed: true, imagePath: '/moon.webp', text: 'Tides.' };
const spreadCards = { spread: 'past-present-future', isByHand: false, cards: [card] };

test('cards, passages and a chosen reader are kept even without a text', () => {
  persistMessage(ME, 1, { responseMode: 'ReadingResponse', spreadCards });
  persistMessage(ME, 2, { personality: 4 });
  expect(readPersistedMessage(ME, 1).spreadCards).toEqual(spreadCards);
  expect(readPersistedMessage(ME, 2).personality).toBe(4);
});

test('cards and layout are read under their old names, and stored under the new ones', () => {
  const at = Date.now();
  const { cards, ...spread } = toWire(spreadCards) as { cards: unknown };
  const threads = {
    1: { text: '', laid: { ...spread, places: cards }, laying: 'spread', at },
    2: { text: 'Dear', laid: null, laying: null, at },
  };
  localStorage.setItem('cachedMessage', JSON.stringify({ user_id: ME, at: { threads: at }, threads }));
  expect(readPersistedMessage(ME, 1)).toEqual({ ...EMPTY_MESSAGE, spreadCards, layout: 'spread' });
  expect(readPersistedMessage(ME, 2)).toEqual({ ...EMPTY_MESSAGE, text: 'Dear' });
  persistMessage(ME, 2, { text: 'Dear Ada' });
  expect(readPersistedMessage(ME, 1)).toEqual({ ...EMPTY_MESSAGE, spreadCards, layout: 'spread' });
  expect(localStorage.getItem('cachedMessage')).not.toMatch(/laid|laying|places/);
});

test('is stored under the names that other tabs and later versions read', () => {
  persistMessage(ME, 1, { text: 'one' });
  createPendingMessageStore(ME, 1).write({ key: 'k1', input: { id: 1, message: 'one' } });
  persistForm(ME, aForm);
  createPendingRequestStore(ME).write({ key: 'k2', input: aForm });
  expect(readStorage('cachedMessage')).toMatchObject({
    user_id: ME,
    threads: { 1: { text: 'one', key: 'k1' } },
  });
  expect(readStorage('cachedNewReadingForm')).toMatchObject({
    user_id: ME,
    form: { title: 'Lisbon', number_of_tarot_cards: 3 },
    key: 'k2',
  });
});

test('a half-written request is kept', () => {
  persistForm(ME, aForm);
  expect(readPersistedForm(ME)).toEqual(aForm);
});

test('is invisible to another user, and erased when they log in', () => {
  persistMessage(ME, 1, { text: 'one' });
  persistForm(ME, aForm);
  expect([readText(1, OTHER), readPersistedForm(OTHER)]).toEqual(['', undefined]);
  erasePersisted(null);
  erasePersisted(ME);
  expect(readText(1)).toBe('one');
  erasePersisted(OTHER);
  expect(Object.keys(localStorage)).toEqual(['token']);
});

test('a late response does not change the text of another user', () => {
  persistMessage(ME, 1, { text: 'one' });
  const pendingCall = createPendingMessageStore(ME, 1);
  pendingCall.write({ key: 'k', input: {} });
  erasePersisted(OTHER);
  persistMessage(OTHER, 2, { text: 'theirs' });
  pendingCall.settle(true);
  markSendFailed(ME, 1);
  expect(readText(2, OTHER)).toBe('theirs');
});

test('after 7 days it is gone', () => {
  persistMessage(ME, 1, { text: 'one' });
  persistForm(ME, aForm);
  vi.useFakeTimers({ now: Date.now() + 7 * 86_400_000 - 60_000 });
  expect(readText(1)).toBe('one');
  vi.setSystemTime(Date.now() + 60_000);
  expect([readText(1), readPersistedForm(ME)]).toEqual(['', undefined]);
  erasePersisted(null);
  expect(Object.keys(localStorage)).toEqual(['token']);
});

test('a call is stored with its text until there is a response; the text is removed on success only', () => {
  const pendingCall = createPendingMessageStore(ME, 1);
  persistMessage(ME, 1, { text: 'one', personality: 4 });
  pendingCall.write({ key: 'k', input: { message: 'one' } });
  expect(createPendingMessageStore(ME, 1).read()).toEqual({ key: 'k', input: { message: 'one' } });
  pendingCall.settle(false);
  expect([pendingCall.read(), readText(1)]).toEqual([undefined, 'one']);
  pendingCall.write({ key: 'k', input: { message: 'one' } });
  pendingCall.settle(true);
  expect(readPersistedMessage(ME, 1)).toEqual({ ...EMPTY_MESSAGE, personality: 4 });
});

test('what was typed in another tab while it was sent stays', () => {
  const pendingCall = createPendingMessageStore(ME, 1);
  persistMessage(ME, 1, { text: 'one' });
  pendingCall.write({ key: 'k', input: { message: 'one' } });
  persistMessage(ME, 1, { text: 'one and more' });
  pendingCall.settle(true);
  expect([pendingCall.read(), readText(1)]).toEqual([undefined, 'one and more']);
});

test.each([
  'not json',
  '{}',
  '[1]',
  'null',
  '{"1":{"text":"of an older version","responseMode":"Standard"}}',
  '{"user_id":7,"at":{"threads":9e15,"form":9e15},"threads":{"1":{"text":3}},"form":{"title":3}}',
])('ignores stored data of another shape: %s', (text) => {
  localStorage.setItem('cachedMessage', text);
  localStorage.setItem('cachedNewReadingForm', text);
  expect([readText(1), readPersistedForm(ME)]).toEqual(['', undefined]);
});
