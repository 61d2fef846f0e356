import { describe, expect, test } from 'vitest';
import { emptyReply, type ReplyForm } from '#contract/readings/forms.ts';
import { EMPTY_MESSAGE } from '../../readings/thread/persistedMessages.ts';
import { fromReplyForm, isSameReply, toReplyForm, toPlainText } from './replyForm.ts';

const card = { position: 'Past', name: 'The Moon', reversed: true, imagePath: '/moon.webp' };
const spread: ReplyForm = {
  messageText: 'Dear Rosalind',
  responseMode: 'ReadingResponse',
  writerPersonality: 7,
  tarotCardName: null,
  tarotCard: null,
  spread: 'past-present-future',
  cards: [{ ...card, text: 'Tides.' }],
};
const single: ReplyForm = {
  ...spread,
  spread: null,
  cards: [],
  tarotCardName: 'The Star',
  tarotCard: { id: 3, imagePath: '/star.webp', tarot: 'The Star' },
};
const picture = { id: null, imagePath: '/api/reading_images/a.webp', tarot: '' };

test.each([
  ['a spread', spread],
  ['a single card', single],
  ['an uploaded picture', { ...single, tarotCardName: null, tarotCard: picture }],
  ['a message', { ...single, responseMode: 'Standard' as const, tarotCardName: null, tarotCard: null }],
])('%s survives the conversion to the server’s form and back', (_, reply) => {
  expect(toReplyForm(fromReplyForm(reply, null))).toEqual(reply);
});

test('without a text or a card there is no reply, whatever is chosen', () => {
  expect(toReplyForm({ ...EMPTY_MESSAGE, personality: 7, responseMode: 'Standard' })).toBeNull();
});

test.each([
  ['drawn for the request', { spread: 'past-present-future', cards: [card] }, false],
  ['other than those that were drawn', { spread: 'past-present-future', cards: [] }, true],
  ['where none were drawn', null, true],
])('cards %s: they can be exchanged is %s', (_, draw, isByHand) => {
  expect(fromReplyForm(spread, draw).spreadCards?.isByHand).toBe(isByHand);
});

describe('two replies', () => {
  test('are equal regardless of field order and empty passages', () => {
    const { messageText, ...others } = spread;
    const one = { ...others, messageText, cards: [card] };
    expect(isSameReply(one, { ...spread, cards: [{ ...card, text: '' }] })).toBe(true);
  });
  test.each([
    ['text', { messageText: 'Dear' }],
    ['mode', { responseMode: 'Standard' as const }],
    ['reader', { writerPersonality: null }],
    ['passage', { cards: [{ ...card, text: 'Ebb.' }] }],
  ])('differ by their %s', (_, change) => {
    expect(isSameReply(spread, { ...spread, ...change })).toBe(false);
  });
  test('null equals only null', () => {
    expect([isSameReply(null, null), isSameReply(null, emptyReply('OPENED'))]).toEqual([true, false]);
  });
});

test('its words are the text and the passages', () => {
  expect(toPlainText({ ...spread, cards: [...spread.cards, card] })).toBe(
    'Dear Rosalind\n\nThe Moon: Tides.',
  );
});
