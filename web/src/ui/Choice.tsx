import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { FieldGroup, type FieldTexts } from './Field.tsx';

interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A line below it; shown by `list` only. */
  hint?: ReactNode;
}

interface ChoiceProps<Value extends string> extends FieldTexts {
  options: readonly ChoiceOption<Value>[];
  /** `list`: one below the other with hints; `segments`: two or three in one bar; `chips`: short and many. */
  look?: 'list' | 'segments' | 'chips';
  disabled?: boolean;
}

interface SingleChoiceProps<Value extends string> extends ChoiceProps<Value> {
  value: Value | null;
  onChange: (value: Value) => void;
}

/** A single choice with all options visible. */
export function Choice<Value extends string>(props: SingleChoiceProps<Value>) {
  const { options, value, onChange, look = 'list', disabled, ...texts } = props;
  const name = useId();
  return (
    <FieldGroup {...texts} role="radiogroup">
      <div className={styles[look]}>
        {options.map((option) => (
          <OptionLabel key={option.value} option={option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              disabled={disabled}
            />
          </OptionLabel>
        ))}
      </div>
    </FieldGroup>
  );
}

interface MultipleChoiceProps<Value extends string> extends ChoiceProps<Value> {
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** A multiple choice with all options visible; values are in the order of the options. */
export function Choices<Value extends string>(props: MultipleChoiceProps<Value>) {
  const { options, value, onChange, look = 'chips', disabled, ...texts } = props;
  const toggle = (changed: Value) =>
    options
      .map((option) => option.value)
      .filter((option) => (option === changed ? !value.includes(option) : value.includes(option)));
  return (
    <FieldGroup {...texts}>
      <div className={styles[look]}>
        {options.map((option) => (
          <OptionLabel key={option.value} option={option}>
            <input
              type="checkbox"
              value={option.value}
              checked={value.includes(option.value)}
              onChange={() => onChange(toggle(option.value))}
              disabled={disabled}
            />
          </OptionLabel>
        ))}
      </div>
    </FieldGroup>
  );
}

interface OptionLabelProps {
  option: ChoiceOption<string>;
  children: ReactNode;
}

const OptionLabel = ({ option, children }: OptionLabelProps) => (
  <label className={styles.option}>
    {children}
    <span className={styles.label}>{option.label}</span>
    {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
  </label>
);
