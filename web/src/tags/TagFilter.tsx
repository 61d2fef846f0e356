import { useQuery } from '@tanstack/react-query';
import { listTags } from '#contract/tags/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { RecordFilter } from '../ui/RecordFilter.tsx';

interface TagFilterProps {
  anyLabel: string;
  chosen: number | null;
  onChange: (chosen: number | null) => void;
}

/** A select for one of the tags, or all. */
export function TagFilter(filter: TagFilterProps) {
  const { data: tags = [] } = useQuery(queryOptionsFor(listTags, {}));
  return <RecordFilter label="Tag" records={tags.map(({ id, text }) => ({ id, label: text }))} {...filter} />;
}
