import { describe, expect, test } from 'vitest';
import { COMMAND_IDS, COMMANDS, type CommandId } from './commands.ts';
import { findCommand, isCharacterKey, toAriaKeyShortcuts, toKeyCaps, toPress } from './keyPress.ts';

const aKey = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  getModifierState: () => false,
  ...more,
});

test.each([
  ['a letter', aKey('j'), 'j'],
  ['a letter with the caps lock', aKey('J'), 'j'],
  ['a capital letter is another key', aKey('J', { shiftKey: true }), 'J'],
  ['a sign typed with Shift', aKey('?', { shiftKey: true }), '?'],
  ['a sign typed with AltGr', aKey('#', { ctrlKey: true, altKey: true, getModifierState: () => true }), '#'],
  ['Ctrl', aKey('k', { ctrlKey: true }), 'Ctrl+K'],
  ['⌘ counts as Ctrl', aKey('k', { metaKey: true }), 'Ctrl+K'],
  ['Ctrl and Shift', aKey('Enter', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+Enter'],
  ['Alt', aKey('ArrowDown', { altKey: true }), 'Alt+ArrowDown'],
  ['a named key', aKey('Escape'), 'Escape'],
  ['a named key with Shift is another', aKey('Enter', { shiftKey: true }), 'Shift+Enter'],
  ['a Cyrillic layout', aKey('о', { code: 'KeyJ' }), 'j'],
  ['a Latin layout goes by its letters', aKey('a', { code: 'KeyQ' }), 'a'],
])('%s', (_, event, press) => {
  expect(toPress(event)).toBe(press);
});

const everything = { firstKey: null, place: 'page', usesSingleKeys: true, canRun: () => true } as const;
const find = (press: string, more: Partial<Parameters<typeof findCommand>[1]> = {}) => {
  const found = findCommand(press, { ...everything, ...more });
  return found.kind === 'run' ? found.id : found.kind;
};

describe('a press', () => {
  test.each([
    ['j', {}, 'next'],
    ['Enter', {}, 'open'],
    ['o', {}, 'open'],
    ['?', {}, 'help'],
    ['#', {}, 'tags'],
    ['Ctrl+K', {}, 'palette'],
    ['J', {}, 'nothing'],
    ['Ctrl+J', {}, 'nothing'],
    ['g', {}, 'firstKey'],
    ['r', { firstKey: 'g' }, 'goReadings'],
    ['g', { firstKey: 'g' }, 'goGrades'],
    ['j', { firstKey: 'g' }, 'nothing'],
    // Typing: only what has a modifier, and Escape.
    ['j', { place: 'text' }, 'nothing'],
    ['#', { place: 'text' }, 'nothing'],
    ['g', { place: 'text' }, 'nothing'],
    ['Enter', { place: 'text' }, 'nothing'],
    ['Escape', { place: 'text' }, 'back'],
    ['Ctrl+K', { place: 'text' }, 'palette'],
    // A button presses itself with Enter.
    ['Enter', { place: 'control' }, 'nothing'],
    ['o', { place: 'control' }, 'open'],
    ['j', { place: 'control' }, 'next'],
    // A dialog keeps its keys.
    ['j', { place: 'dialog' }, 'nothing'],
    ['Escape', { place: 'dialog' }, 'nothing'],
    ['Ctrl+K', { place: 'dialog' }, 'nothing'],
    // Switched off.
    ['j', { usesSingleKeys: false }, 'nothing'],
    ['?', { usesSingleKeys: false }, 'nothing'],
    ['g', { usesSingleKeys: false }, 'nothing'],
    ['o', { usesSingleKeys: false }, 'nothing'],
    ['Enter', { usesSingleKeys: false }, 'open'],
    ['Escape', { usesSingleKeys: false }, 'back'],
    ['Ctrl+K', { usesSingleKeys: false }, 'palette'],
    // Nobody offers it.
    ['c', { canRun: (id: CommandId) => id !== 'claim' }, 'nothing'],
    ['g', { canRun: (id: CommandId) => !id.startsWith('go') }, 'nothing'],
    // The form of the reply handles these.
    ['Ctrl+Enter', { place: 'text' }, 'nothing'],
    ['Alt+ArrowDown', { place: 'text' }, 'nothing'],
  ] as const)('%s with %o: %s', (press, more, result) => {
    expect(find(press, more)).toBe(result);
  });
});

describe('the table', () => {
  const keys = COMMAND_IDS.flatMap((id) => COMMANDS[id].keys);

  test('has no key twice, and none that begins two keys', () => {
    expect(new Set(keys).size).toBe(keys.length);
    for (const sequence of keys.filter((each) => each.includes(' ')))
      expect(keys).not.toContain(sequence.split(' ')[0]);
  });

  test('no key of a letter works while typing', () => {
    const whileTyping = COMMAND_IDS.filter((id) => COMMANDS[id].worksWhileTyping === true);
    expect(whileTyping).toContain('palette');
    expect(whileTyping.flatMap((id) => COMMANDS[id].keys).filter(isCharacterKey)).toEqual([]);
  });
});

test.each([
  ['g r', false, ['g', 'r']],
  ['Ctrl+K', false, ['Ctrl', 'K']],
  ['Ctrl+Shift+Enter', true, ['⌘', '⇧', 'Enter']],
  ['Alt+ArrowDown', true, ['⌥', '↓']],
  ['Escape', false, ['Esc']],
  ['?', true, ['?']],
])('the caps of %s (on a Mac: %s)', (key, isMac, caps) => {
  expect(toKeyCaps(key, isMac)).toEqual(caps);
});

test('aria-keyshortcuts names single keys only', () => {
  expect(toAriaKeyShortcuts(['Enter', 'o'])).toBe('Enter o');
  expect(toAriaKeyShortcuts(['Ctrl+K'])).toBe('Control+K');
  expect(toAriaKeyShortcuts(['g r'])).toBeUndefined();
});
