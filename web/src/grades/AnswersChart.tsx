import { formatCalendarDate } from '#contract/dates.ts';
import type { GradesOfDay } from '#contract/grades/calls.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import styles from './Charts.module.css';
import { FiguresTable } from './FiguresTable.tsx';
import { computeLikedShare } from '#contract/grades/rules.ts';
import { type Bar, formatShare, groupSeries, roundUp } from './rules.ts';

const WIDTH = 960;
const HEIGHT = 260;
const PLOT = { left: 48, right: 56, top: 16, bottom: 32 };
const LABEL = 'Answers and share liked over time';

const plotWidth = WIDTH - PLOT.left - PLOT.right;
const plotHeight = HEIGHT - PLOT.top - PLOT.bottom;
const yOf = (share: number) => PLOT.top + plotHeight * (1 - share);

/** Bars for the number of answers, and a line for the share of likes. */
export function AnswersChart({ series }: { series: readonly GradesOfDay[] }) {
  const bars = groupSeries(series);
  if (bars.length === 0) return <p className={styles.none}>No answers in this period.</p>;
  const top = roundUp(Math.max(...bars.map(({ answers }) => answers)));
  const step = plotWidth / bars.length;
  const xOf = (n: number) => PLOT.left + step * (n + 0.5);
  const points = bars.flatMap((bar, n) => {
    const share = computeLikedShare(bar);
    return share === null ? [] : [{ x: xOf(n), y: yOf(share), key: bar.from }];
  });
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.barKey}>Answers</span>
        <span className={styles.lineKey}>Share liked</span>
      </figcaption>
      <ScrollRegion label="Chart of answers and share liked">
        <svg
          className={styles.wide}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={describe(bars)}
        >
          <Scales top={top} />
          {bars.map((bar, n) => (
            <rect
              key={bar.from}
              className={styles.bar}
              x={xOf(n) - Math.min(step * 0.35, 24)}
              width={Math.min(step * 0.7, 48)}
              y={yOf(bar.answers / top)}
              height={(plotHeight * bar.answers) / top}
            />
          ))}
          <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {points.map(({ x, y, key }) => (
            <circle key={key} className={styles.point} cx={x} cy={y} r="4" />
          ))}
          <TimeAxis bars={bars} />
        </svg>
      </ScrollRegion>
      <FiguresTable
        label={LABEL}
        columns={['Time', 'Answers', 'Likes', 'Dislikes', 'Share liked']}
        rows={bars.map((bar) => ({
          key: bar.from,
          cells: [
            formatDays(bar),
            String(bar.answers),
            String(bar.likes),
            String(bar.dislikes),
            formatShare(computeLikedShare(bar)),
          ],
        }))}
      />
    </figure>
  );
}

/** Horizontal lines with the number of answers on the left and the share of likes on the right. */
const Scales = ({ top }: { top: number }) =>
  [0, 0.5, 1].map((share) => (
    <g key={share}>
      <line className={styles.rule} x1={PLOT.left} x2={WIDTH - PLOT.right} y1={yOf(share)} y2={yOf(share)} />
      {Number.isInteger(top * share) && (
        <text className={styles.tick} x={PLOT.left - 8} y={yOf(share) + 4} textAnchor="end">
          {top * share}
        </text>
      )}
      <text className={styles.tick} x={WIDTH - PLOT.right + 8} y={yOf(share) + 4}>
        {share * 100}%
      </text>
    </g>
  ));

/** The first and the last day below the bars. */
const TimeAxis = ({ bars }: { bars: readonly Bar[] }) => (
  <>
    <text className={styles.tick} x={PLOT.left} y={HEIGHT - 8}>
      {formatCalendarDate(bars[0]!.from)}
    </text>
    {bars.length > 1 && (
      <text className={styles.tick} x={WIDTH - PLOT.right} y={HEIGHT - 8} textAnchor="end">
        {formatCalendarDate(bars.at(-1)!.to)}
      </text>
    )}
  </>
);

const formatDays = ({ from, to }: Bar): string =>
  from === to ? formatCalendarDate(from) : `${formatCalendarDate(from)} to ${formatCalendarDate(to)}`;

function describe(bars: readonly Bar[]): string {
  const sum = (of: (bar: Bar) => number) => bars.reduce((total, bar) => total + of(bar), 0);
  const share = formatShare(
    computeLikedShare({ likes: sum(({ likes }) => likes), dislikes: sum((bar) => bar.dislikes) }),
  );
  return `${LABEL}: ${sum(({ answers }) => answers)} answers, ${share === '–' ? 'no feedback' : `${share} liked`}`;
}
