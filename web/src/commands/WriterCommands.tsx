import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { IconButton } from '../ui/Button.tsx';
import { SearchIcon } from '../ui/moreIcons.tsx';
import { COMMAND_IDS, COMMANDS } from './commands.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { toAriaKeyShortcuts } from './keyPress.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { addRecent, type PaletteItem } from './paletteItems.ts';
import { findRun, listEntries, useCommands } from './useCommands.ts';
import { useKeyPresses } from './useKeyPresses.ts';
import { useLetterKeys } from './useLetterKeys.ts';

/** The keys, their help and the palette of the writers' screens; it shows the button that opens the palette. */
export function WriterCommands() {
  const [shown, setShown] = useState<'palette' | 'help' | null>(null);
  const [recent, setRecent] = useState<readonly PaletteItem[]>([]);
  useKeyPresses(useLetterKeys());
  useCommands({
    ...useNavigationCommands(),
    palette: () => setShown('palette'),
    help: () => setShown('help'),
  });
  const choose = (item: PaletteItem) => {
    // Closed first: a closing dialog gives the focus back, which would take it from what the command focuses.
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
        // Outside of the top bar, whose colours are those of the night.
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
      return path === undefined ? [] : [[id, () => void navigate(path)]];
    }),
  );
}

/** What can be done now; the palette itself is open already. */
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
