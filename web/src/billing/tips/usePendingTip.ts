import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Invoice, listInvoices } from '#contract/billing/calls.ts';
import { queryKeyFor, queryOptionsFor, refetchInFlight } from '../../platform/queries.ts';
import type { PendingCallStore } from '../../platform/useCallMutation.ts';
import { SETTLED_WITHIN_MS } from '../payments/unansweredPayment.ts';
import { findOpenTip, findSettledTip, type GivenTip } from './tipRules.ts';

/** The server settles open charges within a minute. */
const POLL_INTERVAL_MS = 5_000;

type PendingTipState =
  | { kind: 'none' }
  /** Sent before this page was loaded, and not answered then. */
  | { kind: 'sent'; since: number }
  /** `openId` is its invoice's once it is known; `earlierTips` and `since`, in epoch ms, are from before. */
  | { kind: 'awaited'; openId: number | null; earlierTips: readonly GivenTip[]; since: number }
  | { kind: 'declined' };

interface PendingTipOptions {
  readingRequestId: number;
  tips: readonly GivenTip[];
  /** Has the tip that was sent before the page was loaded, if it was not answered. */
  pendingCall: PendingCallStore;
}

/**
 * A tip that the bank has not answered: its invoice is open until it is settled. Then it is paid, or void, and void
 * invoices are not listed for members.
 */
export function usePendingTip(
  { readingRequestId, tips, pendingCall }: PendingTipOptions,
  onPaid: (invoice: Invoice) => void,
) {
  const client = useQueryClient();
  const [state, setState] = useState<PendingTipState>(() =>
    pendingCall.read() === undefined ? { kind: 'none' } : { kind: 'sent', since: Date.now() },
  );
  // The tips when one is sent: the letter may list it as paid before the call is answered.
  const tipsAtSending = useRef(tips);
  const { data, dataUpdatedAt } = useQuery({
    ...queryOptionsFor(listInvoices, {}),
    enabled: state.kind === 'sent' || state.kind === 'awaited',
    refetchInterval: POLL_INTERVAL_MS,
    staleTime: 0,
  });
  if (state.kind === 'sent' && data !== undefined && dataUpdatedAt >= state.since) {
    const open = findOpenTip(data.results, readingRequestId);
    setState(
      open === undefined
        ? { kind: 'none' }
        : { kind: 'awaited', openId: open.id, earlierTips: tips, since: open.createdAt * 1_000 },
    );
  }
  if (state.kind === 'awaited' && data !== undefined && dataUpdatedAt >= state.since) {
    const open = findOpenTip(data.results, readingRequestId);
    if (open !== undefined && open.id !== state.openId) setState({ ...state, openId: open.id });
    if (open === undefined) {
      const paid = findSettledTip(data.results, readingRequestId, state);
      setState({ kind: paid === undefined ? 'declined' : 'none' });
      if (paid !== undefined) onPaid(paid);
    }
  }
  const isOverdue = state.kind === 'awaited' && dataUpdatedAt > state.since + SETTLED_WITHIN_MS;
  return {
    isAwaited: state.kind === 'awaited' && !isOverdue,
    isOverdue,
    isDeclined: state.kind === 'declined',
    startWaiting: () => {
      // A list that is being loaded may have been read before the tip.
      void refetchInFlight(client, queryKeyFor(listInvoices));
      setState({
        kind: 'awaited',
        openId: null,
        earlierTips: tipsAtSending.current,
        since: Date.now(),
      });
    },
    /** Call before a new tip: stops waiting for the earlier one. */
    reset: () => {
      tipsAtSending.current = tips;
      setState({ kind: 'none' });
    },
  };
}
