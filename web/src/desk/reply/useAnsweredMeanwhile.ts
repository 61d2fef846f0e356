import { useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '#contract/readings/shapes.ts';
import { restoreLostFocus } from '../../ui/lostFocus.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import type { ReplyFormState } from '../replyValues.ts';
import { focusReply } from './replyBox.ts';

interface ReplyInConflict {
  form: Pick<ReplyFormState, 'clearFailure'>;
  /** Sets the newest message that the reply answers. */
  setSeen: (messageId: number) => void;
}

/**
 * The other writer's message because of which a reply was refused, until it disappears from the thread: then its writer
 * has taken it back, and nothing is in the way of the reply any more.
 */
export function useAnsweredMeanwhile(messages: readonly Message[], { form, setSeen }: ReplyInConflict) {
  const toasts = useToasts();
  const [answer, setAnswer] = useState<{ message: Message; isInThread: boolean } | null>(null);
  const [retractedId, setRetractedId] = useState<number | null>(null);
  const isInThread = answer !== null && messages.some(({ id }) => id === answer.message.id);
  // The refusal may be shown before the thread has its message.
  if (isInThread && !answer.isInThread) setAnswer({ ...answer, isInThread });
  if (answer !== null && answer.isInThread && !isInThread) {
    setAnswer(null);
    setRetractedId(answer.message.id);
  }
  const showRetracted = useEffectEvent(() => {
    form.clearFailure();
    restoreLostFocus(() => focusReply());
    toasts.success('The other answer was taken back');
  });
  useEffect(() => {
    if (retractedId !== null) showRetracted();
  }, [retractedId]);
  return {
    answeredMeanwhile: answer?.message ?? null,
    setAnsweredMeanwhile: (message: Message | null) => setAnswer(message && { message, isInThread: false }),
    /** Ends the conflict: the writer has seen the other writer's answer. */
    acceptAnswer: () => {
      if (answer !== null) setSeen(answer.message.id);
      setAnswer(null);
    },
  };
}
