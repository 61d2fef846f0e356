import { AlertIcon } from './icons.tsx';
import styles from './Text.module.css';

/** The error of a form as a whole, read aloud when it appears; nothing without one. */
export const FormError = ({ children }: { children?: string | undefined }) => (
  <div role="alert" className={styles.slot}>
    {children !== undefined && <ErrorText>{children}</ErrorText>}
  </div>
);

/** An error that is not read aloud, because a toast has said it when it happened. */
export const ErrorText = ({ children }: { children: string }) => (
  <p className={styles.formError}>
    <AlertIcon />
    {children}
  </p>
);
