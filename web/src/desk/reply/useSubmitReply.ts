import { useLayoutEffect, useRef } from 'react';
import { useConfirm } from '../../ui/ConfirmModal.tsx';
import type { ReplyValues } from '../replyValues.ts';
import type { ReplySync } from './replySync.ts';
import { findSendQuestion } from './sendQuestion.ts';

interface SubmitOptions {
  form: { values: ReplyValues; send: () => Promise<boolean> };
  isUnchangedDraft: boolean;
  replySync: ReplySync;
  /** Saves pending changes in this browser. */
  persist: () => void;
}

/** Sends the form's values once, after a confirmation if needed. */
export function useSubmitReply(options: SubmitOptions) {
  const confirm = useConfirm();
  const isUnderWay = useRef(false);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  async function confirmAndSend(): Promise<boolean> {
    const { replySync, persist } = options;
    let shownValues: ReplyValues;
    do {
      const { form, isUnchangedDraft } = latest.current;
      shownValues = form.values;
      const question = findSendQuestion(shownValues, isUnchangedDraft);
      if (question !== null && !(await confirm(question))) {
        replySync.resume();
        return false;
      }
      persist();
      // A save that arrives after the reply would restore the text.
      await replySync.settle();
      // Meanwhile a newer draft may have replaced the one that was asked about.
    } while (latest.current.form.values !== shownValues);
    const isSent = await latest.current.form.send();
    if (!isSent) replySync.resume();
    return isSent;
  }

  return async (): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    try {
      return await confirmAndSend();
    } finally {
      isUnderWay.current = false;
    }
  };
}
