import type { SubscriptionStatus, Action } from '#contract/billing/codes.ts';
import { Columns } from '../ui/Page.tsx';
import { MembershipCards } from './MembershipCards.tsx';
import { useSubscription, type Whose } from './queries.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';

interface MembershipProps extends Whose {
  onDone?: ((action: Action) => void) | undefined;
}

/** A membership: its summary, what can be done about it, and the cards that pay for it. */
export function Membership({ userId, onDone }: MembershipProps) {
  const { currentSubscriptionStatus } = useSubscription({ userId });
  const actions = <SubscriptionActions key="actions" userId={userId} onDone={onDone} />;
  const cards = <MembershipCards key="cards" userId={userId} />;
  const banner = <SubscriptionBanner key="banner" userId={userId} />;
  return hasPicker.has(currentSubscriptionStatus) ? (
    <Columns first={[banner, cards]} second={actions} />
  ) : (
    <Columns first={banner} second={[actions, cards]} />
  );
}

// The plans that one chooses from need the wider column to themselves.
const hasPicker = new Set<SubscriptionStatus>(['canceled', 'monthly_skipping']);
