import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { COUNT_CAP } from '#contract/listLimits.ts';
import { listUsers } from '#contract/members/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useUrlFilters } from '../platform/useUrlFilters.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { EmptyPage, ListPager, NoMatch } from './PagedList.tsx';
import { UserFilterBar } from './UserFilterBar.tsx';
import {
  isFiltered,
  parseUserFilters,
  toUserPath,
  toUserQuery,
  toUserSearch,
  type UserFilters,
} from './userFilters.ts';
import styles from './ManageUsersScreen.module.css';
import { UserTable } from './UserTable.tsx';

/** Every account, for writers: searched, filtered and sorted, 25 a page. */
export function ManageUsersScreen() {
  const { filters, setFilters } = useUrlFilters(parseUserFilters, toUserSearch);
  // Another filter begins at its first page.
  const set = (change: Partial<UserFilters>) => setFilters({ page: 1, ...change });
  return (
    <Page heading="Manage Users">
      <div className={styles.users}>
        <Paper fill="list">
          <UserFilterBar filters={filters} onChange={set} />
          <UserPage filters={filters} onChange={set} />
        </Paper>
      </div>
    </Page>
  );
}

interface UserPageProps {
  filters: UserFilters;
  onChange: (change: Partial<UserFilters>) => void;
}

function UserPage({ filters, onChange }: UserPageProps) {
  const users = useQuery({
    ...queryOptionsFor(listUsers, toUserQuery(filters)),
    // No event tells that a user is new: going back to an earlier filter asks again.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (users.isPending) return <Loading label="Loading the users" />;
  if (users.data === undefined)
    return <LoadErrorPaper error={users.error} onRetry={() => void users.refetch()} />;
  const { count, results } = users.data;
  return (
    <div aria-busy={users.isPlaceholderData}>
      <p role="status">
        <VisuallyHidden>{users.isPlaceholderData ? '' : describeCount(count)}</VisuallyHidden>
      </p>
      {results.length > 0 && (
        <UserTable
          users={results}
          sort={filters.sort}
          order={filters.order}
          isOutdated={users.isPlaceholderData}
          onSort={(sort, order) => onChange({ sort, order })}
        />
      )}
      {results.length === 0 && <NobodyFound filters={filters} count={count} onChange={onChange} />}
      {count > 0 && (
        <ListPager
          page={filters.page}
          rows={results.length}
          count={count}
          toPath={(page) => toUserPath({ ...filters, page })}
        />
      )}
    </div>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'No users found';
  if (count >= COUNT_CAP) return `${COUNT_CAP.toLocaleString('en')} or more users found`;
  return count === 1 ? '1 user found' : `${count.toLocaleString('en')} users found`;
}

function NobodyFound({ filters, count, onChange }: UserPageProps & { count: number }) {
  if (count > 0) return <EmptyPage message="Nobody is on this page" onFirstPage={() => onChange({})} />;
  if (!isFiltered(filters)) return <EmptyState message="There are no users yet" />;
  return (
    <NoMatch
      message="Nobody matches"
      onClearFilters={() =>
        onChange({ search: '', plan: null, status: null, tag: null, reader: null, days: 0 })
      }
    >
      Part of a name or of an address is enough to find someone.
    </NoMatch>
  );
}
