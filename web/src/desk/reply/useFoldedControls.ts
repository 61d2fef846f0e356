import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

/** Folded by writing; open once the writer has unfolded them meanwhile. */
type Controls = 'unfolded' | 'folded' | 'open';

/**
 * The rows of controls above a letter, which a small screen folds behind a button while it is written: from the first key
 * in a text until the focus leaves the form. A press in the text folds nothing, because the text would move under it.
 */
export function useFoldedControls(form: RefObject<HTMLFormElement | null>) {
  const [controls, setControls] = useState<Controls>('unfolded');
  const isWriting = controls !== 'unfolded';
  useEffect(() => {
    if (!isWriting) return;
    return onFocusOutside(form.current, () => setControls('unfolded'));
  }, [form, isWriting]);
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

/** Calls back when the focus is outside of an element, but not before the end of the press that moved it. */
function onFocusOutside(element: HTMLElement | null, callback: () => void): () => void {
  let isPressed = false;
  let check: ReturnType<typeof setTimeout>;
  const checkAfterClick = () => {
    clearTimeout(check);
    check = setTimeout(() => {
      if (!isPressed && !element?.contains(document.activeElement)) callback();
    });
  };
  const onDown = () => {
    isPressed = true;
  };
  const onUp = () => {
    isPressed = false;
    checkAfterClick();
  };
  element?.addEventListener('focusout', checkAfterClick);
  document.addEventListener('pointerdown', onDown, true);
  document.addEventListener('pointerup', onUp, true);
  document.addEventListener('pointercancel', onUp, true);
  return () => {
    clearTimeout(check);
    element?.removeEventListener('focusout', checkAfterClick);
    document.removeEventListener('pointerdown', onDown, true);
    document.removeEventListener('pointerup', onUp, true);
    document.removeEventListener('pointercancel', onUp, true);
  };
}
