import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { IconButton } from '../ui/Button.tsx';
import { SearchIcon } from '../ui/moreIcons.tsx';
import { COMMAND_IDS, COMMANDS } from './commands.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { toAriaKeyShortcuts } from './keyPress.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { addRecent, type PaletteItem } from './paletteItems.ts';
import { findRun, listEntries, useCommands } from './useCommands.ts';
import { useKeyPresses } from './useKeyPresses.ts';
import { useSingleKeyShortcuts } from './useSingleKeyShortcuts.ts';
import { useNavigate } from '../ui/router.tsx';

/** The keyboard shortcuts, their help and the palette of the writers' screens, with the button that opens the palette. */
export function WriterCommands() {
  const [shown, setShown] = useState<'palette' | 'help' | null>(null);
  const [recent, setRecent] = useState<readonly PaletteItem[]>([]);
  useKeyPresses(useSingleKeyShortcuts());
  useCommands({
    ...useNavigationCommands(),
    palette: () => setShown('palette'),
    help: () => setShown('help'),
  });
  const choose = (item: PaletteItem) => {
    // Closed first, because a closing dialog restores the focus and would take it from the element that the command focuses.
    flushSync(() => {
      setShown(null);
      setRecent(addRecent(recent, item));
    });
    item.run();
  };
  return (
    <>
      <IconButton
        isOnNight
        label={`${COMMANDS.palette.label} (Ctrl K)`}
        aria-keyshortcuts={toAriaKeyShortcuts(COMMANDS.palette.keys)}
        aria-haspopup="dialog"
        onClick={() => setShown('palette')}
      >
        <SearchIcon />
      </IconButton>
      {createPortal(
        <>
          {shown === 'palette' && (
            <CommandPalette
              commands={listPaletteCommands()}
              recent={recent}
              onChoose={choose}
              onClose={() => setShown(null)}
            />
          )}
          <KeysHelp isOpen={shown === 'help'} onClose={() => setShown(null)} />
        </>,
        // Rendered outside of the top bar, which has dark colours.
        document.body,
      )}
    </>
  );
}

function useNavigationCommands() {
  const navigate = useNavigate();
  return Object.fromEntries(
    COMMAND_IDS.flatMap((id) => {
      const { path } = COMMANDS[id];
      return path === undefined ? [] : [[id, () => navigate(path)]];
    }),
  );
}

/** The commands that are available now, without the one that opens the palette. */
const listPaletteCommands = (): readonly PaletteItem[] => [
  ...listEntries().map(({ label, run }) => ({ key: label, section: 'Commands' as const, label, run })),
  ...COMMAND_IDS.flatMap((id): PaletteItem[] => {
    const run = findRun(id);
    const { label, keys } = COMMANDS[id];
    return run === undefined || id === 'palette'
      ? []
      : [{ key: id, section: 'Commands', label, keys: keys[0], run }];
  }),
];
