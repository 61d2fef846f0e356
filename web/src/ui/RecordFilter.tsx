import { SelectField } from './SelectField.tsx';

const ANY = 'any';

interface RecordFilterProps {
  label: string;
  isLabelHidden?: boolean;
  anyLabel: string;
  records: readonly { id: number; label: string }[];
  chosen: number | null;
  onChange: (chosen: number | null) => void;
}

/** A select for one of the records, or all; the URL may also contain an id that is not listed. */
export function RecordFilter({
  label,
  isLabelHidden = false,
  anyLabel,
  records,
  chosen,
  onChange,
}: RecordFilterProps) {
  const isListed = chosen === null || records.some(({ id }) => id === chosen);
  return (
    <SelectField
      label={label}
      isLabelHidden={isLabelHidden}
      options={[
        { value: ANY, label: anyLabel },
        ...records.map((each) => ({ value: String(each.id), label: each.label })),
        ...(isListed ? [] : [{ value: String(chosen), label: 'Another one' }]),
      ]}
      value={chosen === null ? ANY : String(chosen)}
      onChange={(value) => onChange(value === ANY ? null : Number(value))}
    />
  );
}
