import { expect, test } from 'vitest';
import { findClauses } from './clauses.ts';

const textsOf = (question: string) => findClauses(question).map(({ text }) => text);

test.each([
  ['we matched in April, three dates, then nothing', 'we matched in April, three dates'],
  ['I am 64 and a train driver. Shall I stop?', 'I am 64 and a train driver'],
  ['Why is my daughter in law so cold to me?', 'Why is my daughter in law so cold to me'],
  ['hey so i lied and she knows', 'i lied and she knows'],
])('a clause is quoted as it was written, and cut only at allowed places: %s', (question, clause) => {
  for (const text of textsOf(question)) expect(question).toContain(text);
  expect(textsOf(question)).toContain(clause);
});

test.each([
  ['what do i tell them', true],
  ['Why did she leave, and is Leonardo different?', true],
  ['I asked what he wants.', false],
])('%s asks: %s', (question, asks) =>
  expect(findClauses(question).some(({ isQuestion }) => isQuestion)).toBe(asks),
);

test.each([
  ['He said "I need space" last week. What does he mean?', 'I need space'],
  ['My boyfriend told me he wants an "open relationship". What do I do?', 'My boyfriend told me he wants an'],
])('what another said is not quoted as the words of the member: %s', (question, said) =>
  expect(textsOf(question)).not.toContain(said),
);

test.each([
  'You will be told by the Ace of Cups.',
  'I hope he will come back.',
  'I was diagnosed in May.',
  'I owe him 4,000 or 4000.',
  'Two things happened there.',
  'Between me.',
  'same money,, same',
  'hope your well',
  'I have two questions.',
  'Can you look at the next three months for me?',
  'I am such a bad mother.',
])('nothing of this is quoted: %s', (question) => expect(textsOf(question)).toEqual([]));

test.each([
  ["She's failing maths, her father (we're divorced) lets her go out.", "She's failing maths, her father"],
  ['I am starting to wonder if it matters to me.', 'I am starting to wonder'],
  ['I would leave him if he lied.', 'I would leave him'],
  ["I don't know my own body, my own evenings or my own husband.", 'my own evenings'],
])('%s is not cut to: %s', (question, torn) => expect(textsOf(question)).not.toContain(torn));

test.each(['A quick question', 'Another question', 'Sorry, one more question'])(
  'a sentence that says nothing is not quoted: %s',
  (said) => expect(textsOf(`${said}. What should I know now?`)).not.toContain(said),
);

test('small talk and enumerations are left out of a quotation', () => {
  expect(textsOf('Second, will my friend Deb forgive me?')).toContain('will my friend Deb forgive me');
  expect(textsOf('Which of my plans is likely lol')).toContain('Which of my plans is likely');
});

test('cutting takes time in proportion to the length', () => {
  for (const part of ['I, ', 'and I ', 'when I was there ', 'a b c, '])
    expect(findClauses(part.repeat(20_000)).length).toBeLessThan(20_000);
});
