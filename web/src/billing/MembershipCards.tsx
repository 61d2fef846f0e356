import { Link } from 'react-router';
import { Paper } from '../ui/Paper.tsx';
import { AddCardForm } from './AddCardForm.tsx';
import { CardList } from './CardList.tsx';
import { usePaymentMethods } from './queries.ts';

/** The cards beside the membership that they pay for; who has none adds one here. */
export function MembershipCards() {
  const { cards } = usePaymentMethods();
  return (
    <>
      <Paper
        heading="Payment Methods"
        fill="list"
        aside={cards.length > 0 && <Link to="/account/payment">Add or change</Link>}
      >
        <CardList />
      </Paper>
      {cards.length === 0 && <AddCardForm />}
    </>
  );
}
