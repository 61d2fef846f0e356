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
import { getMe } from '#contract/profiles/calls.ts';
import type { Failure } from '../platform/failure.ts';
import { queryOptionsFor, infiniteQueryOptionsFor } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { phraseFor } from './rules.ts';

/** Whose billing it is: a writer gives the member's id, a member gives none. */
export interface ForMember {
  userId?: number | undefined;
}

/** What a call about someone's billing is told of whose it is. */
export const toCallInput = ({ userId }: ForMember) => (userId === undefined ? {} : { userId });

export const useSubscriptionInfo = (forMember: ForMember = {}) =>
  useSuspenseQuery(queryOptionsFor(getSubscriptionInfo, toCallInput(forMember))).data;

/** While a charge is unsettled the membership is asked for again and again: the answer of the bank is awaited. */
export const usePollSubscriptionInfo = (forMember: ForMember, isUnsettled: boolean) =>
  useQuery({
    ...queryOptionsFor(getSubscriptionInfo, toCallInput(forMember)),
    refetchInterval: isUnsettled && 5_000,
  });

/** The plans, the default card, and what each action would do. */
export const useNewSubscriptionInfo = (forMember: ForMember = {}) =>
  useSuspenseQuery(queryOptionsFor(getNewSubscriptionInfo, toCallInput(forMember))).data;

export const useCards = (forMember: ForMember = {}) =>
  useSuspenseQuery(queryOptionsFor(listCards, toCallInput(forMember))).data;

/** Each try to charge a member's card, newest first; for writers. */
export const useAttempts = (userId: number) =>
  useInfiniteQuery({
    ...infiniteQueryOptionsFor(listAttempts, { userId }),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });

/** Asks at once for all that a writer's page of a member's billing shows, whose parts would ask one after the other. */
export function usePrefetchBilling(userId: number): void {
  usePrefetchQuery(queryOptionsFor(getSubscriptionInfo, { userId }));
  usePrefetchQuery(queryOptionsFor(getNewSubscriptionInfo, { userId }));
  usePrefetchQuery(queryOptionsFor(listCards, { userId }));
  usePrefetchInfiniteQuery(infiniteQueryOptionsFor(listInvoices, { userId }));
}

// With another card what is owed may be tried again.
const callsChangedByCards = [listCards, getNewSubscriptionInfo, getSubscriptionInfo, listAuditLog];

/** What every change of a membership changes: its details, and the profile that tells of it. */
const callsChangedByMembership = ({ userId }: ForMember): Call[] => [
  getSubscriptionInfo,
  getNewSubscriptionInfo,
  listInvoices,
  ...(userId === undefined ? [getMe] : [getUser, listAttempts, listAuditLog]),
];

interface MutationCallbacks<C extends Call> {
  onDone?: ((answer: OutputOf<C>) => void) | undefined;
  onFailed?: ((failure: Failure) => void) | undefined;
  /** Whether a failure is answered in another way than by an alert. */
  isHandled?: ((failure: Failure) => boolean) | undefined;
}

/** Every failed act of billing shows its details in an error alert. */
function useBillingMutation<C extends Call>(
  call: C,
  invalidates: readonly Call[],
  callbacks: MutationCallbacks<C>,
) {
  const toasts = useToasts();
  return useCallMutation(call, {
    invalidates,
    onSuccess: (answer) => callbacks.onDone?.(answer),
    onFailure: (failure, input) => {
      if (callbacks.isHandled?.(failure) === true) return;
      toasts.error(phraseFor((input as ForMember).userId, failure.details));
      callbacks.onFailed?.(failure);
    },
  });
}

export const useAddCard = (callbacks: MutationCallbacks<typeof addCard>) =>
  useBillingMutation(addCard, callsChangedByCards, callbacks);

export const useRemoveCard = (callbacks: MutationCallbacks<typeof removeCard>) =>
  useBillingMutation(removeCard, callsChangedByCards, callbacks);

export const useMakeDefaultCard = (callbacks: MutationCallbacks<typeof makeDefaultCard>) =>
  useBillingMutation(makeDefaultCard, callsChangedByCards, callbacks);

/** Any call that changes the membership. */
export const useMembershipMutation = <C extends Call>(
  call: C,
  forMember: ForMember,
  callbacks: MutationCallbacks<C>,
) => useBillingMutation(call, callsChangedByMembership(forMember), callbacks);

/** For what changes the membership without a call of ours having done it. */
export function useRefetchMembership(forMember: ForMember) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      callsChangedByMembership(forMember).map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
}

export const useStartCardSetup = (callbacks: MutationCallbacks<typeof startCardSetup> = {}) =>
  useBillingMutation(startCardSetup, [], callbacks);

/** By a writer, for the member whose invoice it is. */
export const useRefundInvoice = (userId: number, callbacks: MutationCallbacks<typeof refundInvoice>) =>
  useBillingMutation(refundInvoice, callsChangedByMembership({ userId }), callbacks);
