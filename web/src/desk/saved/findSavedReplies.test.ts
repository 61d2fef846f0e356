import { expect, test } from 'vitest';
import type { SavedReply } from '#contract/savedReplies/calls.ts';
import { findSavedReplies } from './findSavedReplies.ts';

const aReply = (title: string, text: string): SavedReply => ({
  id: title.length,
  title,
  text,
  isShared: false,
  isOwn: true,
  etag: '""',
});

const REPLIES = [
  aReply('After a loss', 'I am sorry. Welcome all the same.'),
  aReply('Birth time', 'Could you ask for your birth certificate?'),
  aReply('Welcome', 'Dear {first_name}, thank you.'),
];

test.each([
  ['', ['After a loss', 'Birth time', 'Welcome']],
  ['  ', ['After a loss', 'Birth time', 'Welcome']],
  ['birth', ['Birth time']],
  ['WELCOME', ['Welcome', 'After a loss']],
  ['certificate time', ['Birth time']],
  ['first_name', ['Welcome']],
  ['love', []],
])('‘%s’ finds %j', (search, titles) => {
  expect(findSavedReplies(REPLIES, search).map(({ title }) => title)).toEqual(titles);
});
