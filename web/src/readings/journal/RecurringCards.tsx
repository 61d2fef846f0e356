import { Link } from '../../ui/Link.tsx';
import { formatShortDate } from '#contract/dates.ts';
import { CardMeaning } from '../../tarot/CardMeaning.tsx';
import { CardPicture } from '../../tarot/CardPicture.tsx';
import { Paper } from '../../ui/Paper.tsx';
import { useNow } from '../../platform/useNow.ts';
import type { RecurringCard } from './journalRules.ts';
import styles from './RecurringCards.module.css';

/** The cards that were drawn more than once, each with its letters; nothing if there are none. */
export const RecurringCards = ({ recurring }: { recurring: readonly RecurringCard[] }) =>
  recurring.length > 0 && (
    <Paper heading="Cards that come back">
      <ul className={styles.list}>
        {recurring.map((card) => (
          <Recurring key={card.name} card={card} />
        ))}
      </ul>
    </Paper>
  );

function Recurring({ card: { name, imagePath, count, letters } }: { card: RecurringCard }) {
  const now = useNow();
  const more = count - letters.length;
  return (
    <li className={styles.card}>
      <CardPicture imagePath={imagePath ?? ''} alt="" sizes="84px" />
      <div className={styles.text}>
        <h3>{name}</h3>
        <p className={styles.count}>{count} times</p>
        <ul>
          {letters.map(({ messageId, requestId, title, createdAt, reversed }) => (
            <li key={messageId}>
              <Link to={`/${requestId}`} dir="auto">
                {title}
              </Link>{' '}
              <span>
                {formatShortDate(createdAt, now)}
                {reversed && ', reversed'}
              </span>
            </li>
          ))}
          {more > 0 && <li>and in {more} more</li>}
        </ul>
        <details>
          <summary>What it means</summary>
          <CardMeaning name={name} />
        </details>
      </div>
    </li>
  );
}
