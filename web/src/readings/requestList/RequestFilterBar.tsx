import { useQuery } from '@tanstack/react-query';
import { formatFullName } from '#contract/fullName.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { SEARCH_MAX } from '../../platform/searchParam.ts';
import { Choices } from '../../ui/Choice.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { RecordFilter } from '../../ui/RecordFilter.tsx';
import { FoundCount } from './FoundCount.tsx';
import styles from './RequestFilterBar.module.css';
import { type RequestFilters, SHOW_OPTIONS } from './requestFilters.ts';
import { toShowOptions, withShowOptions } from './showOptions.ts';

interface RequestFilterBarProps {
  filters: RequestFilters;
  /** Called with a function that changes the current filters. */
  onChange: (change: (now: RequestFilters) => RequestFilters) => void;
  /** How many requests match; null without filters, and until they are loaded. */
  found: number | null;
}

/** The search and the filters above a member's requests, and how many match. */
export const RequestFilterBar = ({ filters, onChange, found }: RequestFilterBarProps) => (
  <>
    <search className={styles.bar}>
      <SearchField
        label="Search your letters"
        placeholder="Search letters"
        maxLength={SEARCH_MAX}
        search={filters.search}
        onSearch={(search) => onChange((now) => ({ ...now, search }))}
      />
      <ReaderFilter reader={filters.reader} onChange={(reader) => onChange((now) => ({ ...now, reader }))} />
      <div className={styles.chips}>
        <Choices
          label="Show only"
          isLabelHidden
          options={SHOW_OPTIONS}
          value={toShowOptions(filters)}
          onChange={(chosen) => onChange((now) => withShowOptions(now, chosen))}
        />
      </div>
    </search>
    <FoundCount count={found} />
  </>
);

interface ReaderFilterProps {
  reader: number | null;
  onChange: (reader: number | null) => void;
}

function ReaderFilter({ reader, onChange }: ReaderFilterProps) {
  const { data: readers = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const nameOf = (one: (typeof readers)[number]) =>
    readers.filter(({ firstName }) => firstName === one.firstName).length > 1
      ? formatFullName(one)
      : one.firstName;
  return (
    <RecordFilter
      label="Reader"
      isLabelHidden
      anyLabel="All readers"
      records={readers.map((one) => ({ id: one.id, label: nameOf(one) }))}
      chosen={reader}
      onChange={onChange}
    />
  );
}
