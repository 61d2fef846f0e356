import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getReceipt, listInvoices, type SubscriptionInfo } from '#contract/billing/calls.ts';
import { queryOptionsFor, infiniteQueryOptionsFor } from '../platform/queries.ts';
import { toCallInput, type ForMember } from './queries.ts';

/** A member's bills, newest first; `data` holds all pages so far. */
export const useInvoices = (forMember: ForMember) =>
  useSuspenseInfiniteQuery({
    ...infiniteQueryOptionsFor(listInvoices, toCallInput(forMember)),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });

/** When the charge failed for which something is owed: its bill, which is open since, was made with it. */
export function useFailedChargeTime(forMember: ForMember, { currentSubscriptionStatus }: SubscriptionInfo) {
  const isOwing = currentSubscriptionStatus === 'payment_failed';
  const { data } = useQuery({
    ...queryOptionsFor(listInvoices, { ...toCallInput(forMember), limit: 100 }),
    enabled: isOwing,
  });
  const owed = data?.results.find(({ kind, status }) => kind === 'membership' && status === 'open');
  return isOwing ? owed?.createdAt : undefined;
}

export const useReceipt = (id: number) => useQuery(queryOptionsFor(getReceipt, { id }));
