import { useRef, useState } from 'react';
import { actionPreviewOf } from '#contract/billing/calls.ts';
import type { Action } from '#contract/billing/codes.ts';
import { describeCard } from '#contract/billing/format.ts';
import type { Call, InputOf } from '#contract/call.ts';
import type { Failure } from '../../platform/failure.ts';
import type { PendingCallStore } from '../../platform/useCallMutation.ts';
import { type ConfirmOptions, useConfirm } from '../../ui/ConfirmModal.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { WholeDates } from '../../ui/WholeDates.tsx';
import {
  toCallInput,
  useMembershipMutation,
  useNewSubscriptionInfo,
  useRefetchMembership,
  useSubscriptionInfo,
  type ForMember,
} from '../queries.ts';
import { hasNeverSubscribed, buildConfirmQuestion, getSuccessMessage } from '../rules.ts';
import { describeDecline } from './declineRules.ts';
import type { OpenPayment, RequestedAction } from '../payments/useOpenPayment.ts';

/** The props of an action's block. */
export interface ChangeProps extends ForMember {
  action: Action;
  /** Called after its success, when everything it changed has been refetched. */
  onDone?: ((action: Action) => void) | undefined;
  openPayment: OpenPayment;
}

interface ChangeOptions extends ChangeProps {
  pendingCall?: PendingCallStore;
  /** Called with a failure that leaves no charge open. */
  onFailed?: (failure: Failure) => void;
}

/** A change of the membership, from its confirmation to its success message. */
export function useMembershipChange<C extends Call>(
  call: C,
  { action, userId, onDone, openPayment, pendingCall, onFailed }: ChangeOptions,
) {
  const confirm = useConfirm();
  const toasts = useToasts();
  const isFirst = hasNeverSubscribed(useSubscriptionInfo({ userId }));
  const refetch = useRefetchMembership({ userId });
  const info = useNewSubscriptionInfo({ userId });
  const offer = actionPreviewOf(info, action);
  const [decline, setDecline] = useState<string | null>(null);
  // As they were when the call was sent: a newer membership or default card may be rendered before it is answered.
  const sentAction = useRef<RequestedAction>(undefined);
  const sentCard = useRef(info.defaultCard);
  const membershipMutation = useMembershipMutation(
    call,
    { userId },
    {
      pendingCall,
      onDone: () => {
        toasts.success(sentAction.current!.successMessage);
        onDone?.(action);
      },
      isHandled: (failure) => openPayment.handleFailure(failure, sentAction.current!),
      // 409: the membership was changed elsewhere or over time, so the action is no longer available. 402: the card
      // declined, which is recorded.
      onFailed: (failure) => {
        onFailed?.(failure);
        if (sentCard.current !== null)
          setDecline(describeDecline(failure.code, describeCard(sentCard.current)));
        if (failure.status === 409 || failure.status === 402) void refetch();
      },
    },
  );
  /** Acts at once. */
  const act = (input: Omit<InputOf<C>, 'userId'>) => {
    openPayment.reset();
    setDecline(null);
    sentAction.current = { action, successMessage: getSuccessMessage(action, userId, isFirst) };
    sentCard.current = info.defaultCard;
    membershipMutation.mutate({ ...input, ...toCallInput({ userId }) } as InputOf<C>);
  };
  return {
    act,
    /** A sentence that says what the action would change; undefined until it is loaded. */
    sentence: offer?.sentence,
    offer,
    /** Why the last payment was declined; the toast about it has disappeared by then. */
    decline,
    /** True while an earlier payment is pending, because the server would refuse any change. */
    isDisabled: offer === undefined || openPayment.isUnanswered,
    isPending: membershipMutation.isPending,
    /** Asks for confirmation, and acts after a yes. */
    confirmAndAct: async (
      details: ConfirmOptions['details'],
      input: () => Omit<InputOf<C>, 'userId'>,
      isValid?: ConfirmOptions['isValid'],
    ) => {
      const heading = buildConfirmQuestion(action, userId, isFirst);
      const isYes = await confirm({
        heading,
        details: typeof details === 'string' ? <WholeDates>{details}</WholeDates> : details,
        isValid,
      });
      if (isYes) act(input());
    },
  };
}
