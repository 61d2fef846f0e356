import { Failure } from '../../platform/failure.ts';
import { useUser } from '../../platform/session.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { markSendFailed } from './persistedMessages.ts';

/**
 * Handles a failure to send a thread's message: the thread is marked in the list, and a user who has left it is
 * notified.
 */
export function useSendFailureHandler(requestId: number) {
  const userId = useUser().id;
  const toasts = useToasts();
  const isMounted = useIsMounted();
  return (error: unknown) => {
    // With an expired session the user is asked to log in, and finds the text unchanged.
    if (!(error instanceof Failure) || error.status === 401) return;
    markSendFailed(userId, requestId);
    if (!isMounted()) toasts.error(`Your message was not sent. ${error.details}`);
  };
}
