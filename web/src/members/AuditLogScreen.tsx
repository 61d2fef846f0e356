import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDateAndTime } from '#contract/dates.ts';
import { type AuditLogEntry, listAuditLog } from '#contract/members/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { useNow } from '../platform/useNow.ts';
import { useUrlFilters } from '../platform/useUrlFilters.ts';
import { classNames } from '../ui/classNames.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Paper } from '../ui/Paper.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import {
  type AuditFilters,
  describeAct,
  parseAuditFilters,
  toAuditPath,
  toAuditQuery,
  toAuditSearch,
} from './auditFilters.ts';
import styles from './AuditLogScreen.module.css';
import { describeActor, formatReason } from './auditTexts.ts';
import { EmptyPage, ListPager, NoMatch } from './PagedList.tsx';

/** The audit log for writers: newest first, 25 entries a page. */
export function AuditLogScreen() {
  const { filters, setFilters } = useUrlFilters(parseAuditFilters, toAuditSearch);
  // Another filter begins at its first page.
  const set = (change: Partial<AuditFilters>) => setFilters({ page: 1, ...change });
  return (
    <Page heading="Audit log" text="Who did what, to whom and why.">
      <Paper fill="list">
        <AuditFilterBar filters={filters} onChange={set} />
        <AuditPage filters={filters} onChange={set} />
      </Paper>
    </Page>
  );
}

interface AuditPageProps {
  filters: AuditFilters;
  onChange: (change: Partial<AuditFilters>) => void;
}

function AuditPage({ filters, onChange }: AuditPageProps) {
  const log = useQuery({
    ...queryOptionsFor(listAuditLog, toAuditQuery(filters)),
    placeholderData: keepPreviousData,
  });
  if (log.isPending) return <Loading label="Loading the audit log" />;
  if (log.data === undefined) return <LoadErrorPaper error={log.error} onRetry={() => void log.refetch()} />;
  const { count, results } = log.data;
  if (count === 0) return <NothingFound filters={filters} onChange={onChange} />;
  return (
    <div aria-busy={log.isPlaceholderData}>
      {results.length === 0 && (
        <EmptyPage message="There is nothing on this page" onFirstPage={() => onChange({})} />
      )}
      <ol aria-label="Audit log" className={classNames(log.isPlaceholderData && styles.outdated)}>
        {results.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <ListPager
        page={filters.page}
        rows={results.length}
        count={count}
        toPath={(page) => toAuditPath({ ...filters, page })}
      />
    </div>
  );
}

function NothingFound({ filters: { user, actor, act, days }, onChange }: AuditPageProps) {
  const isFiltered = user !== null || actor !== null || act !== null || days !== 0;
  if (!isFiltered) return <EmptyState message="Nothing is recorded yet" />;
  return (
    <NoMatch
      message="Nothing matches"
      onClearFilters={() => onChange({ user: null, actor: null, act: null, days: 0 })}
    />
  );
}

function Entry({ entry }: { entry: AuditLogEntry }) {
  const now = useNow();
  const { act, says: message, why, user, createdAt } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.act}>{describeAct(act)}</p>
      <div className={styles.text}>
        <p dir="auto">{message}</p>
        {why !== null && (
          <p dir="auto" className={styles.why}>
            {formatReason(why)}
          </p>
        )}
      </div>
      <p className={styles.who}>
        {user !== null && (
          <Link to={`/manage/users/${user.id}`} dir="auto">
            {user.name}
          </Link>
        )}
        <span>{describeActor(entry)}</span>
        <time dateTime={createdAt}>{formatDateAndTime(createdAt, now)}</time>
      </p>
    </li>
  );
}
