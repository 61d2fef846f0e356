import { CardPicture } from '../tarot/CardPicture.tsx';
import { formatCardName } from '../tarot/rules.ts';
import { classNames } from '../ui/classNames.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { MessageText } from './MessageText.tsx';
import styles from './Passages.module.css';
import type { DrawnCard } from './rules.ts';

interface PassagesProps {
  cards: readonly DrawnCard[];
  onChoose: (index: number) => void;
}

/** The cards of a spread in reading order, each with its passage. */
export function Passages({ cards, onChoose }: PassagesProps) {
  const isTold = cards.some(({ text }) => text !== '');
  return (
    <ol
      className={classNames(styles.passages, !isTold && styles.untold)}
      aria-label="The cards in their order"
    >
      {cards.map((card, n) => (
        <li key={`${n} ${card.name}`}>
          <button type="button" className={styles.card} onClick={() => onChoose(n)}>
            <CardPicture
              imagePath={card.imagePath}
              alt={formatCardName(card.name === '' ? 'A picture' : card.name, card.isReversed)}
              sizes="88px"
              isReversed={card.isReversed}
            />
            <VisuallyHidden>, open it large</VisuallyHidden>
          </button>
          <div className={styles.words}>
            <h2>
              {cards.length > 1 && <span className={styles.number}>{n + 1}</span>} {card.position}
            </h2>
            {card.name !== '' && <p className={styles.name}>{formatCardName(card.name, card.isReversed)}</p>}
            {card.text !== '' && <MessageText text={card.text} look="letter" />}
          </div>
        </li>
      ))}
    </ol>
  );
}
