import { AlertIcon } from './icons.tsx';
import styles from './Text.module.css';

/** What went wrong with the form as a whole: read aloud when it appears, and nothing while there is nothing to say. */
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
