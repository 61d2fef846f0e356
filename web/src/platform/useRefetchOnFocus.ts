import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Call } from '#contract/call.ts';
import { queryKeyFor } from './queries.ts';

/**
 * Refetches a call when this window gets the focus, while something is awaited that happens in another one. By itself
 * TanStack refetches only when the tab was hidden, which a window beside another is not.
 */
export function useRefetchOnFocus(call: Call, isAwaited: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isAwaited) return;
    const refetch = () => void client.invalidateQueries({ queryKey: queryKeyFor(call) });
    window.addEventListener('focus', refetch);
    return () => window.removeEventListener('focus', refetch);
  }, [client, call, isAwaited]);
}
