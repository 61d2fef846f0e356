import { useLayoutEffect, useRef } from 'react';
import { useConfirm } from '../../ui/ConfirmModal.tsx';
import type { ResponseValues } from '../responseValues.ts';
import type { ReplySync } from './replySync.ts';
import { findSendQuestion } from './sendQuestion.ts';

/** Sends the form's values once, after a confirmation if needed. */
export function useSubmitReply(
  form: { values: ResponseValues; send: () => Promise<boolean> },
  isUnchangedDraft: boolean,
  replySync: ReplySync,
  persist: () => void,
) {
  const confirm = useConfirm();
  const isUnderWay = useRef(false);
  const send = useRef(form.send);
  useLayoutEffect(() => {
    send.current = form.send;
  });
  return async (): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    try {
      const question = findSendQuestion(form.values, isUnchangedDraft);
      if (question !== null && !(await confirm(question))) return false;
      persist();
      // A save that arrives after the reply would restore the text.
      await replySync.settle();
      const isSent = await send.current();
      if (!isSent) replySync.resume();
      return isSent;
    } finally {
      isUnderWay.current = false;
    }
  };
}
