import { expect, test } from 'vitest';
import { addRecent, listInitialItems, type PaletteItem, rankCommands } from './paletteItems.ts';

const anItem = (key: string, label = key, more: Partial<PaletteItem> = {}): PaletteItem => ({
  key,
  label,
  section: 'Commands',
  run: () => {},
  ...more,
});
const keysOf = (items: readonly PaletteItem[]) => items.map(({ key }) => key);

const COMMANDS = [
  anItem('claim', 'Claim or give back'),
  anItem('celtic', 'Draw Celtic Cross'),
  anItem('three', 'Draw Past, present, future'),
  anItem('readings', 'Go to readings'),
  anItem('grades', 'Go to grades'),
];

test.each([
  ['', [], ['claim', 'celtic', 'three', 'readings', 'grades']],
  ['dr', [], ['celtic', 'three']],
  ['dr', ['three'], ['three', 'celtic']],
  ['c', [], ['claim', 'celtic']],
  ['gr', [], ['grades', 'readings']],
  ['go to', ['grades'], ['grades', 'readings']],
  // One run of letters stays before two, recent or not.
  ['gr', ['readings'], ['grades', 'readings']],
  ['xyz', ['celtic'], []],
])('‘%s’ after %j finds %j', (typed, recent, keys) => {
  expect(keysOf(rankCommands(COMMANDS, typed, new Set(recent)))).toEqual(keys);
});

test('recent ones come first, each once, and at most five', () => {
  let recent: readonly PaletteItem[] = [];
  for (const key of ['a', 'b', 'a', 'c', 'd', 'e', 'f']) recent = addRecent(recent, anItem(key));
  expect(keysOf(recent)).toEqual(['f', 'e', 'd', 'c', 'a']);
});

test('a recent command that cannot be done now is not offered; a member always is', () => {
  const rosalind = anItem('member 3', 'Rosalind', { section: 'Members' });
  const listed = listInitialItems(COMMANDS, [anItem('seal'), rosalind, anItem('three', 'As it was called')]);
  expect(listed.map(({ key, section }) => `${section}: ${key}`)).toEqual([
    'Recent: member 3',
    'Recent: three',
    'Commands: claim',
    'Commands: celtic',
    'Commands: readings',
    'Commands: grades',
  ]);
  expect(listed[1]?.label).toBe('Draw Past, present, future');
});
