import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { postMessage } from '#contract/readings/calls.ts';
import { messageText } from '#contract/readings/forms.ts';
import { Failure } from '../platform/failure.ts';
import { useUser } from '../platform/session.ts';
import { useAct } from '../platform/useAct.ts';
import { useForm } from '../platform/useForm.ts';
import { useIsMounted } from '../platform/useIsMounted.ts';
import { useKeptFields } from '../platform/useKeptFields.ts';
import { attemptsOf, keepMessage, messageKeptFor } from './keptText.ts';
import { useFollow, useIsServiceable } from './queries.ts';
import { useSendFailure } from './useSendFailure.ts';

const shape = z.strictObject({ message: messageText });

/** A member's message inside a request: kept until it is sent, and only sent where the membership covers it. */
export function useWriteBack(requestId: number) {
  const userId = useUser().id;
  const navigate = useNavigate();
  const follow = useFollow();
  const isServiceable = useIsServiceable();
  const attempts = useMemo(() => attemptsOf(userId, requestId), [userId, requestId]);
  const post = useAct(postMessage, { attempts });
  const isMounted = useIsMounted();
  const onFailure = useSendFailure(requestId);
  const textKept = () => messageKeptFor(userId, requestId).text;
  // It leads back here once the membership covers the message.
  const goToMembership = () => navigate('/inactive-subscription', { state: { wanted: `/${requestId}` } });
  const form = useForm({
    shape,
    initial: { message: textKept() },
    submit: async ({ message }) => {
      try {
        if (isServiceable === false) return goToMembership();
        const sent = await post.mutateAsync({ id: requestId, message });
        follow({ type: 'message', requestId, message: sent });
        // Another tab may have gone on writing.
        form.reset({ message: textKept() });
      } catch (error) {
        onFailure(error);
        if (!(error instanceof Failure) || error.code !== 'not_serviceable') throw error;
        if (isMounted()) await goToMembership();
      }
    },
  });
  useKeptFields(form.values, {
    isLocked: form.isSending,
    read: () => ({ message: textKept() }),
    write: ({ message = '' }) => keepMessage(userId, requestId, { text: message }),
    show: ({ message = '' }) => form.set('message', message),
  });
  return { ...form, isServiceable };
}
