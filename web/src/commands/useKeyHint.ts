import { type CommandId, COMMANDS } from './commands.ts';
import { isMac } from './isMac.ts';
import { isCharacterKey, toAriaKeyShortcuts, toKeyCaps } from './keyPress.ts';
import { useLetterKeys } from './useLetterKeys.ts';

/**
 * The attributes for a button that runs a command: `<Button {...hint('claim')}>` shows 'Claim or give back (c)' on hover,
 * and a screen reader announces the shortcut.
 */
export function useKeyHint() {
  const usesLetterKeys = useLetterKeys();
  return (id: CommandId) => {
    const { label, keys } = COMMANDS[id];
    const active = keys.filter((each) => usesLetterKeys || !isCharacterKey(each));
    const [first] = active;
    return {
      title: first === undefined ? label : `${label} (${toKeyCaps(first, isMac()).join(' ')})`,
      'aria-keyshortcuts': toAriaKeyShortcuts(active),
    };
  };
}
