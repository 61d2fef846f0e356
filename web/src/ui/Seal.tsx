import styles from './Envelope.module.css';

/** The vermilion wax seal with its moon: decorative. */
export const Seal = ({ size = 84 }: { size?: number }) => (
  <svg className={styles.seal} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <path
      className={styles.wax}
      d="M32 3c5 0 7 4 12 5s9 1 11 5 0 8 2 12 5 6 4 11-6 6-8 10-2 9-6 11-8-1-13 0-8 5-13 3-5-7-9-9-9-3-10-8 4-8 4-13-4-9-1-13 8-3 12-5 5-8 10-9 5 0 5 0z"
    />
    <circle className={styles.ring} cx="32" cy="32" r="18" />
    <path className={styles.stamp} d="M38 20a13 13 0 1 0 0 24 15 15 0 0 1 0-24z" />
    <path className={styles.crack} d="M35 2l-5 15 6 11-8 10 5 9-3 15" pathLength="1" />
  </svg>
);
