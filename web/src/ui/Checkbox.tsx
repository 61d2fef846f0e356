import { type ReactNode, useId } from 'react';
import { FieldMessages, buildAriaProps } from './Field.tsx';
import styles from './Field.module.css';

interface CheckboxProps {
  /** May hold a link. */
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
  hint?: ReactNode;
  name?: string;
  disabled?: boolean;
}

/** A checkbox with its label beside it. */
export function Checkbox({ label, isChecked, onChange, error, hint, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        {...input}
        {...buildAriaProps(id, error, hint)}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  );
}
