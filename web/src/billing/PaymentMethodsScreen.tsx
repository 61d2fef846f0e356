import { Link } from 'react-router';
import { moneyInWords } from '#contract/billing/words.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Columns, Page, Row, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { AddCardForm } from './AddCardForm.tsx';
import { CardList } from './CardList.tsx';
import { useOffers } from './queries.ts';

export function PaymentMethodsScreen() {
  const { retry } = useOffers().actions;
  return (
    <Page
      heading="Payment Methods"
      above={<Link to="/account">Account</Link>}
      text="The default card pays for your membership and your tips."
    >
      <Columns
        first={
          <>
            {retry !== undefined && <Owed cents={retry.amountCents} />}
            <Paper heading="Your cards" fill="list">
              <CardList />
            </Paper>
          </>
        }
        second={<AddCardForm isMeantAsDefault={retry !== undefined} />}
      />
    </Page>
  );
}

/** Who comes to change the card because a payment failed is led back to pay. */
const Owed = ({ cents }: { cents: number }) => (
  <Paper heading="A payment is owed">
    <Stack>
      <p>{moneyInWords(cents)} did not go through. With a default card that works, try it again.</p>
      <Row>
        <LinkButton to="/account/subscription">Go to the payment</LinkButton>
      </Row>
    </Stack>
  </Paper>
);
