import { AlertIcon } from './icons.tsx';
import styles from './Text.module.css';

/** The error of a form as a whole, read aloud when it appears; nothing without one. */
export const FormError = ({ children }: { children?: string | undefined }) => (
  <div role="alert" className={styles.slot}>
    {children !== undefined && (
      <p className={styles.formError}>
        <AlertIcon />
        {children}
      </p>
    )}
  </div>
);
