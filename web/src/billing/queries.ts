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
  confirmPayment,
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
import { getUser, listAuditLog } from '#contract/members/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { describeActionFailure, type Failure } from '../platform/failure.ts';
import { queryOptionsFor, infiniteQueryOptionsFor } from '../platform/queries.ts';
import { type PendingCallStore, useCallMutation } from '../platform/useCallMutation.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { phraseFor } from './rules.ts';

/** The member whose billing it is: writers pass an id, members none. */
export interface ForMember {
  userId?: number | undefined;
}

/** The `userId` part of a billing call's input. */
export const toCallInput = ({ userId }: ForMember) => (userId === undefined ? {} : { userId });

export const useSubscriptionInfo = (forMember: ForMember = {}) =>
  useSuspenseQuery(queryOptionsFor(getSubscriptionInfo, toCallInput(forMember))).data;

/** Polls the membership while a charge has no outcome. */
export const usePollSubscriptionInfo = (forMember: ForMember, isUnsettled: boolean) =>
  useQuery({
    ...queryOptionsFor(getSubscriptionInfo, toCallInput(forMember)),
    refetchInterval: isUnsettled && 5_000,
  });

/** The plans, the default card, and a preview of each action. */
export const useNewSubscriptionInfo = (forMember: ForMember = {}) =>
  useSuspenseQuery(queryOptionsFor(getNewSubscriptionInfo, toCallInput(forMember))).data;

export const useCards = (forMember: ForMember = {}) =>
  useSuspenseQuery(queryOptionsFor(listCards, toCallInput(forMember))).data;

/** Whether a member's own cards and plans are loaded; without an error screen if that fails. */
export function useHasPaymentData(): boolean {
  const cards = useQuery(queryOptionsFor(listCards, {}));
  const plans = useQuery(queryOptionsFor(getNewSubscriptionInfo, {}));
  return cards.data !== undefined && plans.data !== undefined;
}

/** Each attempt to charge a member's card, newest first; for writers. */
export const useAttempts = (userId: number) =>
  useInfiniteQuery({
    ...infiniteQueryOptionsFor(listAttempts, { userId }),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });

/** Requests at once everything that the writers' billing page shows; its parts would request it one after the other. */
export function usePrefetchBilling(userId: number): void {
  usePrefetchQuery(queryOptionsFor(getSubscriptionInfo, { userId }));
  usePrefetchQuery(queryOptionsFor(getNewSubscriptionInfo, { userId }));
  usePrefetchQuery(queryOptionsFor(listCards, { userId }));
  usePrefetchInfiniteQuery(infiniteQueryOptionsFor(listInvoices, { userId }));
}

// With another card an owed payment may be tried again.
const callsChangedByCards = [listCards, getNewSubscriptionInfo, getSubscriptionInfo, listAuditLog];

/** The calls whose results change with the membership: its details, and the profile with its status. */
const callsChangedByMembership = ({ userId }: ForMember): Call[] => [
  getSubscriptionInfo,
  getNewSubscriptionInfo,
  listInvoices,
  ...(userId === undefined ? [getMe] : [getUser, listAttempts, listAuditLog]),
];

interface MutationCallbacks<C extends Call> {
  pendingCall?: PendingCallStore | undefined;
  onDone?: ((output: OutputOf<C>) => void) | undefined;
  onFailed?: ((failure: Failure) => void) | undefined;
  /** Returns whether the failure is shown in another way than by an alert. */
  isHandled?: ((failure: Failure) => boolean) | undefined;
}

/** A billing mutation, whose failures are shown in an error alert. */
function useBillingMutation<C extends Call>(
  call: C,
  invalidates: readonly Call[],
  callbacks: MutationCallbacks<C>,
) {
  const toasts = useToasts();
  const client = useQueryClient();
  /** The page may show an older state, in which the action was possible. */
  const refetch = () =>
    invalidates.forEach(({ path }) => void client.invalidateQueries({ queryKey: [path] }));
  return useCallMutation(call, {
    pendingCall: callbacks.pendingCall,
    invalidates,
    onSuccess: (output) => callbacks.onDone?.(output),
    onFailure: (failure, input) => {
      if (callbacks.isHandled?.(failure) === true) return;
      const { userId } = input as ForMember;
      // A card is typed; the other actions are buttons.
      const isTyped = userId === undefined && (call as Call) === addCard;
      toasts.error(isTyped ? failure.details : phraseFor(userId, describeActionFailure(failure)));
      if (failure.status === 404 || failure.status === 409) refetch();
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

/** Completes a charge of the membership, or of a tip for a request. */
export const useConfirmPayment = (
  forMember: ForMember,
  callbacks: MutationCallbacks<typeof confirmPayment>,
) => useBillingMutation(confirmPayment, [...callsChangedByMembership(forMember), getRequest], callbacks);

/** Refetches a membership that was changed by something other than our own call. */
export function useRefetchMembership(forMember: ForMember) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      callsChangedByMembership(forMember).map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
}

export const useStartCardSetup = (callbacks: MutationCallbacks<typeof startCardSetup> = {}) =>
  useBillingMutation(startCardSetup, [], callbacks);

/** For writers, with the id of the invoice's member. */
export const useRefundInvoice = (userId: number, callbacks: MutationCallbacks<typeof refundInvoice>) =>
  useBillingMutation(refundInvoice, callsChangedByMembership({ userId }), callbacks);
