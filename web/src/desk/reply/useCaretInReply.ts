import { useEffect, useEffectEvent, useRef } from 'react';
import { restoreLostFocus } from '../../ui/lostFocus.ts';
import { afterTopDialog } from '../../ui/topDialog.ts';
import { focusReply } from './replyBox.ts';
import type { PrefilledDraft } from './usePrefilledDraft.ts';

/** Puts the caret into the reply when a request is opened: at the start of a draft, or else at the end. */
export function useCaretInReply({ source, timesPlaced }: Pick<PrefilledDraft, 'source' | 'timesPlaced'>) {
  const isDraft = source !== null;
  const place = useEffectEvent(() => {
    // Not on a touch screen, where the keyboard would cover the text.
    if (isTouchScreen() || isTypingElsewhere()) return;
    focusReply(source === null ? {} : { at: 0 });
  });
  useEffect(() => {
    let endWait = () => {};
    // Runs after the page has focused its heading, and after the question about the letter before has closed.
    const soon = requestAnimationFrame(() => {
      endWait = afterTopDialog(() => place());
    });
    return () => {
      cancelAnimationFrame(soon);
      endWait();
    };
  }, []);
  const showStart = useEffectEvent(() => {
    if (isDraft && document.activeElement?.matches('textarea[name="message"]')) focusReply({ at: 0 });
  });
  // A draft that arrives later is read from its start; but a change that is taken back is no new draft.
  useEffect(() => showStart(), [timesPlaced]);
}

/**
 * Puts the caret into the reply when a notice above it, such as that the member wrote back, is gone with the button that
 * had the focus.
 */
export function useCaretAfterNotice(hasNotice: boolean) {
  const hadNotice = useRef(hasNotice);
  useEffect(() => {
    const isGone = hadNotice.current && !hasNotice;
    hadNotice.current = hasNotice;
    if (isGone && !isTouchScreen()) return restoreLostFocus(() => focusReply());
  }, [hasNotice]);
}

/** A field that the writer has focused before the first frame of a slow page. */
const isTypingElsewhere = () => document.activeElement?.matches('input, textarea, select') === true;

const isTouchScreen = () => window.matchMedia('(pointer: coarse)').matches;
