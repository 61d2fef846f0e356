import { useQuery } from '@tanstack/react-query';
import { listPersonalities, listReaders } from '#contract/people/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { SelectField } from '../../ui/SelectField.tsx';

interface PersonalityFieldProps {
  value: number | null;
  /** In whose name the reply goes while nobody is chosen. */
  fallback: { firstName: string; lastName: string } | null;
  onChange: (id: number) => void;
}

/** In whose name the reply goes. It always shows a name: while nobody is chosen, the one that is used then. */
export function PersonalityField({ value, fallback, onChange }: PersonalityFieldProps) {
  const { data: names = [] } = useQuery(queryOptionsFor(listPersonalities, {}));
  const { data: active } = useQuery(queryOptionsFor(listReaders, { status: 'active' }));
  const isAway = (id: number) => active !== undefined && !active.some((reader) => reader.id === id);
  return (
    <SelectField
      label="As"
      options={names.map(({ id, firstName, lastName }) => ({
        value: String(id),
        label: `${firstName} ${lastName}${isAway(id) ? ' (away)' : ''}`,
      }))}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(Number(id))}
      placeholder={fallback === null ? 'Choose a name' : `${fallback.firstName} ${fallback.lastName}`}
    />
  );
}
