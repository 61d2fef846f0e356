import { Link } from '../../ui/Link.tsx';
import { isSameDay } from '#contract/dates.ts';
import { MoonGlyph } from '../../astrology/MoonGlyph.tsx';
import { computeMoonAngle } from '../../astrology/moonRules.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { countDaysBefore, type JournalMonth, listMoonDays, type MoonDay } from './journalRules.ts';
import styles from './MoonCalendar.module.css';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface MoonCalendarProps {
  month: JournalMonth;
  now: Date;
}

/** The moon of each day of a month. A day with a letter leads to it; the quarters are named below. */
export function MoonCalendar({ month, now }: MoonCalendarProps) {
  const days = listMoonDays(month);
  return (
    <div>
      <div className={styles.weekdays} aria-hidden="true">
        {WEEKDAYS.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <ol className={styles.days} aria-label="Moons of the month">
        {days.map((day) => (
          <li
            key={day.day}
            className={styles.day}
            style={day.day === 1 ? { gridColumnStart: countDaysBefore(month) + 1 } : undefined}
            aria-current={isSameDay(day.noon, now) ? 'date' : undefined}
          >
            <Day {...day} />
          </li>
        ))}
      </ol>
      <p className={styles.quarters}>
        {days
          .filter(({ quarter }) => quarter !== null)
          .map(({ day, quarter }) => (
            <span key={day}>
              {quarter} on the {formatOrdinal(day)}
            </span>
          ))}
      </p>
    </div>
  );
}

function Day({ day, noon, quarter, letter }: MoonDay) {
  const moon = (
    <>
      <MoonGlyph angle={computeMoonAngle(noon)} size={26} />
      <span>{day}</span>
      {quarter !== null && <VisuallyHidden>{quarter}</VisuallyHidden>}
    </>
  );
  if (letter === null) return <span className={styles.moon}>{moon}</span>;
  return (
    <Link className={styles.moon} to={`/${letter.requestId}`} title={letter.title}>
      {moon}
      <VisuallyHidden>: {letter.title}</VisuallyHidden>
    </Link>
  );
}

/** '1st', '22nd', '13th' */
function formatOrdinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return `${day}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`;
}
