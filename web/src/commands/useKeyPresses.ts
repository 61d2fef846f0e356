import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { CommandId } from './commands.ts';
import { isComposing } from '../ui/isComposing.ts';
import { isFilledSearch } from '../ui/isFilledSearch.ts';
import { findFocusPlace } from './focusPlace.ts';
import { findCommand, toPress } from './keyPress.ts';
import { findRun } from './useCommands.ts';

/** The maximum time between the two keys of a sequence. */
const SEQUENCE_MS = 1500;

/** The only commands that a held key repeats, for moving through a list. */
const REPEATING: readonly CommandId[] = ['next', 'previous'];

/** Runs the commands whose keys are pressed anywhere on the page. */
export function useKeyPresses(usesSingleKeys: boolean): void {
  const firstKey = useRef<{ press: string; at: number } | null>(null);
  /** What was in the search field when it got the focus. */
  const enteredSearch = useRef('');
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return;
    if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'].includes(event.key)) return;
    const before = firstKey.current;
    firstKey.current = null;
    if (
      event.key === 'Escape' &&
      isFilledSearch(event.target) &&
      event.target.value !== enteredSearch.current
    )
      return;
    const result = findCommand(toPress(event), {
      firstKey: before !== null && event.timeStamp - before.at < SEQUENCE_MS ? before.press : null,
      place: findFocusPlace(event.target),
      usesSingleKeys,
      canRun: (id) => findRun(id) !== undefined,
    });
    if (result.kind === 'firstKey' && !event.repeat)
      firstKey.current = { press: result.press, at: event.timeStamp };
    if (result.kind !== 'run' || (event.repeat && !REPEATING.includes(result.id))) return;
    // The letter would otherwise be typed into the field that the command focuses.
    event.preventDefault();
    findRun(result.id)?.();
  });
  // Before the page is painted: whoever sees it may press a key.
  useLayoutEffect(() => {
    const follow = (event: KeyboardEvent) => onKeyDown(event);
    const onFocusIn = ({ target }: FocusEvent) => {
      enteredSearch.current = isFilledSearch(target) ? target.value : '';
    };
    document.addEventListener('keydown', follow);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', follow);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);
}
