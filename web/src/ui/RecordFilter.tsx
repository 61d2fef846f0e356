import { FilterSelect } from './FilterSelect.tsx';

interface RecordFilterProps {
  label: string;
  isLabelHidden?: boolean;
  anyLabel: string;
  records: readonly { id: number; label: string }[];
  chosen: number | null;
  onChange: (chosen: number | null) => void;
}

/** A select for one of the records, or all; the URL may also contain an id that is not listed. */
export function RecordFilter({ anyLabel, records, chosen, onChange, ...field }: RecordFilterProps) {
  const isListed = chosen === null || records.some(({ id }) => id === chosen);
  return (
    <FilterSelect
      {...field}
      options={[
        { value: null, label: anyLabel },
        ...records.map(({ id, label }) => ({ value: String(id), label })),
        ...(isListed ? [] : [{ value: String(chosen), label: 'Another one' }]),
      ]}
      value={chosen === null ? null : String(chosen)}
      onChange={(value) => onChange(value === null ? null : Number(value))}
    />
  );
}
