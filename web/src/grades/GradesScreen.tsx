import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getGrades } from '#contract/grades/calls.ts';
import { listReaders } from '#contract/readers/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useUrlFilters } from '../platform/useUrlFilters.ts';
import { RANGE_OPTIONS } from '../readings/timeRanges.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Stack } from '../ui/layout.tsx';
import { Paper } from '../ui/Paper.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { AnswersChart } from './AnswersChart.tsx';
import { RecentAnswers } from './RecentAnswers.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import { type GradesFilters, parseFilters, toSearchParams } from './filters.ts';
import styles from './GradesScreen.module.css';
import { OutcomeList } from './OutcomeList.tsx';
import { ReadersChart } from './ReadersChart.tsx';
import { ReadersTable } from './ReadersTable.tsx';
import { ReviewList } from './ReviewList.tsx';
import { formatSeconds, formatShare, rushShareOf } from './rules.ts';
import { ReaderFilter } from '../readers/ReaderFilter.tsx';

/** Ratings of the readers' answers for writers: figures, charts, feedback and reviews. */
export function GradesScreen() {
  const { filters, setFilters } = useUrlFilters(parseFilters, (given) => toSearchParams(given).toString());
  const grades = useQuery({ ...queryOptionsFor(getGrades, filters), placeholderData: keepPreviousData });
  return (
    <Page heading="Grades" text="How members like the answers, and how well they are written.">
      <Stack>
        <Paper>
          <FilterBar filters={filters} onChange={setFilters} />
        </Paper>
        {grades.isPending && <Loading label="Loading the grades" />}
        {grades.isError && <LoadErrorPaper error={grades.error} onRetry={() => void grades.refetch()} />}
        {grades.data !== undefined && (
          <>
            <Paper heading="Readers" aside={grades.isPlaceholderData ? 'Loading…' : undefined} fill="list">
              <ReadersTable rows={grades.data.readers} />
            </Paper>
            <Paper heading="Answers and share liked">
              <AnswersChart series={grades.data.series} />
            </Paper>
            <div className={styles.pair}>
              <Paper heading="Time to answer">
                <ReadersChart
                  rows={grades.data.readers}
                  value={(row) => row.medianSecondsToAnswer}
                  format={formatSeconds}
                  measure="Median time to answer a question"
                />
              </Paper>
              <Paper heading="Rush kept">
                <ReadersChart
                  rows={grades.data.readers}
                  value={rushShareOf}
                  format={formatShare}
                  scale={1}
                  measure="Rushed questions answered in time"
                />
              </Paper>
            </div>
          </>
        )}
        {/* Loaded at the same time, but shown afterwards, so that the figures above do not move them. */}
        <div className={styles.pair} hidden={grades.isPending}>
          <FeedbackList filters={filters} />
          <Stack>
            <ReviewList filters={filters} />
            <RecentAnswers reader={filters.reader} />
            <OutcomeList filters={filters} />
          </Stack>
        </div>
      </Stack>
    </Page>
  );
}

interface FilterBarProps {
  filters: GradesFilters;
  onChange: (change: Partial<GradesFilters>) => void;
}

function FilterBar({ filters, onChange }: FilterBarProps) {
  const { data: readers = [] } = useQuery(queryOptionsFor(listReaders, {}));
  return (
    <div className={styles.filters}>
      <SelectField
        label="Time range"
        options={RANGE_OPTIONS}
        value={String(filters.days)}
        onChange={(value) => onChange({ days: Number(value) as GradesFilters['days'] })}
      />
      <ReaderFilter
        readers={readers}
        anyLabel="All readers"
        chosen={filters.reader ?? null}
        onChange={(reader) => onChange({ reader: reader ?? undefined })}
      />
    </div>
  );
}
