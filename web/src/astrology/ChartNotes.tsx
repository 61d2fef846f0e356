import type { Chart } from '#contract/astrology/calls.ts';
import { DOUBTS } from '#contract/astrology/codes.ts';
import { formatUtcOffsetLabel } from '../profiles/utcOffset.ts';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ChartNotes.module.css';
import { suggestImprovement, describeSignConflict, describePrecision, type Viewer } from './describe.ts';

/** How precise the birth data is, and how it could be improved. */
export function ChartNotes({ chart, viewer }: { chart: Chart; viewer: Viewer }) {
  const otherSign = describeSignConflict(chart, viewer);
  const better = viewer === 'member' ? suggestImprovement(chart) : null;
  return (
    <div className={styles.notes}>
      <p>{describePrecision(chart, viewer)}</p>
      {chart.doubts.map((doubt) => (
        <p key={doubt}>{DOUBTS[doubt]}</p>
      ))}
      {otherSign !== null && <p>{otherSign}</p>}
      {better !== null && (
        <p>
          {better.message} <Link to="/profile">{better.link}</Link>
        </p>
      )}
    </div>
  );
}

/** The place and time zone that the chart was computed with, and the sources of the data. */
export function ChartSource({ chart: { place, birth, engine }, viewer }: { chart: Chart; viewer: Viewer }) {
  return (
    <footer className={styles.source}>
      {birth !== null && (
        <p>
          {place !== null && `${place.name}, `}
          {formatUtcOffsetLabel(birth.offsetMinutes)} ({birth.timeZone}, records {birth.tzdata})
          {viewer === 'member' && (
            <>
              {' '}
              <Link to="/profile">
                Edit<VisuallyHidden> the offset from UTC</VisuallyHidden>
              </Link>
            </>
          )}
        </p>
      )}
      <p>
        Places: <a href="https://www.geonames.org/">GeoNames</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Positions: {engine}.
      </p>
    </footer>
  );
}
