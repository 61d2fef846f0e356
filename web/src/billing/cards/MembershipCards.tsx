import { Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { AddCardForm } from './AddCardForm.tsx';
import { CardList } from './CardList.tsx';
import { useNewSubscriptionInfo, useSubscriptionInfo, type ForMember } from '../queries.ts';
import { hasNeverSubscribed } from '../rules.ts';

const SECTION_ID = 'payment-methods';

/** Moves the focus to the cards. For writers, who see the cards on the same page. */
export const focusCards = () => document.getElementById(SECTION_ID)?.focus();

/** The cards on the membership page, and the form that adds one. */
export function MembershipCards({ userId }: ForMember) {
  const { retry } = useNewSubscriptionInfo({ userId }).actions;
  // When joining, the card is entered in the payment form instead.
  const isJoining = hasNeverSubscribed(useSubscriptionInfo({ userId }));
  return (
    <div id={SECTION_ID} tabIndex={-1}>
      <Stack>
        <Paper heading="Payment Methods" fill="list">
          <CardList userId={userId} />
        </Paper>
        {(userId !== undefined || !isJoining) && (
          <AddCardForm userId={userId} isDefaultAtFirst={retry !== undefined} isSecondary />
        )}
      </Stack>
    </div>
  );
}
