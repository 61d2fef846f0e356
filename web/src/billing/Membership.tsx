import type { Action } from '#contract/billing/codes.ts';
import { Columns } from '../ui/Page.tsx';
import { MembershipCards } from './MembershipCards.tsx';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';

/** My membership: its summary, what can be done about it, and the cards that pay for it. */
export const Membership = ({ onDone }: { onDone?: (action: Action) => void }) => (
  <Columns
    first={<SubscriptionBanner />}
    second={
      <>
        <SubscriptionActions onDone={onDone} />
        <MembershipCards />
      </>
    }
  />
);
