import { Field, type RichFieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { ForwardIcon } from './moreIcons.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value extends string> extends RichFieldTexts {
  options: readonly Option<Value>[];
  /** Empty while nothing is selected. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Shown while nothing is selected; it cannot be selected again. */
  placeholder?: string;
  name?: string;
  disabled?: boolean;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const {
    label,
    error,
    hint,
    isLabelHidden = false,
    options,
    value,
    onChange,
    placeholder,
    ...select
  } = props;
  return (
    <Field label={label} error={error} hint={hint} isLabelHidden={isLabelHidden}>
      {(ariaProps) => (
        <span className={styles.select}>
          <select
            {...select}
            {...ariaProps}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen !== undefined) onChange(chosen.value);
            }}
            className={styles.control}
          >
            {placeholder !== undefined && value === '' && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ForwardIcon size={16} />
        </span>
      )}
    </Field>
  );
}
