import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getReceipt, listInvoices } from '#contract/billing/calls.ts';
import { ask, askPages } from '../platform/queries.ts';
import { inputOf, type Whose } from './queries.ts';

/** A member's bills, newest first; `data` holds all pages so far. */
export const useInvoices = (whose: Whose) =>
  useSuspenseInfiniteQuery({
    ...askPages(listInvoices, inputOf(whose)),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });

export const useReceipt = (id: number) => useQuery(ask(getReceipt, { id }));
