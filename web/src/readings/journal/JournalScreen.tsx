import { useInfiniteQuery } from '@tanstack/react-query';
import { listDrawnCards } from '#contract/readings/calls.ts';
import { MoonToday } from '../../astrology/MoonToday.tsx';
import { infiniteQueryOptionsFor } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadMore, toLoadMoreProps } from '../../ui/LoadMore.tsx';
import { Page } from '../../ui/Page.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { Intro } from '../Intro.tsx';
import { LoadErrorPaper } from '../../platform/LoadErrorPaper.tsx';
import { useDailyQuote } from '../queries.ts';
import { useOwnLiveEvents } from '../thread/useOwnLiveEvents.ts';
import { useNow } from '../../platform/useNow.ts';
import { JournalSkeleton } from './JournalSkeleton.tsx';
import { describeMostFrequent, groupByMonth, type JournalMonth, withoutSealed } from './journalRules.ts';
import { MonthPaper } from './MonthPaper.tsx';
import { RecurringCards } from './RecurringCards.tsx';

const PAGE = 100;

/** The cards of all letters by month, the recurring cards, and the moon of every day. */
export function JournalScreen() {
  useOwnLiveEvents(useUser().id);
  const journal = useInfiniteQuery(infiniteQueryOptionsFor(listDrawnCards, { limit: PAGE }));
  const now = useNow();
  const [newest] = journal.data?.pages ?? [];
  const months = groupByMonth(journal.data?.pages.flatMap(({ results }) => results) ?? [], now);
  const recurring = withoutSealed(newest?.recurring ?? []);
  const text =
    newest === undefined ? 'Your cards, and the moons they came with.' : describeJournal(newest.count);
  return (
    <Page heading="Journal" text={<Intro>{`${text} ${describeMostFrequent(recurring)}`.trim()}</Intro>}>
      {journal.isPending && <JournalSkeleton />}
      {journal.isError && newest === undefined && (
        <LoadErrorPaper error={journal.error} onRetry={() => void journal.refetch()} />
      )}
      {newest?.count === 0 && <EmptyJournal month={months[0]!} now={now} />}
      {newest !== undefined && newest.count > 0 && (
        <Stack>
          <RecurringCards recurring={recurring} />
          {months.map((month) => (
            <MonthPaper key={`${month.year}-${month.month}`} month={month} now={now} />
          ))}
          <LoadMore {...toLoadMoreProps(journal)} />
        </Stack>
      )}
      <MoonToday />
    </Page>
  );
}

function describeJournal(count: number): string {
  if (count === 0) return 'Every card that is drawn for you is kept here.';
  return count === 1 ? 'One card has been drawn for you.' : `${count} cards have been drawn for you.`;
}

function EmptyJournal({ month, now }: { month: JournalMonth; now: Date }) {
  const quote = useDailyQuote();
  return (
    <Columns
      first={<MonthPaper month={month} now={now} />}
      second={
        <Paper isRaised>
          <EmptyState
            message="No card has been drawn yet"
            action={<LinkButton to="/create">Request a reading</LinkButton>}
            quote={quote}
          >
            The cards of your letters appear here, by month, beside the moon of the day they came.
          </EmptyState>
        </Paper>
      }
    />
  );
}
