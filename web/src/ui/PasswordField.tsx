import { type InputHTMLAttributes, useState } from 'react';
import { IconButton } from './Button.tsx';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { EyeIcon, EyeShutIcon } from './icons.tsx';

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
      {(ties) => (
        <span className={styles.secret}>
          <input
            {...input}
            {...ties}
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
