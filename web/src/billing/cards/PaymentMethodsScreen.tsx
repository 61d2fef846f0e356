import { LinkButton } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Columns, ButtonRow, Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { WholeDates } from '../../ui/WholeDates.tsx';
import { useFailedChargeTime } from '../invoices/invoiceQueries.ts';
import { buildSummary } from '../membership/summary.ts';
import { AddCardForm } from './AddCardForm.tsx';
import { CardList } from './CardList.tsx';
import { useNewSubscriptionInfo, useSubscriptionInfo } from '../queries.ts';

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

/** After a failed payment: what is owed and when it is tried again, and the way back to it from the cards. */
function OwedPaymentNotice({ cents }: { cents: number }) {
  const info = useSubscriptionInfo();
  const { text } = buildSummary(info, cents, useFailedChargeTime({}, info));
  return (
    <Paper heading="A payment is owed">
      <Stack>
        <p>
          <WholeDates>{text}</WholeDates>
        </p>
        <ButtonRow>
          <LinkButton to="/account/subscription">Go to the payment</LinkButton>
        </ButtonRow>
      </Stack>
    </Paper>
  );
}
