import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { postMessage } from '#contract/readings/calls.ts';
import { messageText } from '#contract/readings/forms.ts';
import { Failure } from '../platform/failure.ts';
import { useAct } from '../platform/useAct.ts';
import { useForm } from '../platform/useForm.ts';
import { keepMessage, messageKeptFor } from './keptText.ts';
import { useFollow, useIsServiceable } from './queries.ts';

const shape = z.strictObject({ message: messageText });

/** A member's message inside a request: kept until it is sent, and only sent where the membership covers it. */
export function useWriteBack(requestId: number) {
  const navigate = useNavigate();
  const follow = useFollow();
  const isServiceable = useIsServiceable();
  const post = useAct(postMessage);
  // It leads back here once the membership covers the message.
  const goToMembership = () => navigate('/inactive-subscription', { state: { wanted: `/${requestId}` } });
  const form = useForm({
    shape,
    initial: { message: messageKeptFor(requestId)?.text ?? '' },
    submit: async ({ message }) => {
      try {
        if (isServiceable === false) return goToMembership();
        const sent = await post.mutateAsync({ id: requestId, message });
        follow({ type: 'message', requestId, message: sent });
        form.reset({ message: '' });
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'not_serviceable') throw error;
        await goToMembership();
      }
    },
  });
  const { message } = form.values;
  useEffect(() => keepMessage(requestId, { text: message, responseMode: 'Standard' }), [requestId, message]);
  return { ...form, isServiceable };
}
