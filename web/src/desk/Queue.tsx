import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { COUNT_CAP } from '#contract/call.ts';
import type { ListedRequest } from '#contract/readings/calls.ts';
import { EllipsisText } from '../ui/EllipsisText.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { StatusMoon } from '../ui/StatusMoon.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { formatElapsed } from '#contract/dates.ts';
import { useFailedRequests } from '../readings/persistedMessages.ts';
import { LoadFailure } from '../readings/LoadFailure.tsx';
import { useQueue } from '../readings/queries.ts';
import { RequestTitle } from '../readings/RequestTitle.tsx';
import { isOverdue, moonPhaseOf } from '../readings/rules.ts';
import { useNow } from '../readings/useNow.ts';
import {
  buildRequestPath,
  parseFilters,
  ORDER_OPTIONS,
  PLAN_OPTIONS,
  toQueueQuery,
  type QueueFilters,
  RANGE_OPTIONS,
} from './filters.ts';
import { type PresentWriter, describePresence } from './presence.ts';
import styles from './Queue.module.css';

interface QueueProps {
  /** The id of the open request. */
  current: number | null;
  present: readonly PresentWriter[];
}

/** All members' requests: the current ones at /readings, the closed ones at /archived-readings. */
export function Queue({ current, present }: QueueProps) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const filters = parseFilters(pathname, params);
  const queue = useQueue(toQueueQuery(filters));
  const { count = 0, requests = [] } = queue.data ?? {};
  const failed = useFailedRequests();
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>{filters.isArchive ? 'Archived readings' : 'Readings'}</h2>
          {queue.isSuccess && <span>{formatCount(count)}</span>}
        </div>
        <nav className={styles.lists} aria-label="Lists">
          <Link to="/readings" aria-current={filters.isArchive ? undefined : 'page'}>
            Under way
          </Link>
          <Link to="/archived-readings" aria-current={filters.isArchive ? 'page' : undefined}>
            Archived
          </Link>
        </nav>
        <Filters filters={filters} />
      </header>
      {queue.isPending && <Loading label="Loading readings" />}
      {queue.isError && !queue.data && (
        <LoadFailure error={queue.error} onRetry={() => void queue.refetch()} />
      )}
      {queue.isSuccess && requests.length === 0 && <EmptyQueue filters={filters} />}
      <ul className={styles.list} aria-label="Queue">
        {requests.map((request) => (
          <li key={request.id}>
            <Link
              className={styles.row}
              to={buildRequestPath(request.id, filters, params)}
              aria-current={request.id === current ? 'true' : undefined}
            >
              <QueueRow
                request={request}
                hasFailed={failed.has(request.id)}
                present={present.filter(({ requestId }) => requestId === request.id)}
              />
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={queue.hasNextPage}
        isBusy={queue.isFetchingNextPage}
        onMore={() => void queue.fetchNextPage()}
      />
    </>
  );
}

const formatCount = (count: number) => {
  if (count >= COUNT_CAP) return `${COUNT_CAP.toLocaleString('en')} or more`;
  return count === 1 ? '1 letter' : `${count.toLocaleString('en')} letters`;
};

interface QueueRowProps {
  request: ListedRequest;
  /** The last message could not be sent; its text is still in the form. */
  hasFailed: boolean;
  present: readonly PresentWriter[];
}

function QueueRow({ request, hasFailed, present }: QueueRowProps) {
  const { status, user, createdAt, unreadCount, isFlagged, isAstrology } = request;
  const now = useNow();
  const others = describePresence(present);
  const words = { OPENED: 'open', RESPONDED: 'answered', CLOSED: 'closed' }[status];
  return (
    <>
      <span className={styles.phase}>
        <StatusMoon phase={moonPhaseOf(status)} label={words} isLabelHidden />
      </span>
      <strong>
        <RequestTitle request={request} />
      </strong>
      <span className={styles.about}>
        <span className={styles.who}>
          <EllipsisText>{user.firstName}</EllipsisText>
          <span>, {status === 'OPENED' ? formatElapsed(now.getTime() - Date.parse(createdAt)) : words}</span>
        </span>
        {isAstrology && <span className={styles.style}>Astrology</span>}
        {isOverdue(request, now) && <b className={styles.overdue}>Overdue</b>}
        {isFlagged && <b className={styles.overdue}>Take care</b>}
        {unreadCount > 0 && <b className={styles.unread}>{unreadCount} new</b>}
        {hasFailed && <b className={styles.overdue}>Not sent</b>}
      </span>
      {others !== '' && <span className={styles.others}>{others}</span>}
    </>
  );
}

function Filters({ filters }: { filters: QueueFilters }) {
  const [, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (params) => {
        if (value === '') params.delete(name);
        else params.set(name, value);
        return params;
      },
      { replace: true },
    );
  return (
    <div className={styles.filters}>
      <Search search={filters.search} onSearch={(search) => set('search', search)} />
      <SelectField
        label="Plan"
        options={PLAN_OPTIONS}
        value={filters.plan ?? 'all'}
        onChange={(plan) => set('plan', plan === 'all' ? '' : plan)}
      />
      <SelectField
        label="Time range"
        options={RANGE_OPTIONS}
        value={String(filters.days)}
        onChange={(days) => set('days', days === '0' ? '' : days)}
      />
      <SelectField
        label="Order"
        options={ORDER_OPTIONS}
        value={filters.order}
        onChange={(order) => set('order', order === 'created_at' ? '' : order)}
      />
    </div>
  );
}

const SEARCH_DEBOUNCE_MS = 300;

/** Searches when typing pauses. */
function Search({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setTyped(search);
  }
  const ask = useEffectEvent(() => onSearch(typed));
  useEffect(() => {
    if (typed === search) return;
    const pause = setTimeout(() => ask(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [typed, search]);
  return (
    <TextField
      label="Search"
      isLabelHidden
      type="search"
      placeholder="Search titles and messages"
      value={typed}
      onChange={setTyped}
    />
  );
}

const EmptyQueue = ({ filters }: { filters: QueueFilters }) => {
  const isNarrowed = filters.search !== '' || filters.plan !== null || filters.days !== 0;
  if (isNarrowed) return <EmptyState message="Nothing matches">Widen the filters to see more.</EmptyState>;
  return (
    <EmptyState message={filters.isArchive ? 'No letter is closed yet' : 'The desk is clear'}>
      {filters.isArchive
        ? 'A letter without a word for 30 days is put away here.'
        : 'A new request appears here by itself.'}
    </EmptyState>
  );
};
