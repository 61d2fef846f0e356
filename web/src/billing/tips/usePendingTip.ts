import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Invoice, listInvoices } from '#contract/billing/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { findOpenTip } from './tipRules.ts';

/** The server settles open charges within a minute. */
const POLL_INTERVAL_MS = 5_000;

type PendingTipState = { kind: 'none' } | { kind: 'awaited'; openId: number | null } | { kind: 'declined' };

/**
 * A tip that the bank has not answered: its invoice is open until it is settled. Then it is paid, or void, and void
 * invoices are not listed for members.
 */
export function usePendingTip(readingRequestId: number, onPaid: (invoice: Invoice) => void) {
  const [state, setState] = useState<PendingTipState>({ kind: 'none' });
  const isAwaited = state.kind === 'awaited';
  const { data } = useQuery({
    ...queryOptionsFor(listInvoices, {}),
    enabled: isAwaited,
    refetchInterval: POLL_INTERVAL_MS,
    staleTime: 0,
  });
  if (state.kind === 'awaited' && data !== undefined) {
    const open = findOpenTip(data.results, readingRequestId);
    if (open !== undefined && open.id !== state.openId) setState({ kind: 'awaited', openId: open.id });
    if (open === undefined && state.openId !== null) {
      const invoice = data.results.find(({ id }) => id === state.openId);
      setState({ kind: invoice?.status === 'paid' ? 'none' : 'declined' });
      if (invoice?.status === 'paid') onPaid(invoice);
    }
  }
  return {
    isAwaited,
    isDeclined: state.kind === 'declined',
    startWaiting: () => setState({ kind: 'awaited', openId: null }),
    reset: () => setState({ kind: 'none' }),
  };
}
