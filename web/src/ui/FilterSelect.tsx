import { SelectField } from './SelectField.tsx';

const ANY = 'any';

interface FilterSelectProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  /** The option whose value is null stands for all. */
  options: readonly { value: Value | null; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** A select of a filter, which can also be off. */
export const FilterSelect = <Value extends string>({
  options,
  value,
  onChange,
  ...field
}: FilterSelectProps<Value>) => (
  <SelectField<Value | typeof ANY>
    {...field}
    options={options.map((option) => ({ value: option.value ?? ANY, label: option.label }))}
    value={value ?? ANY}
    onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
  />
);
