import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getReceipt, listInvoices, type SubscriptionInfo } from '#contract/billing/calls.ts';
import { ask, askPages } from '../platform/queries.ts';
import { inputOf, type Whose } from './queries.ts';

/** A member's bills, newest first; `data` holds all pages so far. */
export const useInvoices = (whose: Whose) =>
  useSuspenseInfiniteQuery({
    ...askPages(listInvoices, inputOf(whose)),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });

/** When the charge failed for which something is owed: its bill, which is open since, was made with it. */
export function useFailedAt(whose: Whose, { currentSubscriptionStatus }: SubscriptionInfo) {
  const isOwing = currentSubscriptionStatus === 'payment_failed';
  const { data } = useQuery({ ...ask(listInvoices, { ...inputOf(whose), limit: 100 }), enabled: isOwing });
  const owed = data?.results.find(({ kind, status }) => kind === 'membership' && status === 'open');
  return isOwing ? owed?.createdAt : undefined;
}

export const useReceipt = (id: number) => useQuery(ask(getReceipt, { id }));
