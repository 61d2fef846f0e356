import { formatDateAndTime } from '#contract/dates.ts';
import { FEELINGS } from '#contract/readings/codes.ts';
import { useNow } from '../platform/useNow.ts';
import { Entry, EntryList } from './EntryList.tsx';
import type { GradesFilters } from './filters.ts';
import { useGradeEntries } from './useGradeEntries.ts';

/** The outcomes of letters, as reported by their members. */
export function OutcomeList({ filters }: { filters: GradesFilters }) {
  const query = useGradeEntries('outcomes', filters);
  const now = useNow();
  return (
    <EntryList
      heading="What came of it"
      noun="outcomes"
      query={query}
      keyOf={({ requestId }) => requestId}
      renderEntry={({ requestId, feeling, text, user, reader, createdAt }) => (
        <Entry
          title={
            <>
              <strong>{FEELINGS[feeling]}</strong>, <span dir="auto">{user.firstName}</span>
            </>
          }
          text={text}
          meta={`${reader === null ? 'No reader' : `To ${reader.firstName}`}, ${formatDateAndTime(createdAt, now)}`}
          requestId={requestId}
        />
      )}
    />
  );
}
