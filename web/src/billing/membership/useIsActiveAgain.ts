import { useEffect, useState } from 'react';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { isActive, isServiceable } from '#contract/billing/rules.ts';
import { useUser } from '../../platform/session.ts';

/** The id of the member whose membership was last seen as not serviceable. Kept until the page is reloaded. */
let inactiveUserId: number | null = null;

/** Whether the membership has become active again since the member last saw this page. */
export function useIsActiveAgain({
  currentSubscriptionStatus: status,
  currentPeriodEnd,
}: SubscriptionInfo): boolean {
  const { id } = useUser();
  const [wasInactive, setWasInactive] = useState(inactiveUserId === id);
  // Without a period there was no membership yet, and the first one is not active again.
  const isInactive = !isServiceable(status) && currentPeriodEnd !== null;
  if (isInactive && !wasInactive) setWasInactive(true);
  useEffect(() => {
    if (isInactive) inactiveUserId = id;
    else return () => void (inactiveUserId = null);
  }, [isInactive, id]);
  return wasInactive && isActive(status);
}
