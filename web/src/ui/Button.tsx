import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Link } from './Link.tsx';
import { classNames } from './classNames.ts';

type Variant = 'primary' | 'quiet' | 'seal' | 'straw';

export interface ButtonLook {
  /** `primary` for the main action, `quiet` beside it, `seal` for what is final, `straw` on the night sky. */
  variant?: Variant;
  isSmall?: boolean;
  /** The full width of its column. */
  isWide?: boolean;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** While its action is pending: shows a spinner and cannot be pressed. */
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

interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'className' | 'style'> {
  to: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = ({ variant, isSmall, isWide, ...link }: LinkButtonProps) => (
  <Link {...link} className={buttonClassName({ variant, isSmall, isWide })} />
);

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** The accessible name and the tooltip. */
  label: string;
  /** A light outline for the night sky. */
  isOnNight?: boolean;
}

/** A round button with an icon as its child. */
export const IconButton = ({ label, isOnNight, type = 'button', ...button }: IconButtonProps) => (
  <button
    {...button}
    type={type}
    aria-label={label}
    title={label}
    className={classNames(styles.icon, isOnNight && styles.onNight)}
  />
);

// A busy button keeps the focus, which `disabled` would drop, so the press is prevented instead.
function preventPress(event: { preventDefault: () => void; stopPropagation: () => void }) {
  event.preventDefault();
  event.stopPropagation();
}

const VARIANTS = { primary: styles.primary, quiet: styles.quiet, seal: styles.seal, straw: styles.straw };

const buttonClassName = ({
  variant = 'primary',
  isSmall,
  isWide,
}: { [key in keyof ButtonLook]: ButtonLook[key] | undefined }) =>
  classNames(styles.button, VARIANTS[variant], isSmall && styles.small, isWide && styles.wide);
