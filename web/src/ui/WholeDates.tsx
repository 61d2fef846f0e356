import styles from './WholeDates.module.css';

/** A date such as 21 December 2026, with a full stop or comma after it, which would otherwise begin the next line. */
const DATE = /(\b\d{1,2} [A-Z][a-z]+ \d{4}\b[.,]?)/;

/** A text in which no date is broken between two lines. */
export const WholeDates = ({ children }: { children: string }) =>
  children.split(DATE).map((part, n) =>
    n % 2 === 0 ? (
      part
    ) : (
      <span key={n} className={styles.date}>
        {part}
      </span>
    ),
  );
