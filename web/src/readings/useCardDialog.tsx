import { useState } from 'react';
import { CardDialog } from '../tarot/CardDialog.tsx';
import type { DrawnCard } from './rules.ts';

/** `const dialog = useCardDialog(cards)`: `dialog.show(index)` opens a card large, in `dialog.element`. */
export function useCardDialog(cards: readonly DrawnCard[]) {
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const card = cards[index];
  return {
    show: (chosen: number) => {
      setIndex(chosen);
      setOpen(true);
    },
    element: card !== undefined && <CardDialog {...card} isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
}
