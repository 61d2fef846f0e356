import { formatDateAndTime, formatShortDate } from '#contract/dates.ts';
import type { Memory, ReadingRequest } from '#contract/readings/shapes.ts';
import { FEELINGS } from '#contract/readings/codes.ts';
import { useNow } from '../../platform/useNow.ts';
import { formatCardName } from '../../tarot/rules.ts';
import { EllipsisText } from '../../ui/EllipsisText.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './MemberMemory.module.css';
import { describeRecurrence, findRecurringCards } from './recurringCards.ts';

// All of this data is part of the request, so that it is shown with the first paint of an opened request.

/** One line each: when the member wrote last, how many questions are open, and their feedback. */
export function MemberActivity({ request: { memory, openRequests } }: { request: ReadingRequest }) {
  const now = useNow();
  if (memory === undefined) return null;
  const { lastWroteAt, feedback } = memory;
  const lines = [
    lastWroteAt !== null && `Wrote last ${formatDateAndTime(lastWroteAt, now)}`,
    openRequests !== undefined && describeOpen(openRequests),
    describeFeedback(feedback),
  ].filter((line) => line !== false);
  return (
    <ul className={styles.activity} aria-label="In short">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const describeOpen = (count: number) => {
  if (count === 0) return 'No open question';
  return count === 1 ? 'One open question' : `${count} open questions`;
};

const describeFeedback = ({ likes, dislikes }: Memory['feedback']) =>
  likes + dislikes === 0 ? 'No feedback yet' : `Liked ${likes}, disliked ${dislikes}`;

interface PromisesProps {
  /** The texts of notes, with their mark. */
  promises: readonly { id: number; text: string; createdAt: string; who: string }[];
}

/** The promises that writers have made to the member. */
export function Promises({ promises }: PromisesProps) {
  const now = useNow();
  if (promises.length === 0) return null;
  return (
    <section aria-label="Promises" className={styles.promises}>
      <h3>Promised</h3>
      <ul>
        {promises.map(({ id, text, createdAt, who }) => (
          <li key={id}>
            <span dir="auto">{text.slice(1).trim()}</span>
            <small>
              {who}, {formatShortDate(createdAt, now)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cards that were drawn for this member more than once. */
export function RecurringCards({ request: { memberCards = [], draw } }: { request: ReadingRequest }) {
  const now = useNow();
  const cards = findRecurringCards(memberCards, draw?.cards.map(({ name }) => name) ?? []);
  if (cards.length === 0) return null;
  return (
    <section aria-label="Recurring cards" className={styles.section}>
      <h3>Recurring cards</h3>
      <ul>
        {cards.slice(0, SHOWN).map((card) => (
          <li key={card.name}>{describeRecurrence(card, now)}</li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 5;

/** The outcome of this request, as reported by the member. */
export function ReportedOutcome({ request: { outcome } }: { request: ReadingRequest }) {
  const now = useNow();
  if (outcome === null) return null;
  return (
    <section aria-label="What came of it" className={styles.section}>
      <h3>What came of it</h3>
      <p>
        {FEELINGS[outcome.feeling]}, {formatShortDate(outcome.updatedAt, now)}
      </p>
      {outcome.text !== '' && <p dir="auto">{outcome.text}</p>}
    </section>
  );
}

/** The newest letters to the member, with their cards. */
export function EarlierLetters({ letters }: { letters: Memory['letters'] }) {
  const now = useNow();
  if (letters.length === 0) return null;
  return (
    <section aria-label="Earlier letters" className={styles.section}>
      <h3>Earlier letters</h3>
      <ul>
        {letters.map(({ requestId, title, answeredAt, cards, outcome }) => (
          <li key={`${requestId} ${answeredAt}`} className={styles.letter}>
            <Link to={`/readings/${requestId}`}>
              <EllipsisText>{title}</EllipsisText>
            </Link>
            <small>
              {[
                formatShortDate(answeredAt, now),
                ...cards.map(({ name, reversed }) => formatCardName(name, reversed)),
              ].join(' · ')}
            </small>
            {outcome !== null && (
              <small dir="auto">
                What came of it: {[FEELINGS[outcome.feeling], outcome.text].filter(Boolean).join('. ')}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
