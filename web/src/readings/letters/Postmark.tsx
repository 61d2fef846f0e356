import { useId } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import { formatMediumDate } from '#contract/dates.ts';
import styles from './Postmark.module.css';

/** A decorative postmark with the day a letter was sent. The date is also shown as text beside it. */
export function Postmark({ at }: { at: string }) {
  const ring = useId();
  return (
    <svg className={styles.stamp} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" />
      <circle cx="50" cy="50" r="31" />
      <path className={styles.moon} d="M60 30a22 22 0 1 0 0 40 26 26 0 0 1 0-40z" />
      <path id={ring} d="M12 50a38 38 0 1 1 76 0a38 38 0 1 1-76 0" stroke="none" />
      <text>
        <textPath href={`#${ring}`} textLength="230">
          {`${PRODUCT_NAME} · ${formatMediumDate(at)} · night post · `.toUpperCase()}
        </textPath>
      </text>
    </svg>
  );
}
