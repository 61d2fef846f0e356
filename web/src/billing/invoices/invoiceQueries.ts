import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getReceipt, type Invoice, listInvoices, type SubscriptionInfo } from '#contract/billing/calls.ts';
import { queryOptionsFor, infiniteQueryOptionsFor } from '../../platform/queries.ts';
import { toCallInput, type ForMember } from '../queries.ts';

/** A member's invoices, newest first; `data` holds all pages loaded so far. */
export const useInvoices = (forMember: ForMember) =>
  useSuspenseInfiniteQuery({
    ...infiniteQueryOptionsFor(listInvoices, toCallInput(forMember)),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });

/** The time of the failed charge that is still owed, which is the creation time of its open invoice. */
export function useFailedChargeTime(forMember: ForMember, { currentSubscriptionStatus }: SubscriptionInfo) {
  const isOwing = currentSubscriptionStatus === 'payment_failed';
  const { data } = useQuery({
    ...queryOptionsFor(listInvoices, { ...toCallInput(forMember), limit: 100 }),
    enabled: isOwing,
  });
  return isOwing ? findOpenInvoice(data?.results ?? [])?.createdAt : undefined;
}

/** The membership's invoice that is not paid yet; there is at most one. */
export const findOpenInvoice = (invoices: readonly Invoice[]) =>
  invoices.find(({ kind, status }) => kind === 'membership' && status === 'open');

export const useReceipt = (id: number) => useQuery(queryOptionsFor(getReceipt, { id }));
