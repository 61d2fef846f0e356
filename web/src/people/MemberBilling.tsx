import { AttemptList } from '../billing/AttemptList.tsx';
import { InvoiceList } from '../billing/InvoiceList.tsx';
import { isRefundable } from '../billing/invoiceRules.ts';
import { RefundInvoice } from '../billing/RefundDialog.tsx';
import { SubscriptionActions } from '../billing/SubscriptionActions.tsx';
import { SubscriptionBanner } from '../billing/SubscriptionBanner.tsx';
import { Paper } from '../ui/Paper.tsx';

/** A member's membership, with what can be done about it on their behalf, and what they were charged. */
export const MemberBilling = ({ userId }: { userId: number }) => (
  <>
    <SubscriptionBanner userId={userId} />
    <SubscriptionActions userId={userId} />
    <Paper heading="Bills and tips" fill="list" aside="Newest first">
      <InvoiceList
        userId={userId}
        actions={(invoice) =>
          isRefundable(invoice) ? <RefundInvoice invoice={invoice} userId={userId} /> : null
        }
      />
    </Paper>
    <AttemptList userId={userId} />
  </>
);
