import { expect, test } from 'vitest';
import type { Message, ReadingRequest } from '#contract/readings/calls.ts';
import { toChapter } from './loadBook.ts';

const aMessage = (id: number, sender: 'member' | 'writer', isReading: boolean) =>
  ({ id, sender, text: `Text ${id}`, responseMode: isReading ? 'ReadingResponse' : 'Standard' }) as Message;

test('the book has the question and all opened letters; what is sealed is only counted', () => {
  const messages = [
    aMessage(1, 'member', false),
    aMessage(2, 'writer', true),
    aMessage(3, 'writer', false),
    aMessage(4, 'writer', true),
  ];
  const { chapter, sealed } = toChapter({ unreadCount: 1 } as ReadingRequest, messages);
  expect(chapter.question).toBe('Text 1');
  expect(chapter.letters.map(({ id }) => id)).toEqual([2]);
  expect(sealed).toBe(1);
});
