import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { getUser, type User } from '#contract/people/calls.ts';
import { CompactChart } from '../astrology/CompactChart.tsx';
import { AttemptList } from '../billing/AttemptList.tsx';
import { MembershipCards } from '../billing/MembershipCards.tsx';
import { usePrefetchBilling } from '../billing/queries.ts';
import { SubscriptionActions } from '../billing/SubscriptionActions.tsx';
import { SubscriptionBanner } from '../billing/SubscriptionBanner.tsx';
import { isUnknownRecord } from '../platform/unknownRecord.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { usePageTitle } from '../platform/usePageTitle.ts';
import { LoadFailure } from '../readings/LoadFailure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Columns, Page, Stack } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { MemberAssignments } from './MemberAssignments.tsx';
import { MemberInvoices } from './MemberInvoices.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberHistory } from './MemberHistory.tsx';

/** One member, for writers: profile, reader, tags, membership, charges and history. */
export function ManageUserDetailsScreen() {
  const { userId } = useParams();
  const id = Number(userId);
  const member = useQuery(queryOptionsFor(getUser, { id }));
  usePrefetchBilling(id);
  const isNotFound = isUnknownRecord(member.error);
  usePageTitle(isNotFound ? 'Not Found' : undefined);
  if (isNotFound) return <NotFoundPage home="/readings" />;
  if (member.isPending) return <Loading fills="page" label="Loading the member" />;
  return (
    <Page
      heading="Manage User Details"
      above={<Link to="/readings">Reading desk</Link>}
      text={
        member.data && (
          <span dir="auto">
            {member.data.firstName} {member.data.lastName}
          </span>
        )
      }
    >
      {member.data === undefined ? (
        <LoadFailure error={member.error} onRetry={() => void member.refetch()} />
      ) : (
        <MemberDetails key={member.data.id} member={member.data} />
      )}
    </Page>
  );
}

function MemberDetails({ member }: { member: User }) {
  const { id, isWriter, subscription } = member;
  const who = (
    <>
      <MemberFacts member={member} />
      <MemberAssignments member={member} />
    </>
  );
  // Writers have no membership, except those who were members before.
  if (isWriter && subscription === null)
    return <Columns first={who} second={<MemberHistory userId={id} />} />;
  return (
    <Stack>
      <Columns
        first={
          <>
            {who}
            <Paper heading="Birth chart">
              <CompactChart userId={id} firstName={member.firstName} />
            </Paper>
          </>
        }
        second={
          <Suspense fallback={<Loading label="Loading the membership" />}>
            <SubscriptionBanner userId={id} />
            <SubscriptionActions userId={id} />
          </Suspense>
        }
      />
      <Suspense fallback={<Loading label="Loading the bills" />}>
        <Columns
          first={<MembershipCards userId={id} />}
          second={
            <>
              <MemberInvoices userId={id} />
              <AttemptList userId={id} />
              <MemberHistory userId={id} />
            </>
          }
        />
      </Suspense>
    </Stack>
  );
}
