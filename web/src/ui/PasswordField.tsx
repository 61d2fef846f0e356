import { type InputHTMLAttributes, useState } from 'react';
import { IconButton } from './Button.tsx';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { createIcon } from './icons.tsx';

const EyeIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
const EyeShutIcon = /* @__PURE__ */ createIcon(
  <path d="M2.5 10c2 3.5 5.5 5.5 9.5 5.5s7.5-2 9.5-5.5M4.5 16.5l1.7-2.3M19.5 16.5l-1.7-2.3M9.5 18.5l.5-3M14.5 18.5l-.5-3" />,
);

interface PasswordFieldProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  name?: string;
  /** Tells password managers whether it is a current or a new password. */
  autoComplete: 'current-password' | 'new-password';
  onBlur?: InputHTMLAttributes<HTMLInputElement>['onBlur'];
}

/** A password field with a button to show the text. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, hint, isLabelHidden = false, value, onChange, ...input } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} isLabelHidden={isLabelHidden}>
      {(ariaProps) => (
        <span className={styles.secret}>
          <input
            {...input}
            {...ariaProps}
            type={isShown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            autoCapitalize="none"
            spellCheck={false}
            className={styles.control}
          />
          <IconButton
            label={isShown ? 'Hide' : 'Show'}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeShutIcon /> : <EyeIcon />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
