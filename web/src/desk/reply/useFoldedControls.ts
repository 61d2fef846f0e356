import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { whenLeft } from '../../ui/whenLeft.ts';

/** `folded` from the first key in a text; `unfolded` once the writer has pressed the button while writing. */
type Controls = 'notWriting' | 'folded' | 'unfolded';

/**
 * The rows of controls above a letter, which a small screen folds behind a button while it is written: from the first key
 * in a text until the form is left. A press in the text folds nothing, because the text would move under it.
 */
export function useFoldedControls(form: RefObject<HTMLFormElement | null>) {
  const [controls, setControls] = useState<Controls>('notWriting');
  const isWriting = controls !== 'notWriting';
  useEffect(
    () => (isWriting ? whenLeft(form.current, { onLeft: () => setControls('notWriting') }) : undefined),
    [form, isWriting],
  );
  return {
    isWriting,
    isFolded: controls === 'folded',
    toggle: () => setControls(controls === 'folded' ? 'unfolded' : 'folded'),
    endWriting: () => setControls('notWriting'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target instanceof HTMLTextAreaElement && isTypingKey(event)) setControls('folded');
    },
  };
}

/** Keyboards on a screen and input methods do not name the key. */
const isTypingKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (key.length === 1 && !ctrlKey && !metaKey) || key === 'Unidentified' || key === 'Process';
