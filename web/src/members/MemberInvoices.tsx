import { InvoiceList } from '../billing/invoices/InvoiceList.tsx';
import { isRefundable } from '../billing/invoices/invoiceRules.ts';
import { RefundInvoice } from '../billing/invoices/RefundDialog.tsx';
import { Paper } from '../ui/Paper.tsx';

/** A member's invoices, with the refund button where one is possible. */
export const MemberInvoices = ({ userId }: { userId: number }) => (
  <Paper heading="Payments and tips" fill="list" aside="Newest first">
    <InvoiceList
      userId={userId}
      actions={(invoice) =>
        isRefundable(invoice) ? <RefundInvoice invoice={invoice} userId={userId} /> : null
      }
    />
  </Paper>
);
