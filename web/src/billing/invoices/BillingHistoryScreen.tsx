import { Link } from '../../ui/Link.tsx';
import { Columns, Page } from '../../ui/Page.tsx';
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
