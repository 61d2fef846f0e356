import { formatFullName } from '#contract/fullName.ts';
import { RecordFilter } from '../ui/RecordFilter.tsx';

interface ReaderFilterProps {
  readers: readonly { id: number; firstName: string; lastName: string }[];
  anyLabel: string;
  chosen: number | null;
  onChange: (chosen: number | null) => void;
}

/** A select for one of the readers, or all, for writers. */
export const ReaderFilter = ({ readers, ...filter }: ReaderFilterProps) => (
  <RecordFilter
    label="Reader"
    records={readers.map((reader) => ({ id: reader.id, label: formatFullName(reader) }))}
    {...filter}
  />
);
