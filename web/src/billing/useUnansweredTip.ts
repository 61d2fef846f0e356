import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Invoice, listInvoices } from '#contract/billing/calls.ts';
import { ask } from '../platform/queries.ts';
import { openTipOf } from './tipRules.ts';

/** The server settles what is in doubt within a minute. */
const LOOK_EVERY_MS = 5_000;

type State = { is: 'none' } | { is: 'awaited'; openId: number | null } | { is: 'declined' };

/**
 * A tip that the bank has not answered: its bill is open until it is settled. Then it is paid, or it is void, which
 * is no bill of a member's any more.
 */
export function useUnansweredTip(readingRequestId: number, onPaid: (invoice: Invoice) => void) {
  const [state, setState] = useState<State>({ is: 'none' });
  const isAwaited = state.is === 'awaited';
  const { data } = useQuery({
    ...ask(listInvoices, {}),
    enabled: isAwaited,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
  });
  if (state.is === 'awaited' && data !== undefined) {
    const open = openTipOf(data.results, readingRequestId);
    if (open !== undefined && open.id !== state.openId) setState({ is: 'awaited', openId: open.id });
    if (open === undefined && state.openId !== null) {
      const bill = data.results.find(({ id }) => id === state.openId);
      setState({ is: bill?.status === 'paid' ? 'none' : 'declined' });
      if (bill?.status === 'paid') onPaid(bill);
    }
  }
  return {
    isAwaited,
    isDeclined: state.is === 'declined',
    await: () => setState({ is: 'awaited', openId: null }),
    forget: () => setState({ is: 'none' }),
  };
}
