import { useEffect, useEffectEvent } from 'react';
import { focusReply } from './replyBox.ts';

/** Puts the caret into the letter when a request is opened: at the start of a draft, or else at the end. */
export function useCaretInLetter(isDraft: boolean) {
  const place = useEffectEvent(() => {
    // Not on a touch screen, where the keyboard would cover the text.
    if (!isTouchScreen()) focusReply(isDraft ? { at: 0 } : {});
  });
  // Runs after the page has focused its heading.
  useEffect(() => {
    const soon = requestAnimationFrame(() => place());
    return () => cancelAnimationFrame(soon);
  }, []);
  // A draft that arrives later is read from its start.
  useEffect(() => {
    if (isDraft && document.activeElement?.matches('textarea[name="message"]')) focusReply({ at: 0 });
  }, [isDraft]);
}

const isTouchScreen = () => window.matchMedia('(pointer: coarse)').matches;
