import { classNames } from './classNames.ts';
import { Link } from './Link.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  /** The first is 1. */
  page: number;
  pageSize: number;
  /** How many rows this page has. */
  rows: number;
  count: number;
  /** The cap of `count`: there may be more rows. */
  cap: number;
  toPath: (page: number) => string;
}

/** Which rows of a list are shown, and links to its other pages. */
export function Pager({ page, pageSize, rows, count, cap, toPath }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const isCapped = count >= cap;
  const lastKnown = Math.ceil(count / pageSize);
  const hasNext = page < lastKnown || (isCapped && rows === pageSize);
  const total = isCapped ? `${format(cap)} or more` : format(count);
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p>{rows > 0 ? `${format(first)}–${format(first + rows - 1)} of ${total}` : `0 of ${total}`}</p>
      {(page > 1 || hasNext) && (
        <ul>
          <li>
            <PageLink label="Previous" to={page > 1 ? toPath(page - 1) : null} />
          </li>
          {listPages(page, lastKnown).map((each) => (
            <li key={each} className={classNames(styles.number, each === page && styles.current)}>
              <Link
                to={toPath(each)}
                aria-label={`Page ${each}`}
                aria-current={each === page ? 'page' : undefined}
              >
                {format(each)}
              </Link>
            </li>
          ))}
          <li>
            <PageLink label="Next" to={hasNext ? toPath(page + 1) : null} />
          </li>
        </ul>
      )}
    </nav>
  );
}

const format = (number: number) => number.toLocaleString('en');

/** A disabled link keeps its place, so that the others do not move. */
const PageLink = ({ label, to }: { label: string; to: string | null }) =>
  to === null ? (
    <span aria-disabled="true" className={styles.none}>
      {label}
    </span>
  ) : (
    <Link to={to}>{label}</Link>
  );

/** The first page, the last one, and those around the current one. */
const listPages = (page: number, last: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, last])]
    .filter((each) => each >= 1 && each <= Math.max(last, page))
    .toSorted((one, other) => one - other);
