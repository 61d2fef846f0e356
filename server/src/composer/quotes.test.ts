import { expect, test } from 'vitest';
import { AN_INPUT } from '../../testing/composer/draftInputs.ts';
import { composeLetter } from './composeLetter.ts';

const compose = (question: string, more: Partial<typeof AN_INPUT> = {}) =>
  composeLetter({ ...AN_INPUT, question, ...more }).personalityMessage;

test.each([
  ['my best friend is dating my ex. i said yes. i lied. now what', '‘i lied’'],
  ['Does Ingrid from the choir like me?', '‘Does Ingrid from the choir like me?’'],
  ['How are we? We matched in spring, three dates, then nothing.', '‘We matched in spring, three dates’'],
  ["I'm tired of it. He gets angry when i knok.", '‘He gets angry when i knok’'],
])('a letter quotes details that it would otherwise not mention: %s', (question, quoted) =>
  expect(compose(question)).toContain(quoted),
);

test('a quoted detail is not repeated', () => {
  const letter = compose('We matched in April, three dates, then he moved to Santiago. What was it?');
  expect(letter).not.toContain('that you matched in April');
});

test.each([
  'I was diagnosed with lupus in June and my sister Ada cries on the phone every night.',
  'The lawyer wants 900 pounds and my brother Otto kept the piano.',
])('a letter about a sensitive topic quotes nothing: %s', (question) =>
  expect(compose(question)).not.toMatch(/‘/),
);

test.each([
  [
    'In May my dad gave me the boat but after two years he has not shown me the papers. Why?',
    '‘after two years he has not shown me the papers’',
  ],
  [
    'My niece Aoife sits her exams in June and has her heart set on veterinary in Dublin. Why?',
    '‘has her heart set on veterinary in Dublin’',
  ],
])('a quotation begins where a part of a sentence does: %s', (question, quoted) =>
  expect(compose(question)).toContain(quoted),
);

test('quotations do not overlap', () => {
  const letter = compose(
    'My fiancé is Hindu, both mothers want their own ceremony, and it needs settling before the wedding in May turns into a war. Two ceremonies or one small civil one?',
  );
  expect(letter.split('needs settling').length).toBeLessThanOrEqual(2);
});

test('only a long question is quoted four times', () => {
  const lines = [
    'The heron left the pond.',
    'My aunt Berthe painted the gate.',
    'Every Tuesday the postman whistles.',
    'Our cello cracked.',
    'The orchard flooded in Exeter.',
    'Somebody stole the copper kettle.',
  ];
  const count = (question: string) => compose(question).split('‘').length - 1;
  expect(count(lines.join(' '))).toBe(3);
  expect(count([...lines, 'I walked home slowly past the mill and the lanterns.'].join(' ').repeat(2))).toBe(
    4,
  );
});

test('a letter without cards quotes one line, a short one two', () => {
  const question =
    'The heron left the pond. My aunt Berthe painted the gate. Every Tuesday the postman whistles. Our cello cracked.';
  const count = (letter: string) => letter.split('‘').length - 1;
  expect(count(compose(question, { cards: [], spread: null }))).toBeLessThanOrEqual(1);
  expect(count(compose(question))).toBeLessThanOrEqual(3);
});

test.each([
  ['Should I sell the piano? And does my sister Ute still want it?', '‘does my sister Ute still want it?’'],
  ['How do I tell my boss, and is the team angry with me?', '‘is the team angry with me?’'],
  ['Will Goran write? Will he bring the boat back?', '‘Will he bring the boat back?’'],
])('a letter answers two questions: %s', (question, second) => {
  const letter = compose(question);
  expect(letter).toContain(second);
  expect(letter).toMatch(/two questions|two things|Both of your questions/);
});

test.each(['Should I sell the piano? What should I do?', 'Should I sell the piano that my aunt left me?'])(
  'one question is not taken for two: %s',
  (question) => expect(compose(question)).not.toMatch(/two questions|two things|Both of your|You also ask/),
);

test('the beginning of a short sentence is not quoted for the whole', () =>
  expect(compose('She wants the dog and I want the cat.')).not.toContain('‘She wants the dog’'));
