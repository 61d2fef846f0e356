import { IconButton } from '../ui/Button.tsx';
import { BackIcon, ForwardIcon } from '../ui/moreIcons.tsx';
import styles from './CardSteps.module.css';
import { formatCardName } from './rules.ts';

interface CardStepsProps {
  cards: readonly { name: string; isReversed: boolean }[];
  index: number;
  onStep: (by: 1 | -1) => void;
}

/** Leads from card to card, as do the arrow keys and a swipe. */
export function CardSteps({ cards, index, onStep }: CardStepsProps) {
  const { name, isReversed } = cards[index]!;
  return (
    <div className={styles.steps} role="group" aria-label="Cards of this letter">
      <IconButton label="Previous card" aria-disabled={index === 0} onClick={() => onStep(-1)}>
        <BackIcon />
      </IconButton>
      <p role="status">
        {index + 1} of {cards.length}
        <span className={styles.name}>{` · ${formatCardName(name, isReversed)}`}</span>
      </p>
      <IconButton label="Next card" aria-disabled={index === cards.length - 1} onClick={() => onStep(1)}>
        <ForwardIcon />
      </IconButton>
    </div>
  );
}
