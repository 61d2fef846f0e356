import { Columns } from '../ui/Page.tsx';
import { MembershipCards } from './MembershipCards.tsx';
import { useSubscription } from './queries.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';

/** My membership: its summary, what can be done about it, and the cards that pay for it. */
export function Membership({ onDone }: { onDone?: () => void }) {
  const { currentSubscriptionStatus } = useSubscription();
  const actions = <SubscriptionActions onDone={onDone} />;
  const cards = <MembershipCards />;
  // The plans that a canceled member chooses from need the wider column.
  const [beside, wide] = currentSubscriptionStatus === 'canceled' ? [cards, actions] : [actions, cards];
  return (
    <Columns
      first={
        <>
          <SubscriptionBanner />
          {beside}
        </>
      }
      second={wide}
    />
  );
}
