import type { Receipt } from '#contract/billing/calls.ts';
import { formatFullName } from '#contract/fullName.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { useOptionalPathNumber, usePathNumber } from '../../platform/pathNumbers.ts';
import { isUnknownRecord } from '../../platform/unknownRecord.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { Link } from '../../ui/Link.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { useReceipt } from './invoiceQueries.ts';
import { ReceiptLetter } from './ReceiptLetter.tsx';

/** The receipt of one invoice: for its member, and for writers with the member's id. */
export function ReceiptScreen() {
  const userId = useOptionalPathNumber('userId');
  const { data, error } = useReceipt(usePathNumber('invoiceId'));
  const belongsToMember = (receipt: Receipt) => userId === undefined || receipt.invoice.userId === userId;
  const isNotFound = isUnknownRecord(error) || (data !== undefined && !belongsToMember(data));
  usePageTitle(isNotFound ? 'Not Found' : data && `Receipt ${data.invoice.number}`);
  if (isNotFound) return <NotFoundPage home="/" />;
  // Without its data the screen has nothing to show.
  if (error !== null) throw error;
  if (data === undefined) return <Loading fills="page" label="Loading the receipt" />;
  return (
    <Page
      align="center"
      width="letter"
      heading={`Receipt ${data.invoice.number}`}
      above={
        userId === undefined ? (
          <Link to="/account/billing">Billing history</Link>
        ) : (
          <Link dir="auto" to={`/manage/users/${userId}`}>
            {formatFullName(data.member)}
          </Link>
        )
      }
      text={`From ${PRODUCT_NAME}, with thanks.`}
    >
      <ReceiptLetter receipt={data} />
    </Page>
  );
}
