import type { KeyboardEvent } from 'react';
import { isComposing } from './isComposing.ts';

/**
 * `line` and `chat` submit on Enter (in `chat` Shift+Enter makes a new line); `long` submits on Ctrl or Cmd+Enter. A
 * `line` inside a form does not need this: the browser submits the form itself.
 */
export type SubmitKeys = 'line' | 'chat' | 'long';

interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  nativeEvent: Parameters<typeof isComposing>[0];
}

/** Whether this key press submits. */
export function isSubmitPress(keys: SubmitKeys, pressed: KeyPress): boolean {
  // A held key submits only once.
  if (pressed.key !== 'Enter' || isComposing(pressed.nativeEvent) || pressed.repeat) return false;
  if (keys === 'long') return (pressed.ctrlKey || pressed.metaKey) && !pressed.altKey;
  return keys === 'line' || !pressed.shiftKey;
}

/** The `onKeyDown` of a field: submits its form as a press of its submit button would. */
export const submitOnKey =
  (keys: SubmitKeys) => (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (isHeldEnter(keys, event)) event.preventDefault();
    if (!isSubmitPress(keys, event)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

// In a chat box a held Enter would otherwise add new lines to the emptied box.
const isHeldEnter = (keys: SubmitKeys, event: KeyboardEvent) =>
  keys !== 'long' && event.repeat && event.key === 'Enter' && !event.shiftKey;
