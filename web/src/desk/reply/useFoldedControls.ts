import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { whenLeft } from '../../ui/whenLeft.ts';

/** Folded by writing; open once the writer has unfolded them meanwhile. */
type Controls = 'unfolded' | 'folded' | 'open';

/**
 * The rows of controls above a letter, which a small screen folds behind a button while it is written: from the first key
 * in a text until the form is left. A press in the text folds nothing, because the text would move under it.
 */
export function useFoldedControls(form: RefObject<HTMLFormElement | null>) {
  const [controls, setControls] = useState<Controls>('unfolded');
  const isWriting = controls !== 'unfolded';
  useEffect(
    () => (isWriting ? whenLeft(form.current, { onLeft: () => setControls('unfolded') }) : undefined),
    [form, isWriting],
  );
  return {
    isWriting,
    isFolded: controls === 'folded',
    toggle: () => setControls(controls === 'folded' ? 'open' : 'folded'),
    unfold: () => setControls('unfolded'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target instanceof HTMLTextAreaElement && isTypingKey(event)) setControls('folded');
    },
  };
}

/** Keyboards on a screen and input methods do not name the key. */
const isTypingKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (key.length === 1 && !ctrlKey && !metaKey) || key === 'Unidentified' || key === 'Process';
