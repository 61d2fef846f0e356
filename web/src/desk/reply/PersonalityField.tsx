import { useQuery } from '@tanstack/react-query';
import { formatFullName } from '#contract/fullName.ts';
import { listPersonalities, listReaders } from '#contract/readers/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface PersonalityFieldProps {
  value: number | null;
  /** The reader who signs the reply while none is chosen. */
  fallback: { firstName: string; lastName: string } | null;
  onChange: (id: number) => void;
}

/** The reader who signs the reply. It always shows a name: while none is chosen, that of the fallback reader. */
export function PersonalityField({ value, fallback, onChange }: PersonalityFieldProps) {
  const { data: names = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const { data: active } = useQuery(queryOptionsFor(listReaders, { status: 'active' }));
  const isAway = (id: number) => active !== undefined && !active.some((reader) => reader.id === id);
  return (
    <SelectField
      label={
        <>
          As<VisuallyHidden> (writer personality)</VisuallyHidden>
        </>
      }
      options={names.map((one) => ({
        value: String(one.id),
        label: `${formatFullName(one)}${isAway(one.id) ? ' (away)' : ''}`,
      }))}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(Number(id))}
      placeholder={fallback === null ? 'Choose a name' : formatFullName(fallback)}
    />
  );
}
