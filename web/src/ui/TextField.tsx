import { type ChangeEvent, type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { moveCaret } from './moveCaret.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'className' | 'style' | 'id' | 'children'
>;

interface TextFieldProps extends FieldTexts, InputProps {
  value: string;
  onChange: (value: string) => void;
  /** Formats the typed text, such as with the slash of a date; the caret stays after the same digit. */
  mask?: (typed: string) => string;
}

/** A single-line text field. Enter submits its form. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, isLabelHidden = false, value, onChange, mask, type = 'text', ...input } = props;
  const change = useMask(mask, onChange);
  return (
    <Field label={label} error={error} hint={hint} isLabelHidden={isLabelHidden}>
      {(ariaProps) => (
        <input
          dir="auto"
          {...input}
          {...ariaProps}
          type={type}
          value={value}
          onChange={change}
          className={styles.control}
        />
      )}
    </Field>
  );
}

function useMask(mask: TextFieldProps['mask'], onChange: (value: string) => void) {
  const caret = useRef<{ input: HTMLInputElement; position: number }>(null);
  // Rendering the new value moves the caret to the end: it is restored before the paint.
  useLayoutEffect(() => {
    const saved = caret.current;
    caret.current = null;
    if (saved !== null && document.activeElement === saved.input) {
      saved.input.setSelectionRange(saved.position, saved.position);
    }
  });
  return ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (mask === undefined) return onChange(input.value);
    const typed = input.value;
    const text = mask(typed);
    caret.current = { input, position: moveCaret(text, typed, input.selectionStart ?? typed.length) };
    onChange(text);
  };
}
