import { Suspense } from 'react';
import { MembershipNotice } from '../../billing/membership/MembershipNotice.tsx';
import { lazyExtra, lazyScreen } from '../../platform/lazyScreen.ts';
import { useUser } from '../../platform/session.ts';
import { onceIdle } from '../../platform/whenIdle.ts';
import { useMe } from '../../accounts/useMe.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardOfTheDaySkeleton } from '../daily/CardOfTheDaySkeleton.tsx';
import { NO_FILTERS } from './requestFilters.ts';
import { Intro } from '../Intro.tsx';
import { RequestList } from './RequestList.tsx';
import { RequestListSkeleton } from './RequestListSkeleton.tsx';
import { LoadErrorPaper } from '../../platform/LoadErrorPaper.tsx';
import styles from './MyReadingsScreen.module.css';
import { type OwnRequest, useOwnRequests, useSealedRequests } from './ownRequests.ts';
import { useOwnLiveEvents } from '../thread/useOwnLiveEvents.ts';
import { OutcomeNotice } from '../outcomes/OutcomeNotice.tsx';
import { ReadingsHighlight } from './ReadingsHighlight.tsx';
import { summarizeReadings } from '../rules.ts';

// Optional parts of the page, loaded when the browser is idle, after the requests.
const CardOfTheDay = lazyExtra(
  onceIdle(async () => (await import('../daily/CardOfTheDay.tsx')).CardOfTheDay),
);
// Loaded only until the profile is finished, and where mails were returned. The page waits for them, so that the layout
// does not jump.
const FinishProfile = lazyExtra(async () => (await import('../../profiles/FinishProfile.tsx')).FinishProfile);
const UndeliverableNotice = lazyExtra(
  async () => (await import('../../profiles/UndeliverableNotice.tsx')).UndeliverableNotice,
);
// Loaded only for members without letters. Their page waits for it, because it shows nothing else.
const NoReadings = lazyScreen(async () => (await import('./NoReadings.tsx')).NoReadings);
const MoonToday = lazyExtra(onceIdle(async () => (await import('../../astrology/MoonToday.tsx')).MoonToday));

/** A member's home: a notice if the membership is not active, the newest sealed letter, and all their requests. */
export function MyReadingsScreen() {
  const user = useUser();
  useOwnLiveEvents(user.id);
  const { email, emailUndeliverable, hasProfile } = useMe();
  const all = useOwnRequests(NO_FILTERS);
  const sealed = useSealedRequests(NO_FILTERS);
  const { requests = [], count = 0 } = all.data ?? {};
  // If they could not be loaded, at least those of the newest letters are known.
  const sealedLetters = sealed.data ?? requests.filter(({ isSealed }) => isSealed);
  const isEmpty = all.isSuccess && requests.length === 0;
  const hasFailed = all.isError && requests.length === 0;
  // `isFetched` and not the current status: the list refetches what has failed when it is shown, which makes it pending.
  const isReady = requests.length > 0 && sealed.isFetched;
  const waiting = hasFailed ? 'Your letters could not be fetched.' : 'Your letters are being fetched.';
  const isLoaded = isReady || isEmpty;
  return (
    <Page
      heading="My Readings"
      text={<Intro>{isLoaded ? buildIntro(sealedLetters, requests, all.hasNextPage) : waiting}</Intro>}
      action={
        <LinkButton variant="straw" to="/create">
          Request a reading
        </LinkButton>
      }
    >
      <Stack>
        <MembershipNotice />
        {emailUndeliverable && <UndeliverableNotice email={email} />}
        {!hasProfile && <FinishProfile />}
        <OutcomeNotice />
        {hasFailed && <LoadErrorPaper error={all.error} onRetry={() => void all.refetch()} />}
        {isEmpty && (
          <Suspense fallback={<ReadingsSkeleton />}>
            <NoReadings />
          </Suspense>
        )}
        {!isReady && !isEmpty && !hasFailed && <ReadingsSkeleton />}
        {isReady && (
          <div className={styles.home}>
            <ReadingsHighlight sealed={sealedLetters} requests={requests} />
            <div className={styles.letters}>
              <RequestList total={count} />
            </div>
            <Paper>
              <Suspense fallback={<CardOfTheDaySkeleton />}>
                <CardOfTheDay />
              </Suspense>
            </Paper>
          </div>
        )}
      </Stack>
      <Suspense>
        <MoonToday />
      </Suspense>
    </Page>
  );
}

function buildIntro(sealed: readonly OwnRequest[], requests: readonly OwnRequest[], hasMore: boolean) {
  if (requests.length === 0) return 'Your letters will arrive here.';
  const opened = requests.filter(({ status }) => status === 'OPENED');
  return summarizeReadings(sealed.length, opened.length, hasMore);
}

const ReadingsSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading your readings</VisuallyHidden>
    <Columns
      first={
        <Paper isRaised>
          <div className={styles.highlight}>
            <Skeleton shape="round" />
            <Skeleton lines={3} />
          </div>
        </Paper>
      }
      second={
        <Paper heading="All readings" aside="Newest first" fill="list">
          <RequestListSkeleton />
        </Paper>
      }
    />
  </div>
);
