import { formatLongDate } from '#contract/dates.ts';
import type { RequestWithLetters } from '#contract/readings/calls.ts';
import type { Message } from '#contract/readings/shapes.ts';
import { CardPicture } from '../../tarot/CardPicture.tsx';
import { formatCardName } from '../../tarot/rules.ts';
import { classNames } from '../../ui/classNames.ts';
import { Seal } from '../../ui/Seal.tsx';
import { LetterHeading } from '../letters/LetterHeading.tsx';
import { MessageText } from '../thread/MessageText.tsx';
import { Postmark } from '../letters/Postmark.tsx';
import { type DrawnCard, getDrawnCards } from '../thread/threadRules.ts';
import styles from './LetterBook.module.css';

/** A request with its letters. Each letter begins on a new page, except the first, which follows the question. */
export const BookChapter = ({ chapter }: { chapter: RequestWithLetters }) => (
  <>
    {chapter.letters.map((letter, n) => (
      <article key={letter.id} className={styles.letter} aria-label={chapter.title}>
        <h2>
          <LetterHeading request={chapter} />
        </h2>
        {n === 0 && (
          <p dir="auto" className={styles.question}>
            {chapter.question}
          </p>
        )}
        <BookLetter letter={letter} />
      </article>
    ))}
  </>
);

function BookLetter({ letter }: { letter: Message }) {
  const { createdAt, text, writerPersonality: reader } = letter;
  const cards = getDrawnCards(letter);
  return (
    <div className={styles.sheet}>
      <Postmark at={createdAt} />
      <p className={styles.date}>{formatLongDate(createdAt)}</p>
      {cards.length > 0 && <BookCards cards={cards} />}
      <MessageText text={text} look="letter" />
      {cards.map(
        (card, n) =>
          card.text !== '' && (
            <section key={n} className={styles.passage}>
              <h3>
                {[card.position, formatCardName(card.name, card.isReversed)].filter(Boolean).join(' · ')}
              </h3>
              <MessageText text={card.text} look="letter" />
            </section>
          ),
      )}
      <footer className={styles.signature}>
        <p dir="auto">{reader?.firstName}</p>
        <Seal size={54} />
      </footer>
    </div>
  );
}

const BookCards = ({ cards }: { cards: readonly DrawnCard[] }) => (
  <ul className={classNames(styles.cards, cards.length > 3 && styles.many)}>
    {cards.map(({ name, imagePath, isReversed, position }, n) => (
      <li key={`${n} ${name}`}>
        <CardPicture imagePath={imagePath} alt="" sizes="120px" isReversed={isReversed} />
        {position !== '' && <b>{position}</b>}
        <span>{name === '' ? 'A picture' : formatCardName(name, isReversed)}</span>
      </li>
    ))}
  </ul>
);
