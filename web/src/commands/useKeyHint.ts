import { type CommandId, COMMANDS } from './commands.ts';
import { isMac } from './isMac.ts';
import { isCharacterKey, toAriaKeyShortcuts, toKeyCaps } from './keyPress.ts';
import { useSingleKeyShortcuts } from './useSingleKeyShortcuts.ts';

/**
 * The attributes for a button that runs a command: `<Button {...hint('claim')}>` shows 'Claim or give back (c)' on hover,
 * and a screen reader announces the shortcut.
 */
export function useKeyHint() {
  const usesSingleKeys = useSingleKeyShortcuts();
  return (id: CommandId) => {
    const { label, keys } = COMMANDS[id];
    const active = keys.filter((each) => usesSingleKeys || !isCharacterKey(each));
    const [first] = active;
    return {
      title: first === undefined ? label : `${label} (${toKeyCaps(first, isMac()).join(' ')})`,
      'aria-keyshortcuts': toAriaKeyShortcuts(active),
    };
  };
}
