import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PLAN_FILTERS } from '#contract/billing/codes.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import { listTags } from '#contract/tags/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { SEARCH_MAX } from '../../platform/searchParam.ts';
import { ReaderFilter } from '../../readers/ReaderFilter.tsx';
import { RANGE_OPTIONS } from '../../readings/timeRanges.ts';
import { TagFilter } from '../../tags/TagFilter.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { defaultOrder, ORDER_OPTIONS, type QueueFilters, STATUS_OPTIONS } from './filters.ts';
import styles from './QueueFilterBar.module.css';
import { useSetFilter } from './useSetFilter.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';

interface QueueFilterBarProps {
  filters: QueueFilters;
  /** How many requests there are; empty until it is known. */
  count: string;
}

/** The search and the filters of the list. Filters that are used less are collapsed. */
export function QueueFilterBar({ filters, count }: QueueFilterBarProps) {
  const set = useSetFilter();
  const { isArchive, status, reader, tag } = filters;
  const isSet = [status, reader, tag].some((value) => value !== null);
  const [isOpen, setOpen] = useState(isSet);
  const id = useId();
  // Loaded together with the list, so that the tags are there when the filters are expanded.
  useQuery(queryOptionsFor(listTags, {}));
  return (
    <div className={styles.bar}>
      <SearchField
        label="Search"
        placeholder="Search titles and messages"
        maxLength={SEARCH_MAX}
        search={filters.search}
        onSearch={(search) => set('search', search)}
      />
      <div className={styles.chips}>
        <FilterSelect
          label="Plan"
          options={PLAN_FILTERS}
          value={filters.plan}
          onChange={(plan) => set('plan', plan ?? '')}
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
          onChange={(order) => set('order', order === defaultOrder(isArchive) ? '' : order)}
        />
      </div>
      <div className={styles.fold}>
        <span>{count}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer filters' : 'More filters'}
        </button>
      </div>
      <div id={`${id}-more`} className={styles.chips} hidden={!isOpen}>
        {isOpen && <MoreFilters filters={filters} onSet={set} />}
      </div>
    </div>
  );
}

interface MoreFiltersProps {
  filters: QueueFilters;
  onSet: ReturnType<typeof useSetFilter>;
}

function MoreFilters({ filters: { isArchive, status, reader, tag }, onSet }: MoreFiltersProps) {
  const { data: readers = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  return (
    <>
      {/* Not in the archive, which has only one status. */}
      {!isArchive && (
        <FilterSelect
          label="Status"
          options={STATUS_OPTIONS}
          value={status}
          onChange={(chosen) => onSet('status', chosen ?? '')}
        />
      )}
      <ReaderFilter
        readers={readers}
        anyLabel="Any"
        chosen={reader}
        onChange={(chosen) => onSet('reader', String(chosen ?? ''))}
      />
      <TagFilter anyLabel="Any" chosen={tag} onChange={(chosen) => onSet('tag', String(chosen ?? ''))} />
    </>
  );
}
