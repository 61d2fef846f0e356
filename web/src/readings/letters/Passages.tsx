import { CardPicture } from '../../tarot/CardPicture.tsx';
import { formatCardName } from '../../tarot/rules.ts';
import { classNames } from '../../ui/classNames.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { MessageText } from '../thread/MessageText.tsx';
import styles from './Passages.module.css';
import type { DrawnCard } from '../thread/threadRules.ts';

interface PassagesProps {
  cards: readonly DrawnCard[];
  onChoose: (index: number) => void;
}

/** The cards of a spread in reading order, each with its passage. */
export function Passages({ cards, onChoose }: PassagesProps) {
  const hasPassages = cards.some(({ text }) => text !== '');
  return (
    <ol
      className={classNames(styles.passages, !hasPassages && styles.withoutPassages)}
      aria-label="The cards in their order"
    >
      {cards.map((card, n) => (
        <Passage
          key={`${n} ${card.name}`}
          card={card}
          number={cards.length > 1 ? n + 1 : null}
          onChoose={() => onChoose(n)}
        />
      ))}
    </ol>
  );
}

interface PassageProps {
  card: DrawnCard;
  /** Null for a single card. */
  number: number | null;
  onChoose: () => void;
}

function Passage({ card, number, onChoose }: PassageProps) {
  const name = formatCardName(card.name === '' ? 'A picture' : card.name, card.isReversed);
  return (
    <li>
      <button type="button" className={styles.card} onClick={onChoose}>
        <CardPicture
          imagePath={card.imagePath}
          alt={name}
          sizes="88px"
          isReversed={card.isReversed}
          loads="near"
        />
        <VisuallyHidden>, open it large</VisuallyHidden>
      </button>
      <div className={styles.text}>
        <h2>
          {number !== null && <span className={styles.number}>{number}</span>} {card.position || name}
        </h2>
        {card.position !== '' && card.name !== '' && <p className={styles.name}>{name}</p>}
        {card.text !== '' && <MessageText text={card.text} look="letter" />}
      </div>
    </li>
  );
}
