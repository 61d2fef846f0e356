import { Link } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { Columns } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { NextCharge } from './NextCharge.tsx';

export const BillingHistoryScreen = () => (
  <Page
    heading="Billing history"
    above={<Link to="/account">Account</Link>}
    text="What you have paid, with receipts."
  >
    <Columns
      first={<NextCharge />}
      second={
        <Paper heading="Payments and tips" aside="Newest first" fill="list">
          <InvoiceList />
        </Paper>
      }
    />
  </Page>
);
