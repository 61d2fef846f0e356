import { buildTitleSuffix } from '#contract/readings/rules.ts';
import { MoonToday } from '../astrology/MoonToday.tsx';
import { useUser } from '../platform/session.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState, Quote } from '../ui/EmptyState.tsx';
import { Envelope } from '../ui/Envelope.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Columns, Page } from '../ui/Page.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Paper } from '../ui/Paper.tsx';
import { formatDateAndTime } from '#contract/dates.ts';
import { useFailedRequests } from './persistedMessages.ts';
import { LoadFailure } from './LoadFailure.tsx';
import styles from './MyReadingsScreen.module.css';
import { type OwnRequest, useOwnRequests, useOwnLiveEvents, useDailyQuote } from './queries.ts';
import { RequestRow } from './RequestRow.tsx';
import { spellCount, isSealed, summarizeReadings } from './rules.ts';
import { useNow } from './useNow.ts';

/** A member's home: the newest sealed letter, and all their requests, newest first. */
export function MyReadingsScreen() {
  const user = useUser();
  useOwnLiveEvents(user.id);
  const list = useOwnRequests(user.id);
  const failed = useFailedRequests();
  const requests = list.data?.requests ?? [];
  const isEmpty = list.isSuccess && requests.length === 0;
  return (
    <Page
      heading="My readings"
      text={buildIntro(list.isSuccess, requests)}
      action={
        !isEmpty && (
          <LinkButton variant="straw" to="/create">
            Request a reading
          </LinkButton>
        )
      }
    >
      {list.isPending && <ReadingsLoading />}
      {list.isError && requests.length === 0 && (
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {isEmpty && <NoReadings />}
      {requests.length > 0 && (
        <Columns
          first={<ReadingsHighlight requests={requests} />}
          second={
            <Paper heading="All readings" aside="Newest first" fill="list">
              <ul className={styles.list}>
                {requests.map((request) => (
                  <RequestRow key={request.id} request={request} hasFailed={failed.has(request.id)} />
                ))}
              </ul>
              <LoadMore
                hasMore={list.hasNextPage}
                isBusy={list.isFetchingNextPage}
                onMore={() => void list.fetchNextPage()}
              />
            </Paper>
          }
        />
      )}
      <MoonToday />
    </Page>
  );
}

function buildIntro(isLoaded: boolean, requests: readonly OwnRequest[]) {
  if (!isLoaded) return 'Looking through the night post.';
  return requests.length === 0 ? 'Your letters will arrive here.' : summarizeReadings(requests);
}

/** The newest sealed letter; without one, the open request, or a quote of the day. */
function ReadingsHighlight({ requests }: { requests: readonly OwnRequest[] }) {
  const quote = useDailyQuote();
  const sealed = requests.find(isSealed);
  if (sealed !== undefined) return <SealedLetter request={sealed} />;
  const isWaiting = requests.some(({ status }) => status === 'OPENED');
  return (
    <Paper isRaised>
      <div className={styles.quiet}>
        <h2>{isWaiting ? 'Your question is with our readers' : 'No letter is waiting'}</h2>
        <p>
          {isWaiting
            ? 'Their letter appears here, sealed, as soon as it is sent.'
            : 'Ask whatever is on your mind. A reader answers you by letter.'}
        </p>
        {quote !== undefined && <Quote {...quote} />}
      </div>
    </Paper>
  );
}

function SealedLetter({ request }: { request: OwnRequest }) {
  const { id, title, personality, numberOfTarotCards: cards, lastMessageTime } = request;
  const suffix = buildTitleSuffix(request);
  const arrived = `Arrived ${formatDateAndTime(lastMessageTime, useNow())}`;
  return (
    <Envelope
      kicker={personality === null ? 'New letter' : `New letter from ${personality.firstName}`}
      title={
        <>
          <span dir="auto">{title}</span>
          {suffix !== '' && ` ${suffix}`}
        </>
      }
      action={
        <LinkButton variant="seal" to={`/${id}`}>
          Open the letter
        </LinkButton>
      }
    >
      <p>{cards > 1 ? `${spellCount(cards)} cards drawn. ${arrived}` : arrived}</p>
    </Envelope>
  );
}

function ReadingsLoading() {
  const quote = useDailyQuote();
  return (
    <Paper>
      <Loading label="Loading your readings" />
      {quote !== undefined && (
        <div className={styles.quiet}>
          <Quote {...quote} />
        </div>
      )}
    </Paper>
  );
}

function NoReadings() {
  const quote = useDailyQuote();
  return (
    <Paper isRaised>
      <EmptyState
        message="You have not asked anything yet"
        action={<LinkButton to="/create">Request a reading</LinkButton>}
        quote={quote}
      >
        Put a question into words, as you would to a friend. A reader lays the cards for it and writes you a
        letter.
      </EmptyState>
    </Paper>
  );
}
