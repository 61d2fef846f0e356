import { useState } from 'react';
import { AddCardForm } from '../billing/AddCardForm.tsx';
import { CardList } from '../billing/CardList.tsx';
import { usePaymentMethods } from '../billing/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Paper } from '../ui/Paper.tsx';

/** A member's cards, and the form for another one: in sight where there is none yet, else behind its button. */
export function MemberCards({ userId }: { userId: number }) {
  const { cards } = usePaymentMethods({ userId });
  const [isAdding, setAdding] = useState(false);
  const toggle = (
    <Button variant="quiet" isSmall aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
      Add a card
    </Button>
  );
  return (
    <>
      <Paper heading="Payment Methods" fill="list" aside={cards.length > 0 && toggle}>
        <CardList userId={userId} />
      </Paper>
      {(isAdding || cards.length === 0) && <AddCardForm userId={userId} onAdded={() => setAdding(false)} />}
    </>
  );
}
