import { formatMoney } from '#contract/billing/format.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Columns, ButtonRow, Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { AddCardForm } from './AddCardForm.tsx';
import { CardList } from './CardList.tsx';
import { useNewSubscriptionInfo } from '../queries.ts';

export function PaymentMethodsScreen() {
  const { retry } = useNewSubscriptionInfo().actions;
  return (
    <Page
      heading="Payment Methods"
      above={<Link to="/account">Account</Link>}
      text="The default card pays for your membership and your tips."
    >
      <Columns
        first={
          <>
            {retry !== undefined && <OwedPaymentNotice cents={retry.amountCents} />}
            <Paper heading="Your cards" fill="list">
              <CardList />
            </Paper>
          </>
        }
        second={<AddCardForm isDefaultAtFirst={retry !== undefined} />}
      />
    </Page>
  );
}

/** After a failed payment: a link back to the payment, for members who have just changed their card. */
const OwedPaymentNotice = ({ cents }: { cents: number }) => (
  <Paper heading="A payment is owed">
    <Stack>
      <p>
        The payment of {formatMoney(cents)} did not go through. Once your default card works, you can retry
        it.
      </p>
      <ButtonRow>
        <LinkButton to="/account/subscription">Go to the payment</LinkButton>
      </ButtonRow>
    </Stack>
  </Paper>
);
