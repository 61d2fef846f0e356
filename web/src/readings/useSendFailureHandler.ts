import { Failure } from '../platform/failure.ts';
import { useUser } from '../platform/session.ts';
import { useIsMounted } from '../platform/useIsMounted.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { markSendFailed } from './persistedMessages.ts';

/**
 * To be called with what went wrong when the message of a thread was sent: the thread is marked in the list, and
 * whoever has left it meanwhile is told.
 */
export function useSendFailureHandler(requestId: number) {
  const userId = useUser().id;
  const toasts = useToasts();
  const isMounted = useIsMounted();
  return (error: unknown) => {
    // With an ended session one is asked to log in, and finds the text where it was.
    if (!(error instanceof Failure) || error.status === 401) return;
    markSendFailed(userId, requestId);
    if (!isMounted()) toasts.error(`Your message was not sent. ${error.details}`);
  };
}
