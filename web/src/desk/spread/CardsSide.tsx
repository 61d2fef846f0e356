import { memo } from 'react';
import { CardMeaning } from '../../tarot/CardMeaning.tsx';
import { CardPicture } from '../../tarot/CardPicture.tsx';
import { formatCardName } from '../../tarot/rules.ts';
import styles from './CardsSide.module.css';
import { goToPosition } from '../reply/replyBox.ts';
import { SpreadPlan, toPlanCards } from './SpreadPlan.tsx';
import type { ReplyControl } from '../useReplyEditor.ts';

/** The cards of the reply: the spread as a plan, and the card that is being written about with its meaning. */
export function CardsSide({ form, spread, chosenCard }: ReplyControl) {
  const { spreadCards, layout, tarotCardName } = form.values;
  if (layout === 'card' && tarotCardName !== null)
    return (
      <div className={styles.side}>
        <ActiveCard name={tarotCardName} picture={chosenCard?.imagePath ?? ''} />
      </div>
    );
  if (spreadCards === null) return <p className={styles.nothing}>This reply has no cards yet.</p>;
  const number = Math.min(spread.activeIndex, spreadCards.cards.length - 1);
  const card = spreadCards.cards[number];
  return (
    <div className={styles.side}>
      <div className={styles.plan}>
        <SpreadPlan
          spread={spreadCards.spread}
          cards={toPlanCards(spreadCards, spread.pictureOf)}
          current={number}
          onChoose={goToPosition}
        />
      </div>
      {card !== undefined && card.name !== '' && (
        <ActiveCard
          name={card.name}
          picture={spread.pictureOf(card)}
          isReversed={card.reversed}
          position={`${number + 1}. ${card.position}`}
        />
      )}
    </div>
  );
}

interface ActiveCardProps {
  name: string;
  picture: string;
  isReversed?: boolean;
  position?: string;
}

const ActiveCard = memo(({ name, picture, isReversed = false, position }: ActiveCardProps) => (
  <section className={styles.activeCard} aria-label="Current card">
    <CardPicture imagePath={picture} alt="" sizes="96px" isReversed={isReversed} />
    <div>
      {position !== undefined && <p className={styles.position}>{position}</p>}
      <h2>{formatCardName(name, isReversed)}</h2>
    </div>
    <div className={styles.meaning}>
      <CardMeaning name={name} isReversed={isReversed} />
    </div>
  </section>
));
