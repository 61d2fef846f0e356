import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { isClosedAddress } from '#contract/accounts/forms.ts';
import { formatFullName } from '#contract/fullName.ts';
import { getUser, type User } from '#contract/members/calls.ts';
import { CompactChart } from '../astrology/CompactChart.tsx';
import { AttemptList } from '../billing/payments/AttemptList.tsx';
import { MembershipCards } from '../billing/cards/MembershipCards.tsx';
import { usePrefetchBilling } from '../billing/queries.ts';
import { SubscriptionActions } from '../billing/membership/SubscriptionActions.tsx';
import { SubscriptionBanner } from '../billing/membership/SubscriptionBanner.tsx';
import { isUnknownRecord } from '../platform/unknownRecord.ts';
import { usePathNumber } from '../platform/pathNumbers.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { Link } from '../ui/Link.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Page } from '../ui/Page.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { MemberAccount } from './MemberAccount.tsx';
import { MemberAssignments } from './MemberAssignments.tsx';
import { MemberInvoices } from './MemberInvoices.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberHistory } from './MemberHistory.tsx';
import { MemberNotes } from './MemberNotes.tsx';
import { MemberProfile } from './MemberProfile.tsx';
import { MemberRequests } from './MemberRequests.tsx';

/** All data of a member, for writers, who can act on the member's behalf here. */
export function ManageUserDetailsScreen() {
  const id = usePathNumber('userId');
  const member = useQuery(queryOptionsFor(getUser, { id }));
  usePrefetchBilling(id);
  const isNotFound = isUnknownRecord(member.error);
  usePageTitle(isNotFound ? 'Not Found' : undefined);
  if (isNotFound) return <NotFoundPage home="/manage/users" />;
  if (member.isPending) return <Loading fills="page" label="Loading the member" />;
  return (
    <Page
      heading="Manage User Details"
      above={<Link to="/manage/users">Manage Users</Link>}
      text={member.data && <span dir="auto">{formatFullName(member.data)}</span>}
    >
      {member.data === undefined ? (
        <LoadErrorPaper error={member.error} onRetry={() => void member.refetch()} />
      ) : (
        <Details key={member.data.id} member={member.data} />
      )}
    </Page>
  );
}

const Details = ({ member }: { member: User }) =>
  isClosedAddress(member.email) ? <ClosedAccount member={member} /> : <MemberDetails member={member} />;

/** What is kept of a closed account: its history, and its payments, which can still be refunded. */
const ClosedAccount = ({ member: { id } }: { member: User }) => (
  <Columns
    first={
      <Paper heading="This account is closed">
        <p>Its personal data is erased. Payments are kept without a name, and can still be refunded.</p>
      </Paper>
    }
    second={
      <>
        <MemberHistory userId={id} />
        <Suspense fallback={<Loading label="Loading the invoices" />}>
          <MemberInvoices userId={id} />
        </Suspense>
      </>
    }
  />
);

function MemberDetails({ member }: { member: User }) {
  const { id, isWriter, subscription } = member;
  // Writers have no membership, except those who were members before.
  const hasMembership = !isWriter || subscription !== null;
  return (
    <Columns
      first={
        <>
          <MemberFacts member={member} />
          <MemberAssignments member={member} />
          <Paper>
            <MemberNotes userId={id} headingLevel={2} />
          </Paper>
          <MemberProfile member={member} />
          {hasMembership && (
            <Paper heading="Birth chart">
              <CompactChart userId={id} firstName={member.firstName} />
            </Paper>
          )}
          <MemberAccount member={member} />
        </>
      }
      second={
        <>
          {hasMembership && (
            <Suspense fallback={<Loading label="Loading the membership" />}>
              <SubscriptionBanner userId={id} />
              <SubscriptionActions userId={id} />
            </Suspense>
          )}
          <MemberRequests userId={id} />
          <MemberHistory userId={id} />
          {hasMembership && <MemberBilling userId={id} />}
        </>
      }
    />
  );
}

const MemberBilling = ({ userId }: { userId: number }) => (
  <Suspense fallback={<Loading label="Loading the invoices" />}>
    <Stack>
      <MembershipCards userId={userId} />
      <MemberInvoices userId={userId} />
      <AttemptList userId={userId} />
    </Stack>
  </Suspense>
);
