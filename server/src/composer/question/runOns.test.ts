import { expect, test } from 'vitest';
import { divideRunOns } from './runOns.ts';

test.each([
  ['my dog is sick what do i do', 'my dog is sick. what do i do'],
  ['i cheated on my boyfriend do i tell him', 'i cheated on my boyfriend. do i tell him'],
  ['my best friend ghosted me after 15 years why', 'my best friend ghosted me after 15 years. why'],
  ['WHEN WILL I FIND LOVE IM SO TIRED', 'WHEN WILL I FIND LOVE. IM SO TIRED'],
  ['my husband wants another kid i dont', 'my husband wants another kid. i dont'],
  ['i keep losing things is that a sign', 'i keep losing things. is that a sign'],
  ['am i too old for him he is 28', 'am i too old for him. he is 28'],
  ['my landlord raised the rent what now', 'my landlord raised the rent. what now'],
  ['should i put it down hes 16 and in pain', 'should i put it down. hes 16 and in pain'],
  [
    'met a guy online he wants money for a ticket is he real',
    'met a guy online. he wants money for a ticket. is he real',
  ],
])('ends a statement before a question, and the other way round: %s', (text, divided) =>
  expect(divideRunOns(text)).toBe(divided),
);

test.each([
  'which job should i take',
  'i do not know which job should i take',
  'when he calls should i answer',
  'i wonder does he care',
  'she likes him and so do i',
  'is the man im seeing serious',
  'the problem is that the house is old',
  'i told him he is right',
  'I left him. What do I do?',
  'how much money will i make',
  '?',
  '',
])('keeps what belongs together: %s', (text) => expect(divideRunOns(text)).toBe(text));

test('takes time in proportion to the length', () => {
  for (const part of ['a is he ', 'is he ', 'do i im so ', 'wheni '])
    expect(divideRunOns(part.repeat(1_000)).length).toBeGreaterThan(4_000);
});
