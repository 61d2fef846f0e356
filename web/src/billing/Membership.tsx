import type { Action } from '#contract/billing/codes.ts';
import { Columns } from '../ui/Page.tsx';
import { MembershipCards } from './MembershipCards.tsx';
import { useCards } from './queries.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';

/** The member's own membership: its summary, actions, and cards. */
export function Membership({ onDone }: { onDone?: (action: Action) => void }) {
  const { cards } = useCards();
  const hasCard = cards.length > 0;
  return (
    <Columns
      first={
        <>
          <SubscriptionBanner />
          {/* Without a card, adding one comes before actions that charge it. */}
          {!hasCard && <MembershipCards />}
        </>
      }
      second={
        <>
          <SubscriptionActions onDone={onDone} />
          {hasCard && <MembershipCards />}
        </>
      }
    />
  );
}
