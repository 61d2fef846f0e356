import type { Action } from '#contract/billing/codes.ts';
import { Columns } from '../ui/Page.tsx';
import { MembershipCards } from './MembershipCards.tsx';
import { useCards } from './queries.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';

/** My membership: its summary, what can be done about it, and the cards that pay for it. */
export function Membership({ onDone }: { onDone?: (action: Action) => void }) {
  const { cards } = useCards();
  const hasCard = cards.length > 0;
  return (
    <Columns
      first={
        <>
          <SubscriptionBanner />
          {/* The first card comes before anything that it would pay for. */}
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
