import { type Command, COMMAND_IDS, type CommandId, COMMANDS } from './commands.ts';

/** The part of a `KeyboardEvent` that `toPress` reads. */
export interface KeyEvent {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  getModifierState: (name: 'AltGraph') => boolean;
}

/** Where the focus is, which decides which shortcuts are active. */
export type FocusPlace =
  /** In an open dialog or menu. */
  | 'dialog'
  /** In an element that takes text, or in which letters choose an option. */
  | 'text'
  /** On a button or a link, which Enter presses. */
  | 'control'
  | 'page';

/**
 * A press in the notation of the table: `j`, `?`, `Enter`, `Ctrl+Shift+K`. Shift is named only beside other modifiers or
 * named keys, since it is part of a typed character.
 */
export function toPress(event: KeyEvent): string {
  const key = toKey(event);
  const isCharacter = key.length === 1;
  // On some keyboards # and / are typed with AltGr, which Windows reports as Ctrl and Alt.
  if (isCharacter && event.getModifierState('AltGraph')) return key;
  const isCtrl = event.ctrlKey || event.metaKey;
  const hasModifier = isCtrl || event.altKey;
  const modifiers = [
    isCtrl && 'Ctrl',
    event.altKey && 'Alt',
    event.shiftKey && (hasModifier || !isCharacter) && 'Shift',
  ].filter(Boolean);
  return [...modifiers, hasModifier && isCharacter ? key.toUpperCase() : key].join('+');
}

/** The key. A letter ignores Caps Lock; on a layout without Latin letters, the position on the keyboard counts. */
function toKey({ key, code, shiftKey }: KeyEvent): string {
  if (key.length !== 1) return key;
  const placed = /^Key([A-Z])$/.exec(code)?.[1];
  const letter = key > '\u007f' && placed !== undefined ? placed : key;
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

export type PressResult =
  | { kind: 'run'; id: CommandId }
  /** The first of two keys. */
  | { kind: 'firstKey'; press: string }
  | { kind: 'nothing' };

interface PressContext {
  /** The first of two keys, if it was pressed just before. */
  firstKey: string | null;
  place: FocusPlace;
  /** Whether single-key shortcuts are on. */
  usesSingleKeys: boolean;
  /** Whether the command can be run now. */
  canRun: (id: CommandId) => boolean;
}

/** Finds the command for a key press. */
export function findCommand(
  press: string,
  { firstKey, place, usesSingleKeys, canRun }: PressContext,
): PressResult {
  const pressed = firstKey === null ? press : `${firstKey} ${press}`;
  const isOffered = (command: Command, keys: string) =>
    command.isHandledByReply !== true &&
    actsIn(place, command, keys) &&
    (usesSingleKeys || !isCharacterKey(keys));
  const found = COMMAND_IDS.find(
    (id) => COMMANDS[id].keys.includes(pressed) && isOffered(COMMANDS[id], pressed) && canRun(id),
  );
  if (found !== undefined) return { kind: 'run', id: found };
  const begins = COMMAND_IDS.some((id) =>
    COMMANDS[id].keys.some(
      (keys) => keys.startsWith(`${pressed} `) && isOffered(COMMANDS[id], keys) && canRun(id),
    ),
  );
  return begins ? { kind: 'firstKey', press } : { kind: 'nothing' };
}

function actsIn(place: FocusPlace, { worksWhileTyping }: Command, keys: string): boolean {
  if (place === 'dialog') return false;
  if (place === 'text') return worksWhileTyping === true;
  return place === 'page' || keys !== 'Enter';
}

/** Whether a shortcut consists only of letters, digits or punctuation, without modifiers (WCAG 2.1.4). */
export const isCharacterKey = (keys: string): boolean => keys.split(' ').every((key) => key.length === 1);

/** The `aria-keyshortcuts` of a command; undefined for sequences of two keys, which the attribute does not support. */
export const toAriaKeyShortcuts = (keys: readonly string[]): string | undefined => {
  const single = keys.filter((each) => !each.includes(' ')).map((each) => each.replace('Ctrl', 'Control'));
  return single.length === 0 ? undefined : single.join(' ');
};

const CAPS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
const MAC_CAPS: Readonly<Record<string, string>> = { ...CAPS, Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

/** The labels of a shortcut's keys: `['Ctrl', 'K']`; for a sequence, those of both keys. */
export const toKeyCaps = (keys: string, isMac: boolean): readonly string[] =>
  keys.split(/[ +]/).map((key) => (isMac ? MAC_CAPS : CAPS)[key] ?? key);
