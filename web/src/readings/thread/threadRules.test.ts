import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/readings/shapes.ts';
import {
  mergeMessages,
  splitParagraphs,
  findShortQuestion,
  findLastReadId,
  splitThread,
  findUnreadIds,
  appendQuote,
} from './threadRules.ts';

const HOUR = 3_600_000;

const aMessage = (id: number, fields: Partial<Message> = {}): Message => ({
  id,
  requestId: 1,
  moon: null,
  senderId: fields.sender === 'writer' ? 2 : 3,
  sender: 'member',
  createdAt: new Date(Date.UTC(2026, 10, 20) + id * 60_000).toISOString(),
  text: `message ${id}`,
  responseMode: 'Standard',
  writerPersonality: null,
  tarotCardName: null,
  tarotCard: null,
  allowedTarotCards: [],
  spread: null,
  cards: [],
  ...fields,
});

const aLetter = (id: number) => aMessage(id, { sender: 'writer', responseMode: 'ReadingResponse' });

describe('a thread in its parts', () => {
  test('letters are separate parts between groups of messages', () => {
    const parts = splitThread([aMessage(1), aLetter(2), aMessage(3), aMessage(4, { sender: 'writer' })]);
    expect(
      parts.map((part) => (part.kind === 'letter' ? part.letter.id : part.groups.map((g) => g.length))),
    ).toEqual([[1], 2, [1, 1]]);
  });

  test('groups messages of one sender within an hour', () => {
    const start = Date.UTC(2026, 10, 20);
    const messageAt = (id: number, minutes: number) =>
      aMessage(id, { createdAt: new Date(start + (minutes / 60) * HOUR).toISOString() });
    const countGroups = (minutes: number) => {
      const [part] = splitThread([messageAt(1, 0), messageAt(2, minutes)]);
      return part?.kind === 'messages' ? part.groups.length : 0;
    };
    expect(countGroups(59)).toBe(1);
    expect(countGroups(61)).toBe(2);
  });

  test('the question is the first message, once all older ones are there', () => {
    const thread = [aMessage(1), aLetter(2)];
    expect(findShortQuestion(thread, false)?.id).toBe(1);
    expect(findShortQuestion(thread, true)).toBeUndefined();
    expect(findShortQuestion([aMessage(1, { text: 'a'.repeat(5_000) })], false)).toBeUndefined();
  });
});

describe('the part that has been read', () => {
  test("the newest messages of writers are unread, the member's own never", () => {
    const thread = [aLetter(1), aMessage(2, { sender: 'writer' }), aMessage(3), aLetter(4)];
    expect([...findUnreadIds(thread, 2)]).toEqual([2, 4]);
    expect([...findUnreadIds(thread, 0)]).toEqual([]);
  });

  test('ends before the first letter that is still sealed', () => {
    const thread = [aMessage(1), aLetter(2), aMessage(3)];
    expect(findLastReadId(thread, new Set())).toBe(3);
    expect(findLastReadId(thread, new Set([2]))).toBe(1);
    expect(findLastReadId([aLetter(1)], new Set([1]))).toBeNull();
  });
});

test('pages that overlap become one thread, oldest first', () => {
  const edited = aMessage(2, { text: 'newer' });
  const thread = mergeMessages([aMessage(3), aMessage(1), aMessage(2)], [edited, aMessage(4)]);
  expect(thread.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(thread[1]?.text).toBe('newer');
});

describe('quoting', () => {
  test('marks each line, keeps what was typed, and leaves room for an answer', () => {
    expect(appendQuote('Yes.', 'one\n\ntwo')).toBe('Yes.\n\n> one\n>\n> two\n\n');
    expect(appendQuote('', 'one')).toBe('> one\n\n');
  });

  test('is parsed as a quotation again', () => {
    expect(splitParagraphs('> one\n> two\n\nMy answer\nin two lines\n\nand more')).toEqual([
      { isQuote: true, text: 'one\ntwo' },
      { isQuote: false, text: 'My answer\nin two lines' },
      { isQuote: false, text: 'and more' },
    ]);
  });
});
