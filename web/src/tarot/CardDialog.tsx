import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listTarotImages } from '#contract/tarot/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './CardDialog.module.css';
import { CardMeaning } from './CardMeaning.tsx';
import { CardSteps } from './CardSteps.tsx';
import { formatCardName } from './rules.ts';
import { TurningCard } from './TurningCard.tsx';
import { useSwipeAndArrowKeys } from './useSwipeAndArrowKeys.ts';

export interface DialogCard {
  name: string;
  imagePath: string;
  isReversed: boolean;
  /** Its position in its spread; empty for a single card. */
  position: string;
  /** The card's passage. */
  text: string;
}

interface CardDialogProps {
  cards: readonly DialogCard[];
  index: number;
  onIndex: (index: number) => void;
  /** Below the meaning of the card. */
  note?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the cards of a letter large and one at a time, with a flip animation, the meaning and the passage. */
export function CardDialog({ cards, index, onIndex, note, isOpen, onClose }: CardDialogProps) {
  const { name, imagePath, isReversed, position, text } = cards[index]!;
  const isNamed = name !== '';
  const description = usePictureText(name, imagePath, isOpen);
  const step = (by: 1 | -1) => cards[index + by] !== undefined && onIndex(index + by);
  const swipe = useSwipeAndArrowKeys(isOpen, step);
  return (
    <Dialog
      heading={isNamed ? formatCardName(name, isReversed) : 'Picture'}
      isOpen={isOpen}
      onClose={onClose}
      isWide={isNamed}
    >
      <div {...swipe} className={isNamed ? styles.card : undefined}>
        <div className={styles.large}>
          <TurningCard
            key={index}
            imagePath={imagePath}
            alt={description ?? (isNamed ? name : 'A picture sent with this letter')}
            isReversed={isReversed}
          />
        </div>
        {isNamed && (
          <div className={styles.about}>
            {position !== '' && <p className={styles.position}>{position}</p>}
            {text !== '' && (
              <p dir="auto" className={styles.text}>
                {text}
              </p>
            )}
            <section aria-label="What it means">
              <CardMeaning name={name} isReversed={isReversed} />
            </section>
            {note}
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
        )}
      </div>
      {cards.length > 1 && <CardSteps index={index} cards={cards} onStep={step} />}
    </Dialog>
  );
}

/** A picture's description. */
function usePictureText(name: string, imagePath: string, isWanted: boolean): string | undefined {
  const { data: pictures } = useQuery({
    ...queryOptionsFor(listTarotImages, { name }),
    enabled: isWanted && name !== '',
    staleTime: Infinity,
  });
  // The stored path has no version, and the path in a response has one.
  return pictures?.find((picture) => withoutQuery(picture.imagePath) === withoutQuery(imagePath))?.alt;
}

const withoutQuery = (imagePath: string) => imagePath.split('?', 1)[0];
