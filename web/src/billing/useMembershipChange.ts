import { actionPreviewOf } from '#contract/billing/calls.ts';
import type { Action } from '#contract/billing/codes.ts';
import type { Call, InputOf } from '#contract/call.ts';
import { type ConfirmOptions, useConfirm } from '../ui/ConfirmModal.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import {
  toCallInput,
  useMembershipMutation,
  useNewSubscriptionInfo,
  useRefetchMembership,
  useSubscriptionInfo,
  type ForMember,
} from './queries.ts';
import { phraseFor, hasNeverSubscribed, buildConfirmQuestion, getSuccessMessage } from './rules.ts';
import type { OpenPayment } from './useOpenPayment.ts';

/** What the block of an action is given. */
export interface ChangeProps extends ForMember {
  action: Action;
  /** After its success, when everything it changed has been read again. */
  onDone?: ((action: Action) => void) | undefined;
  openPayment: OpenPayment;
}

/** A change of the membership, from its question to what is said when it is done. */
export function useMembershipChange<C extends Call>(
  call: C,
  { action, userId, onDone, openPayment }: ChangeProps,
) {
  const confirm = useConfirm();
  const toasts = useToasts();
  const isFirst = hasNeverSubscribed(useSubscriptionInfo({ userId }));
  const refetch = useRefetchMembership({ userId });
  const offer = actionPreviewOf(useNewSubscriptionInfo({ userId }), action);
  const requestedAction = { action, successMessage: getSuccessMessage(action, isFirst) };
  const membershipMutation = useMembershipMutation(
    call,
    { userId },
    {
      onDone: () => {
        toasts.success(requestedAction.successMessage);
        onDone?.(action);
      },
      isHandled: (failure) => openPayment.handleFailure(failure, requestedAction),
      // What was offered is no more, since someone else has changed the membership, or time has; or a card declined,
      // which is written down.
      onFailed: ({ status }) => void ((status === 409 || status === 402) && refetch()),
    },
  );
  return {
    /** What it would do, in a sentence; none while that is not known. */
    sentence: offer === undefined ? undefined : phraseFor(userId, offer.sentence),
    offer,
    /** While an earlier payment is awaited everything else would be refused. */
    isDisabled: offer === undefined || openPayment.isUnanswered,
    isPending: membershipMutation.isPending,
    /** Asks, and acts after a yes. */
    ask: async (details: ConfirmOptions['details'], input: () => Omit<InputOf<C>, 'userId'>) => {
      const isYes = await confirm({ heading: buildConfirmQuestion(action, userId, isFirst), details });
      if (!isYes) return;
      openPayment.reset();
      membershipMutation.mutate({ ...input(), ...toCallInput({ userId }) } as InputOf<C>);
    },
  };
}
