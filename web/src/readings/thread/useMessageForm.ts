import { useMemo } from 'react';
import * as z from 'zod/mini';
import { postMessage } from '#contract/readings/calls.ts';
import { messageText } from '#contract/readings/forms.ts';
import { Failure } from '../../platform/failure.ts';
import { useUser } from '../../platform/session.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import { useForm } from '../../platform/useForm.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { usePersistedFields } from '../../platform/usePersistedFields.ts';
import { createPendingMessageStore, persistMessage, readPersistedMessage } from './persistedMessages.ts';
import { useIsServiceable } from '../queries.ts';
import { useApplyLiveEvent } from './useApplyLiveEvent.ts';
import { useSendFailureHandler } from './useSendFailureHandler.ts';
import { useNavigate } from '../../ui/router.tsx';

const shape = z.strictObject({ message: messageText });

/**
 * The form for a member's message in a request: persisted until it is sent, and only sent with a serviceable
 * membership.
 */
export function useMessageForm(requestId: number) {
  const userId = useUser().id;
  const navigate = useNavigate();
  const applyLiveEvent = useApplyLiveEvent();
  const isServiceable = useIsServiceable();
  const pendingCall = useMemo(() => createPendingMessageStore(userId, requestId), [userId, requestId]);
  const postMessageMutation = useCallMutation(postMessage, { pendingCall });
  const isMounted = useIsMounted();
  const onFailure = useSendFailureHandler(requestId);
  const readText = () => readPersistedMessage(userId, requestId).text;
  // The screen leads back here once the membership is serviceable.
  const goToMembership = () => navigate('/inactive-subscription', { state: { wanted: `/${requestId}` } });
  const form = useForm({
    shape,
    initial: { message: readText() },
    submit: async ({ message }) => {
      try {
        if (isServiceable === false) return goToMembership();
        const sent = await postMessageMutation.mutateAsync({ id: requestId, message });
        applyLiveEvent({ type: 'message', requestId, message: sent });
        // Another tab may have changed the text meanwhile.
        form.reset({ message: readText() });
      } catch (error) {
        onFailure(error);
        if (!(error instanceof Failure) || error.code !== 'not_serviceable') throw error;
        if (isMounted()) goToMembership();
      }
    },
  });
  usePersistedFields(form.values, {
    isLocked: form.isSending,
    read: () => ({ message: readText() }),
    write: ({ message = '' }) => persistMessage(userId, requestId, { text: message }),
    show: ({ message = '' }) => form.set('message', message),
  });
  return { ...form, isServiceable };
}
