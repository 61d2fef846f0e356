import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatMediumDate } from '#contract/dates.ts';
import { formatFullName } from '#contract/fullName.ts';
import { type ListedUser } from '#contract/members/calls.ts';
import { listReaders } from '#contract/readers/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { TagChip } from '../tags/TagChip.tsx';
import { classNames } from '../ui/classNames.ts';
import { EllipsisText } from '../ui/EllipsisText.tsx';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { hasNeverHadMembership, READER_AWAY, STATUS_NAMES } from './rules.ts';
import type { UserFilters, UserSort } from './userFilters.ts';
import { nextOrder } from './userSorts.ts';
import styles from './UserTable.module.css';

interface UserTableProps extends Pick<UserFilters, 'sort' | 'order'> {
  users: readonly ListedUser[];
  /** True while the next list is loading. */
  isOutdated: boolean;
  onSort: (sort: UserSort, order: 'asc' | 'desc') => void;
}

/** A page of users; the arrow keys go from row to row, and Enter opens one. Cards on small screens. */
export function UserTable({ users, isOutdated, ...sorting }: UserTableProps) {
  return (
    <table className={classNames(styles.table, isOutdated && styles.outdated)}>
      <caption>
        <VisuallyHidden>Users</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <SortHeading column="email" {...sorting}>
            Email
          </SortHeading>
          <th scope="col">Membership</th>
          <th scope="col">Tags</th>
          <th scope="col">Reader</th>
          <SortHeading column="last_request_at" {...sorting}>
            Last request
          </SortHeading>
          <SortHeading column="created_at" {...sorting}>
            Created
          </SortHeading>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadingProps extends Pick<UserTableProps, 'sort' | 'order' | 'onSort'> {
  column: UserSort;
  children: ReactNode;
}

function SortHeading({ column, sort, order, onSort, children }: SortHeadingProps) {
  const isSorted = column === sort;
  const direction = order === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(column, nextOrder(column, sort, order))}
      >
        {children}
        <span className={styles.arrow} aria-hidden="true">
          {isSorted && (order === 'asc' ? '↑' : '↓')}
        </span>
      </button>
    </th>
  );
}

const TAGS_SHOWN = 3;

function UserRow({ user }: { user: ListedUser }) {
  const { id, email, tags, lastRequestAt, createdAt } = user;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <Link to={`/manage/users/${id}`} onKeyDown={moveFocus}>
          <EllipsisText>{formatFullName(user)}</EllipsisText>
        </Link>
        {user.isWriter && <span className={styles.role}>Writer</span>}
        {user.isBlocked && <span className={styles.blocked}>Blocked</span>}
      </th>
      <td>
        <EllipsisText>{email}</EllipsisText>
      </td>
      <td>{describeStatus(user)}</td>
      <td className={tags.length === 0 ? styles.none : undefined}>
        <span className={styles.tags}>
          {tags.slice(0, TAGS_SHOWN).map((tag) => (
            <TagChip key={tag.id} tag={tag} />
          ))}
          {tags.length > TAGS_SHOWN && (
            <span title={tags.map(({ text }) => text).join(', ')}>+{tags.length - TAGS_SHOWN}</span>
          )}
        </span>
      </td>
      <td className={user.assignedPersonalityUser === null ? styles.none : undefined} data-label="Reader">
        <ReaderName id={user.assignedPersonalityUser} />
      </td>
      <td className={styles.date} data-label="Last request">
        {lastRequestAt === null ? 'Not yet' : formatMediumDate(lastRequestAt)}
      </td>
      <td className={styles.date} data-label="Created">
        {formatMediumDate(createdAt)}
      </td>
    </tr>
  );
}

/** Writers have no membership unless they were members before. */
function describeStatus(user: ListedUser): string {
  if (hasNeverHadMembership(user)) return user.isWriter ? '' : 'No plan yet';
  return STATUS_NAMES[user.currentSubscriptionStatus];
}

function ReaderName({ id }: { id: number | null }) {
  const { data: readers } = useQuery(queryOptionsFor(listReaders, { status: 'active' }));
  if (id === null || readers === undefined) return null;
  const reader = readers.find((each) => each.id === id);
  return <EllipsisText>{reader === undefined ? READER_AWAY : formatFullName(reader)}</EllipsisText>;
}

/** Arrow keys, Home and End move between the links of the rows. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = event.currentTarget.closest('tbody');
  const links = [...(rows?.querySelectorAll<HTMLElement>('th a') ?? [])];
  const current = links.indexOf(event.currentTarget);
  const targets: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    Home: 0,
    End: links.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}
