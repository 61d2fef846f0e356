import { RANGE_OPTIONS } from '../readings/timeRanges.ts';
import { SelectField } from '../ui/SelectField.tsx';
import styles from './AuditFilterBar.module.css';
import { ACT_NAMES, type AuditFilters, describeAct } from './auditFilters.ts';
import { UserPicker } from './UserPicker.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';

const KNOWN_ACTS = Object.keys(ACT_NAMES);

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (change: Partial<AuditFilters>) => void;
}

/** The filters above the audit log. */
export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const { user, actor, act, days } = filters;
  const acts = act === null || KNOWN_ACTS.includes(act) ? KNOWN_ACTS : [...KNOWN_ACTS, act];
  return (
    <search className={styles.bar}>
      <UserPicker label="Member" chosen={user} onChoose={(id) => onChange({ user: id })} />
      <UserPicker label="Done by" chosen={actor} onChoose={(id) => onChange({ actor: id })} />
      <FilterSelect
        label="Action"
        options={[
          { value: null, label: 'All actions' },
          ...acts.map((each) => ({ value: each, label: describeAct(each) })),
        ]}
        value={act}
        onChange={(chosen) => onChange({ act: chosen })}
      />
      <SelectField
        label="Time range"
        options={RANGE_OPTIONS}
        value={String(days)}
        onChange={(chosen) => onChange({ days: Number(chosen) as AuditFilters['days'] })}
      />
    </search>
  );
}
