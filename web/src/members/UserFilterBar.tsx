import { useQuery } from '@tanstack/react-query';
import { PLAN_FILTERS, SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import { listReaders } from '#contract/readers/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { SEARCH_MAX } from '../platform/searchParam.ts';
import { ReaderFilter } from '../readers/ReaderFilter.tsx';
import { RANGE_OPTIONS } from '../readings/timeRanges.ts';
import { TagFilter } from '../tags/TagFilter.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { STATUS_NAMES } from './rules.ts';
import styles from './UserFilterBar.module.css';
import type { UserFilters } from './userFilters.ts';
import { SORT_OPTIONS } from './userSorts.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';

const STATUS_OPTIONS = [
  { value: null, label: 'All statuses' },
  ...SUBSCRIPTION_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] })),
] as const;

interface UserFilterBarProps {
  filters: UserFilters;
  onChange: (change: Partial<UserFilters>) => void;
}

/** The search and the filters above the list of users. */
export function UserFilterBar({ filters, onChange }: UserFilterBarProps) {
  const { data: readers = [] } = useQuery(queryOptionsFor(listReaders, { status: 'active' }));
  const { search, plan, status, tag, reader, days, sort, order } = filters;
  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label="Search"
          placeholder="Search names and addresses"
          maxLength={SEARCH_MAX}
          search={search}
          onSearch={(typed) => onChange({ search: typed })}
        />
      </div>
      <FilterSelect
        label="Plan"
        options={PLAN_FILTERS}
        value={plan}
        onChange={(chosen) => onChange({ plan: chosen })}
      />
      <FilterSelect
        label="Status"
        options={STATUS_OPTIONS}
        value={status}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      <TagFilter anyLabel="All tags" chosen={tag} onChange={(chosen) => onChange({ tag: chosen })} />
      <ReaderFilter
        readers={readers}
        anyLabel="All readers"
        chosen={reader}
        onChange={(chosen) => onChange({ reader: chosen })}
      />
      <SelectField
        label="Time range"
        options={RANGE_OPTIONS}
        value={String(days)}
        onChange={(chosen) => onChange({ days: Number(chosen) as UserFilters['days'] })}
      />
      <div className={styles.order}>
        <SelectField
          label="Order"
          options={SORT_OPTIONS}
          value={`${sort} ${order}`}
          onChange={(chosen) => {
            const option = SORT_OPTIONS.find(({ value }) => value === chosen)!;
            onChange({ sort: option.sort, order: option.order });
          }}
        />
      </div>
    </search>
  );
}
