import { Link } from '../../ui/Link.tsx';
import { formatMonth, formatShortDate } from '#contract/dates.ts';
import { CardPicture } from '../../tarot/CardPicture.tsx';
import { formatCardName } from '../../tarot/rules.ts';
import { Paper } from '../../ui/Paper.tsx';
import { Seal } from '../../ui/Seal.tsx';
import type { JournalLetter, JournalMonth } from './journalRules.ts';
import styles from './MonthPaper.module.css';
import { MoonCalendar } from './MoonCalendar.tsx';

interface MonthPaperProps {
  month: JournalMonth;
  now: Date;
}

/** One month: its moons, and its letters with their cards. */
export function MonthPaper({ month, now }: MonthPaperProps) {
  const heading = formatMonth(new Date(month.year, month.month - 1, 1, 12));
  const cards = month.letters.reduce((sum, letter) => sum + letter.cards.length, 0);
  return (
    <div className={styles.month}>
      <Paper heading={heading} aside={cards === 0 ? undefined : cards === 1 ? '1 card' : `${cards} cards`}>
        <div className={styles.parts}>
          <MoonCalendar month={month} now={now} />
          {month.letters.length > 0 && (
            <ul className={styles.letters}>
              {month.letters.map((letter) => (
                <LetterCards key={letter.messageId} letter={letter} now={now} />
              ))}
            </ul>
          )}
        </div>
      </Paper>
    </div>
  );
}

const LetterCards = ({ letter, now }: { letter: JournalLetter; now: Date }) => (
  <li>
    <h3>
      <Link to={`/${letter.requestId}`} dir="auto">
        {letter.title}
      </Link>{' '}
      <time dateTime={letter.createdAt}>{formatShortDate(letter.createdAt, now)}</time>
    </h3>
    {letter.isSealed ? <SealedCards count={letter.cards.length} /> : <OpenCards letter={letter} />}
  </li>
);

const OpenCards = ({ letter }: { letter: JournalLetter }) => (
  <ul className={styles.cards}>
    {letter.cards.map(({ name, imagePath, reversed }, n) => (
      <li key={`${n} ${name}`}>
        <CardPicture imagePath={imagePath ?? ''} alt="" sizes="76px" isReversed={reversed} />
        <span>{formatCardName(name, reversed)}</span>
      </li>
    ))}
  </ul>
);

const SealedCards = ({ count }: { count: number }) => (
  <p className={styles.sealed}>
    <Seal size={44} />
    {count === 1
      ? 'One card, sealed until you open the letter.'
      : `${count} cards, sealed until you open the letter.`}
  </p>
);
