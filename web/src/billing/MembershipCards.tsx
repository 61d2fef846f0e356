import { Link } from '../ui/Link.tsx';
import { Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { AddCardForm } from './AddCardForm.tsx';
import { CardList } from './CardList.tsx';
import { useCards, useSubscriptionInfo, type ForMember } from './queries.ts';
import { hasNeverSubscribed } from './rules.ts';

const SECTION_ID = 'payment-methods';

/** Moves the focus to the cards. For writers, who see the cards on the same page. */
export const focusCards = () => document.getElementById(SECTION_ID)?.focus();

/** The cards on the membership page. Members without a card, and writers, add one here. */
export function MembershipCards({ userId }: ForMember) {
  const { cards } = useCards({ userId });
  const isOwn = userId === undefined;
  // When joining, the card is entered in the payment form instead.
  const isJoining = hasNeverSubscribed(useSubscriptionInfo({ userId }));
  return (
    <div id={SECTION_ID} tabIndex={-1}>
      <Stack>
        <Paper
          heading="Payment Methods"
          fill="list"
          aside={isOwn && cards.length > 0 && <Link to="/account/payment">Add or change</Link>}
        >
          <CardList userId={userId} />
        </Paper>
        {(!isOwn || (cards.length === 0 && !isJoining)) && <AddCardForm userId={userId} />}
      </Stack>
    </div>
  );
}
