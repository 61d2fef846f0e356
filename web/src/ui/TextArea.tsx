import type { TextareaHTMLAttributes } from 'react';
import { classNames } from './classNames.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { submitOnKey } from './submitKeys.ts';

type AreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange' | 'className' | 'style' | 'id' | 'children'
>;

interface TextAreaProps extends FieldTexts, AreaProps {
  value: string;
  onChange: (value: string) => void;
  /** `chat`: Enter submits its form and Shift+Enter makes a new line. `long`: Ctrl or Cmd+Enter submits it. */
  keys?: 'chat' | 'long';
  /** Grows with its text. */
  isGrowing?: boolean;
  /** In the letters' font. */
  isLetter?: boolean;
}

/** A multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    error,
    hint,
    isLabelHidden = false,
    value,
    onChange,
    keys = 'long',
    isGrowing,
    isLetter,
    onKeyDown,
    ...area
  } = props;
  return (
    <Field label={label} error={error} hint={hint} isLabelHidden={isLabelHidden}>
      {(ariaProps) => (
        <textarea
          dir="auto"
          {...area}
          {...ariaProps}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) submitOnKey(keys)(event);
          }}
          className={classNames(
            styles.control,
            styles.text,
            isGrowing && styles.grows,
            isLetter && styles.letter,
          )}
        />
      )}
    </Field>
  );
}
