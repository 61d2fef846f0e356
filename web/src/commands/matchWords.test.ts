import { expect, test } from 'vitest';
import { matchWords } from './matchWords.ts';

test.each([
  ['', 'Draw Celtic Cross', true],
  ['draw celtic cross', 'Draw Celtic Cross', true],
  ['cel', 'Draw Celtic Cross', true],
  ['dcc', 'Draw Celtic Cross', true],
  ['draw cr', 'Draw Celtic Cross', true],
  ['drce', 'Draw Celtic Cross', true],
  ['CELTIC', 'Draw Celtic Cross', true],
  ['celtic draw', 'Draw Celtic Cross', false],
  ['eltic', 'Draw Celtic Cross', false],
  ['dw', 'Draw Celtic Cross', false],
  ['draw celtic crosses', 'Draw Celtic Cross', false],
  ['anna', 'Archived readings', false],
  ['jose', 'José Ñandú', true],
  ['ñ', 'José Nandu', true],
  ['3', 'Draw 3 cards', true],
  ['x', '', false],
  ['cag', 'Claim or give back', false],
  ['cg', 'Claim or give back', true],
])('‘%s’ in ‘%s’: %s', (typed, label, isFound) => {
  expect(matchWords(typed, label) !== null).toBe(isFound);
});

test.each([
  ['one run before two', 'go', 'Go to users', 'Grades of'],
  ['an earlier word before a later one', 're', 'Readings', 'Archived readings'],
])('%s', (_, typed, better, worse) => {
  expect(matchWords(typed, better)!).toBeLessThan(matchWords(typed, worse)!);
});

test('a long text takes no time', () => {
  const startedAt = performance.now();
  expect(matchWords('a'.repeat(60) + 'b', 'a '.repeat(60))).toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(500);
});
