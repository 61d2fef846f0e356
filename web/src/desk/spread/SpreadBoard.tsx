import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { CardPicker } from '../../tarot/CardPicker.tsx';
import { isShownAsFan } from '../../tarot/isShownAsFan.ts';
import type { DeckKind } from '../../tarot/rules.ts';
import { useStableCallback } from '../../platform/useStableCallback.ts';
import { classNames } from '../../ui/classNames.ts';
import { FieldMessages } from '../../ui/Field.tsx';
import { type SpreadCard, type SpreadCards, cardNamesIn } from './spreadCards.ts';
import { focusReply, goToPosition } from '../reply/replyBox.ts';
import { SpreadPosition } from './SpreadPosition.tsx';
import { SpreadPlan, toPlanCards } from './SpreadPlan.tsx';
import styles from './SpreadBoard.module.css';
import type { ReplyControl } from '../useReplyEditor.ts';

interface SpreadBoardProps {
  request: ReadingRequest;
  reply: ReplyControl;
  spreadCards: SpreadCards;
  onPick: (index: number) => void;
  /** Called at each key press. */
  onTyping: () => void;
}

/** The passage of each card. On small screens, which have no side column, also the spread as a small plan. */
export function SpreadBoard({ request, reply, spreadCards, onPick, onTyping }: SpreadBoardProps) {
  const { form, spread } = reply;
  const error = form.errors['spreadCards'];
  const change = useStableCallback((index: number, changed: Partial<SpreadCard>) => {
    onTyping();
    spread.change(index, changed);
  });
  const moveByKey = useStableCallback((index: number, event: KeyboardEvent) => {
    const next = index + getCardStep(event);
    if (next === index || next >= spreadCards.cards.length) return;
    event.preventDefault();
    if (next < 0) focusReply();
    else goToPosition(next);
  });
  return (
    <section
      className={classNames(styles.board, isShownAsFan(spreadCards.cards.length) && styles.few)}
      aria-label="Cards and passages"
    >
      <div className={styles.plan}>
        <SpreadPlan
          spread={spreadCards.spread}
          cards={toPlanCards(spreadCards, spread.pictureOf)}
          current={spread.activeIndex}
          onChoose={goToPosition}
        />
        <p>
          <kbd>Alt</kbd> <kbd>↓</kbd> and <kbd>↑</kbd> go from card to card
        </p>
      </div>
      <div>
        <FieldMessages id="spread" error={error} hint={undefined} />
        <ol className={styles.positions}>
          {spreadCards.cards.map((card, n) => (
            <SpreadPosition
              key={n}
              index={n}
              card={card}
              picture={spread.pictureOf(card)}
              kind={deckKindOf(request)}
              isByHand={spreadCards.isByHand}
              isMissing={error !== undefined && card.name === ''}
              isSending={form.isSending}
              onPick={onPick}
              isActive={n === spread.activeIndex}
              onFocus={spread.setActiveIndex}
              onKeyDown={moveByKey}
              onChange={change}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

export const deckKindOf = ({ isOracle }: { isOracle: boolean }): DeckKind => (isOracle ? 'oracle' : 'tarot');

/** Alt with an arrow key moves to the previous or next card. The letter comes before the first card. */
const getCardStep = ({ key, altKey }: KeyboardEvent) =>
  altKey ? ({ ArrowDown: 1, ArrowUp: -1 }[key] ?? 0) : 0;

interface PositionPickerProps {
  request: ReadingRequest;
  reply: ReplyControl;
  /** The position that a card is chosen for; null while the picker is closed. */
  index: number | null;
  onClose: () => void;
}

/** The picker for the card of one position. It contains a form, so it is outside of the reply's form. */
export function PositionPicker({ request, reply, index, onClose }: PositionPickerProps) {
  const { spreadCards } = reply.form.values;
  // The content stays while the picker closes.
  const [last, setLast] = useState(index);
  if (index !== null && index !== last) setLast(index);
  const card = last === null ? undefined : spreadCards?.cards[last];
  if (last === null || card === undefined) return null;
  return (
    <CardPicker
      key={`${last} ${card.name}`}
      kind={deckKindOf(request)}
      excludedNames={cardNamesIn(spreadCards)}
      position={`${last + 1}. ${card.position}`}
      isOpen={index !== null}
      onClose={onClose}
      onChoose={(name) => {
        // The button that opened the picker was removed, so the focus moves to the card's passage.
        flushSync(() => {
          reply.spread.change(last, { name, imagePath: '' });
          onClose();
        });
        goToPosition(last);
      }}
    />
  );
}
