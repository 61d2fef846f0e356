import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { AlertIcon } from './icons.tsx';

export interface FieldTexts {
  label: string;
  /** The error of the value; read aloud with the field. */
  error?: string | undefined;
  /** A hint for filling it in. */
  hint?: ReactNode;
  /** The label is only for screen readers: where the context makes it obvious. */
  isLabelHidden?: boolean;
}

/** The same with a label that may have a part for screen readers only. */
export interface RichFieldTexts extends Omit<FieldTexts, 'label'> {
  label: ReactNode;
}

/** The attributes that connect a control with its label, hint and error. */
export interface FieldAriaProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A control with its label above, and its hint and error below. */
export function Field(props: RichFieldTexts & { children: (ariaProps: FieldAriaProps) => ReactNode }) {
  const { label, error, hint, isLabelHidden, children } = props;
  const id = useId();
  const ariaProps = buildAriaProps(id, error, hint);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classNames(styles.label, isLabelHidden && styles.hidden)}>
        {label}
      </label>
      {children(ariaProps)}
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  );
}

/** The same for a group of controls that share one label. */
export function FieldGroup(props: FieldTexts & { role?: 'radiogroup' | 'group'; children: ReactNode }) {
  const { label, error, hint, isLabelHidden, role = 'group', children } = props;
  const id = useId();
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = buildAriaProps(id, error, hint);
  return (
    <div
      className={styles.field}
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={role === 'radiogroup' ? isInvalid : undefined}
      data-invalid={isInvalid}
    >
      <span id={`${id}-label`} className={classNames(styles.label, isLabelHidden && styles.hidden)}>
        {label}
      </span>
      {children}
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  );
}

/** The hint and the error of a control, with the ids that `buildAriaProps` refers to. */
export const FieldMessages = ({
  id,
  error,
  hint,
}: {
  id: string;
  error: string | undefined;
  hint: ReactNode;
}) => (
  <>
    {hint !== undefined && (
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
      </div>
    )}
    {error !== undefined && (
      <p id={`${id}-error`} className={styles.error}>
        <AlertIcon size={16} />
        {error}
      </p>
    )}
  </>
);

export function buildAriaProps(id: string, error: string | undefined, hint: ReactNode): FieldAriaProps {
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return {
    id,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}
