import { type CSSProperties, useState } from 'react';
import { CardDialog } from '../tarot/CardDialog.tsx';
import { CardPicture } from '../tarot/CardPicture.tsx';
import { classes } from '../ui/classes.ts';
import styles from './DealtCards.module.css';
import type { DrawnCard } from './rules.ts';

interface DealtCardsProps {
  cards: readonly DrawnCard[];
  /** They arrive one after the other, as from a hand. */
  isDealt: boolean;
}

/** The cards on a letter; each opens large. */
export function DealtCards({ cards, isDealt }: DealtCardsProps) {
  const [shown, setShown] = useState<DrawnCard | null>(null);
  const [isOpen, setOpen] = useState(false);
  const spread = cards.length > 5 ? styles.many : cards.length > 3 ? styles.several : styles.few;
  return (
    <div
      className={classes(styles.spread, spread, isDealt && styles.dealt)}
      role="group"
      aria-label="Cards drawn"
    >
      {cards.map((card, n) => (
        <button
          key={`${card.position} ${card.imagePath}`}
          type="button"
          className={styles.card}
          style={{ '--nth': n } as CSSProperties}
          onClick={() => {
            setShown(card);
            setOpen(true);
          }}
        >
          <span className={styles.face}>
            <CardPicture
              imagePath={card.imagePath}
              alt={wordsOf(card)}
              sizes="190px"
              isReversed={card.isReversed}
            />
            <span className={styles.name} aria-hidden="true">
              {wordsOf(card)}
            </span>
          </span>
          {card.position !== '' && <span className={styles.position}>{card.position}</span>}
        </button>
      ))}
      {shown !== null && <CardDialog {...shown} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

const wordsOf = ({ name, isReversed }: DrawnCard) => {
  const words = name === '' ? 'A picture' : name;
  return isReversed ? `${words}, reversed` : words;
};
