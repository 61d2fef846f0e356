import type { Action } from '#contract/billing/codes.ts';
import { Columns } from '../../ui/layout.tsx';
import { MembershipCards } from '../cards/MembershipCards.tsx';
import { useCards, useSubscriptionInfo } from '../queries.ts';
import { hasNeverSubscribed } from '../rules.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';

/** The member's own membership: its summary, actions, and cards. */
export function Membership({ onDone }: { onDone?: (action: Action) => void }) {
  const { cards } = useCards();
  const isJoining = hasNeverSubscribed(useSubscriptionInfo());
  // Without a card, the card form comes before the actions that charge it. When joining, the payment form has its own.
  const isCardFirst = cards.length === 0 && !isJoining;
  return (
    <Columns
      first={
        <>
          <SubscriptionBanner />
          {isCardFirst && <MembershipCards />}
        </>
      }
      second={
        <>
          <SubscriptionActions onDone={onDone} />
          {!isCardFirst && <MembershipCards />}
        </>
      }
    />
  );
}
