import { offerOf } from '#contract/billing/calls.ts';
import type { Action } from '#contract/billing/codes.ts';
import type { Call, InputOf } from '#contract/call.ts';
import { type Question, useConfirm } from '../ui/ConfirmModal.tsx';
import { useToasts } from '../ui/Toasts.tsx';
import {
  inputOf,
  useMembershipAct,
  useOffers,
  useRefetchMembership,
  useSubscription,
  type Whose,
} from './queries.ts';
import { forWhom, hasNeverSubscribed, questionOf, successOf } from './rules.ts';
import type { OpenPayment } from './useOpenPayment.ts';

/** What the block of an action is given. */
export interface ChangeProps extends Whose {
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
  const isFirst = hasNeverSubscribed(useSubscription({ userId }));
  const refetch = useRefetchMembership({ userId });
  const offer = offerOf(useOffers({ userId }), action);
  const asked = { action, says: successOf(action, isFirst) };
  const act = useMembershipAct(
    call,
    { userId },
    {
      onDone: () => {
        toasts.success(asked.says);
        onDone?.(action);
      },
      isAnswered: (failure) => openPayment.take(failure, asked),
      // What was offered is no more, since someone else has changed the membership, or time has; or a card declined,
      // which is written down.
      onFailed: ({ status }) => void ((status === 409 || status === 402) && refetch()),
    },
  );
  return {
    /** What it would do, in a sentence; none while that is not known. */
    sentence: offer === undefined ? undefined : forWhom(userId, offer.sentence),
    offer,
    /** While an earlier payment is awaited everything else would be refused. */
    isOff: offer === undefined || openPayment.isUnanswered,
    isPending: act.isPending,
    /** Asks, and acts after a yes. */
    ask: async (details: Question['details'], input: () => Omit<InputOf<C>, 'userId'>) => {
      const isYes = await confirm({ heading: questionOf(action, userId, isFirst), details });
      if (!isYes) return;
      openPayment.begin();
      act.mutate({ ...input(), ...inputOf({ userId }) } as InputOf<C>);
    },
  };
}
