import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';

type Variant = 'primary' | 'quiet' | 'seal' | 'straw';

interface ButtonLook {
  /** `primary` for the one main act, `quiet` beside it, `seal` for what is final, `straw` on the night sky. */
  variant?: Variant;
  isSmall?: boolean;
  /** As wide as its column. */
  isWide?: boolean;
}

interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** While its act is under way: it shows that, and cannot be pressed again. */
  isBusy?: boolean;
}

export function Button({
  variant,
  isSmall,
  isWide,
  isBusy = false,
  type = 'button',
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={buttonClassName({ variant, isSmall, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? preventPress : button.onClick}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {button.children}
    </button>
  );
}

interface LinkButtonProps extends ButtonLook {
  to: string;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere and does nothing else. */
export const LinkButton = ({ to, children, ...props }: LinkButtonProps) => (
  <Link to={to} className={buttonClassName(props)}>
    {children}
  </Link>
);

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Its words: read aloud, and shown when the pointer rests on it. */
  label: string;
  /** On the night sky its outline is light. */
  isOnNight?: boolean;
}

/** A round button of one icon (its child). */
export const IconButton = ({ label, isOnNight, type = 'button', ...button }: IconButtonProps) => (
  <button
    {...button}
    type={type}
    aria-label={label}
    title={label}
    className={classNames(styles.icon, isOnNight && styles.onNight)}
  />
);

// A busy button keeps its focus, which `disabled` would drop; so its press is swallowed instead.
function preventPress(event: { preventDefault: () => void; stopPropagation: () => void }) {
  event.preventDefault();
  event.stopPropagation();
}

const buttonClassName = ({
  variant = 'primary',
  isSmall,
  isWide,
}: { [key in keyof ButtonLook]: ButtonLook[key] | undefined }) =>
  classNames(styles.button, styles[variant], isSmall && styles.small, isWide && styles.wide);
