import {
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import {
  addCard,
  getNewSubscriptionInfo,
  getSubscriptionInfo,
  listAttempts,
  listCards,
  listInvoices,
  makeDefaultCard,
  refundInvoice,
  removeCard,
  startCardSetup,
} from '#contract/billing/calls.ts';
import type { Call, OutputOf } from '#contract/call.ts';
import { getUser, listAuditLog } from '#contract/people/calls.ts';
import { me } from '#contract/profiles/calls.ts';
import type { Failure } from '../platform/failure.ts';
import { ask, askPages } from '../platform/queries.ts';
import { useAct } from '../platform/useAct.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { forWhom } from './rules.ts';

/** Whose billing it is: a writer gives the member's id, a member gives none. */
export interface Whose {
  userId?: number | undefined;
}

/** What a call about someone's billing is told of whose it is. */
export const inputOf = ({ userId }: Whose) => (userId === undefined ? {} : { userId });

export const useSubscription = (whose: Whose = {}) =>
  useSuspenseQuery(ask(getSubscriptionInfo, inputOf(whose))).data;

/** While a charge is unsettled the membership is asked for again and again: the answer of the bank is awaited. */
export const useSettling = (whose: Whose, isUnsettled: boolean) =>
  useQuery({ ...ask(getSubscriptionInfo, inputOf(whose)), refetchInterval: isUnsettled && 5_000 });

/** The plans, the default card, and what each action would do. */
export const useOffers = (whose: Whose = {}) =>
  useSuspenseQuery(ask(getNewSubscriptionInfo, inputOf(whose))).data;

export const usePaymentMethods = (whose: Whose = {}) => useSuspenseQuery(ask(listCards, inputOf(whose))).data;

/** Each try to charge a member's card, newest first; for writers. */
export const useAttempts = (userId: number) =>
  useInfiniteQuery({
    ...askPages(listAttempts, { userId }),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });

/** Asks at once for all that a writer's page of a member's billing shows, whose parts would ask one after the other. */
export function usePrefetchedBilling(userId: number): void {
  usePrefetchQuery(ask(getSubscriptionInfo, { userId }));
  usePrefetchQuery(ask(getNewSubscriptionInfo, { userId }));
  usePrefetchQuery(ask(listCards, { userId }));
  usePrefetchInfiniteQuery(askPages(listInvoices, { userId }));
}

// With another card what is owed may be tried again.
const changedByCards = [listCards, getNewSubscriptionInfo, getSubscriptionInfo, listAuditLog];

/** What every change of a membership changes: its details, and the profile that tells of it. */
const changedByMembership = ({ userId }: Whose): Call[] => [
  getSubscriptionInfo,
  getNewSubscriptionInfo,
  listInvoices,
  ...(userId === undefined ? [me] : [getUser, listAttempts, listAuditLog]),
];

interface Outcome<C extends Call> {
  onDone?: ((answer: OutputOf<C>) => void) | undefined;
  onFailed?: ((failure: Failure) => void) | undefined;
  /** Whether a failure is answered in another way than by an alert. */
  isAnswered?: ((failure: Failure) => boolean) | undefined;
}

/** Every failed act of billing shows its details in an error alert. */
function useBillingAct<C extends Call>(call: C, refetches: readonly Call[], outcome: Outcome<C>) {
  const toasts = useToasts();
  return useAct(call, {
    refetches,
    onSuccess: (answer) => outcome.onDone?.(answer),
    onFailure: (failure, input) => {
      if (outcome.isAnswered?.(failure) === true) return;
      toasts.error(forWhom((input as Whose).userId, failure.details));
      outcome.onFailed?.(failure);
    },
  });
}

export const useAddCard = (outcome: Outcome<typeof addCard>) =>
  useBillingAct(addCard, changedByCards, outcome);

export const useRemoveCard = (outcome: Outcome<typeof removeCard>) =>
  useBillingAct(removeCard, changedByCards, outcome);

export const useMakeDefaultCard = (outcome: Outcome<typeof makeDefaultCard>) =>
  useBillingAct(makeDefaultCard, changedByCards, outcome);

/** Any call that changes the membership. */
export const useMembershipAct = <C extends Call>(call: C, whose: Whose, outcome: Outcome<C>) =>
  useBillingAct(call, changedByMembership(whose), outcome);

/** For what changes the membership without a call of ours having done it. */
export function useRefetchMembership(whose: Whose) {
  const client = useQueryClient();
  return () =>
    Promise.all(changedByMembership(whose).map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}

export const useStartCardSetup = (outcome: Outcome<typeof startCardSetup> = {}) =>
  useBillingAct(startCardSetup, [], outcome);

/** By a writer, for the member whose invoice it is. */
export const useRefund = (userId: number, outcome: Outcome<typeof refundInvoice>) =>
  useBillingAct(refundInvoice, changedByMembership({ userId }), outcome);
