import { useEffect, useState } from 'react';
import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import { isActive, isServiceable } from '#contract/billing/rules.ts';
import { useUser } from '../../platform/session.ts';

/** The id of the member whose membership was last seen as not serviceable. Kept until the page is reloaded. */
let awayUserId: number | null = null;

/** Whether the membership has become active again since the member last saw this page. */
export function useHasReturned(status: SubscriptionStatus): boolean {
  const { id } = useUser();
  const [wasAway, setWasAway] = useState(awayUserId === id);
  const isAway = !isServiceable(status);
  if (isAway && !wasAway) setWasAway(true);
  useEffect(() => {
    if (isAway) awayUserId = id;
    else return () => void (awayUserId = null);
  }, [isAway, id]);
  return wasAway && isActive(status);
}
