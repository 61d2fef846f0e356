import { expect, test } from 'vitest';
import { createPhraseAge } from './phraseAge.ts';

const letter = (text: string) => ({ text, on: '2026-05-03' });
const ageOf = createPhraseAge([
  letter('Dear Maya,\n\nThe Tower lies in front of you, and that’s that.'),
  letter('It is slow work, one STEP at a time: the tower lies in front. Été à la mer.'),
]);

test.each([
  ['the newest letter that has it counts', 'The tower lies in front', 0],
  ['an older letter has it, whatever is small or capital', 'one step at a time', 1],
  ['either apostrophe is one', "you, and that's that", 0],
  ['signs between the words do not count', 'slow work – one step', 1],
  ['accents do', 'été à la mer', 1],
  ['without them it is another phrase', 'ete a la mer', Infinity],
  ['of a phrase its longest part without a placeholder counts', '{Card} lies in front of you {place}', 0],
  ['words in another order are another phrase', 'in front lies the tower', Infinity],
  ['no letter has all of it', 'lies in front of everybody', Infinity],
  ['what is everybody’s was never read', 'It is slow', Infinity],
])('%s: %s', (_, template, age) => expect(ageOf(template)).toBe(age));

test('for a member without letters, no phrase counts as read', () =>
  expect(createPhraseAge([])('The tower lies in front')).toBe(Infinity));
