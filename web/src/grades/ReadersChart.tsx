import { formatFullName } from '#contract/fullName.ts';
import type { ReaderGrades } from '#contract/grades/calls.ts';
import { EllipsisText } from '../ui/EllipsisText.tsx';
import styles from './Charts.module.css';
import { FiguresTable } from './FiguresTable.tsx';

interface ReadersChartProps {
  rows: readonly ReaderGrades[];
  /** Null: there is no value for this reader. */
  value: (row: ReaderGrades) => number | null;
  format: (value: number | null) => string;
  /** The value of a full bar; the largest one by default. */
  scale?: number;
  /** The name of the measured quantity. */
  measure: string;
}

const ROW = 44;
const THICK = 12;

/** A bar for each reader. */
export function ReadersChart({ rows, value, format, scale, measure }: ReadersChartProps) {
  const bars = rows.flatMap((row) => {
    const measured = value(row);
    return measured === null ? [] : [{ id: row.reader.id, name: row.reader.firstName, measured }];
  });
  if (bars.length === 0) return <p className={styles.none}>No reader answered in this period.</p>;
  const full = scale ?? Math.max(1, ...bars.map(({ measured }) => measured));
  const described = bars.map(({ name, measured }) => `${name} ${format(measured)}`).join(', ');
  return (
    <figure className={styles.figure}>
      {/* Without a view box, so that its text is as large as other text at any width. */}
      <svg
        className={styles.narrow}
        height={bars.length * ROW}
        role="img"
        aria-label={`${measure}: ${described}`}
      >
        {bars.map(({ id, name, measured }, n) => (
          <g key={id} transform={`translate(0 ${n * ROW})`}>
            {/* SVG text has no ellipsis. */}
            <foreignObject width="75%" height="24">
              <div className={styles.name}>
                <EllipsisText>{name}</EllipsisText>
              </div>
            </foreignObject>
            <text className={styles.value} x="100%" y="16" textAnchor="end">
              {format(measured)}
            </text>
            <rect className={styles.track} x="0" y="24" width="100%" height={THICK} rx={THICK / 2} />
            <rect
              className={styles.bar}
              x="0"
              y="24"
              width={`${(100 * measured) / full}%`}
              height={THICK}
              rx={THICK / 2}
            />
          </g>
        ))}
      </svg>
      <FiguresTable
        label={measure}
        columns={['Reader', measure]}
        rows={rows.map((row) => ({
          key: row.reader.id,
          cells: [formatFullName(row.reader), format(value(row))],
        }))}
      />
    </figure>
  );
}
