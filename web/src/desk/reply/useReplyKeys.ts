import { type KeyboardEvent, useState } from 'react';
import { toPress } from '../../commands/keyPress.ts';
import { isSubmitPress } from '../../ui/submitKeys.ts';
import type { ReplyControl } from '../useReplyEditor.ts';

const NO_KEY_SENDS_A_DRAFT = 'A key does not send an unchanged draft. Change it, or press the button';

interface ReplyKeysOptions {
  /** Sends the reply and stays. */
  send: () => void;
  sendAndOpenNext: () => void;
  /** Goes to the passage of the first card. */
  goToFirstPosition: () => void;
}

/**
 * The keyboard shortcuts of the reply's form: Ctrl+Enter sends and opens the next request, Ctrl+Shift+Enter sends and
 * stays, and Enter sends a chat message; none of them sends an unchanged draft. Ctrl+Backspace clears such a draft, and
 * Ctrl+D fetches the newest one.
 */
export function useReplyKeys(
  { form, draft }: ReplyControl,
  { send, sendAndOpenNext, goToFirstPosition }: ReplyKeysOptions,
) {
  const { message } = form.values;
  /** The text of the unchanged draft that a key press would have sent. */
  const [refused, setRefused] = useState<string | null>(null);
  const isUnchangedDraft = draft.source !== null;
  const unlessUnchanged = (act: () => void) => (isUnchangedDraft ? setRefused(message) : act());
  return {
    /** Why the last key press did not send; empty otherwise. */
    note: isUnchangedDraft && refused === message ? NO_KEY_SENDS_A_DRAFT : '',
    /** Enter in a chat box, which submits the form without a button. */
    onSubmitByKey: () => unlessUnchanged(send),
    /** In the capture phase, before the handlers of the fields. */
    onKeyDownCapture: (event: KeyboardEvent<HTMLFormElement>) => {
      const take = (act: () => void) => {
        event.preventDefault();
        event.stopPropagation();
        act();
      };
      if (isSubmitPress('long', event))
        return take(() => unlessUnchanged(event.shiftKey ? send : sendAndOpenNext));
      const press = toPress(event.nativeEvent);
      if (press === 'Ctrl+D')
        return take(() => {
          setRefused(null);
          void draft.askAgain();
        });
      const isInReplyText = event.target instanceof HTMLTextAreaElement && event.target.name === 'message';
      if (!isInReplyText) return;
      if (press === 'Ctrl+Backspace' && isUnchangedDraft) return take(draft.clear);
      if (event.altKey && event.key === 'ArrowDown') take(goToFirstPosition);
    },
  };
}
