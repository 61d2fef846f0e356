import { useState } from 'react';
import { CardDialog } from '../../tarot/CardDialog.tsx';
import { EarlierDrawLink } from './EarlierDrawLink.tsx';
import type { DrawnCard } from '../thread/threadRules.ts';

/**
 * `const dialog = useCardDialog(cards, letter.createdAt)`: `dialog.show(index)` opens a card large, in `dialog.element`.
 */
export function useCardDialog(cards: readonly DrawnCard[], createdAt: string) {
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const card = cards[index];
  const close = () => setOpen(false);
  return {
    show: (chosen: number) => {
      setIndex(chosen);
      setOpen(true);
    },
    element: card !== undefined && (
      <CardDialog
        cards={cards}
        index={index}
        onIndex={setIndex}
        note={<EarlierDrawLink draw={{ name: card.name, createdAt }} isWanted={isOpen} onFollow={close} />}
        isOpen={isOpen}
        onClose={close}
      />
    ),
  };
}
