import { flushSync } from 'react-dom';
import { useCommands } from '../../commands/useCommands.ts';

/** The keyboard shortcuts of the side column: tags and notes in its tab Member, and its tab Saved. */
export function useSideCommands(panelId: string, show: (side: 'Member' | 'Saved') => void): void {
  /** Shows a tab and returns the element that the selector finds in it. */
  const find = (side: 'Member' | 'Saved', selector: string) => {
    flushSync(() => show(side));
    return document.getElementById(panelId)?.querySelector<HTMLElement>(selector);
  };
  useCommands({
    tags: () => {
      const edit = find('Member', 'button[aria-label="Edit tags"]');
      if (edit?.getAttribute('aria-pressed') === 'false') flushSync(() => edit.click());
      (find('Member', '[aria-label=Tags] select') ?? edit)?.focus();
    },
    note: () => find('Member', 'textarea[name=note]')?.focus(),
    saved: () => find('Saved', 'input[type=search]')?.focus(),
  });
}
