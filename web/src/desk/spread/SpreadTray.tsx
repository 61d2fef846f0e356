import { findSpread } from '#contract/tarot/rules.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { formatDeckName } from '../../tarot/rules.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { sortSpreadsFor } from './spreadCards.ts';
import { goToPosition } from '../reply/replyBox.ts';
import styles from './SpreadTray.module.css';
import type { ReplyControl } from '../useReplyEditor.ts';

interface SpreadTrayProps {
  reply: ReplyControl;
  numberOfCards: number;
}

/** The choice of spread, of the way to lay it, and of the deck. */
export function SpreadTray({ reply, numberOfCards }: SpreadTrayProps) {
  const { form, spread } = reply;
  const { chosenSpread, decks } = spread;
  const { spreadCards } = form.values;
  const isDrawn = spreadCards !== null && !spreadCards.isByHand;
  const isMounted = useIsMounted();
  const drawAndBegin = async () => {
    const isDrawn = await spread.draw();
    // The writer may go on writing, or open another request, while the cards are drawn.
    if (isDrawn && isMounted() && document.activeElement?.matches('textarea, input') !== true)
      goToPosition(0);
  };
  return (
    <div className={styles.tray}>
      <div className={styles.fields}>
        <SelectField
          label="Spread"
          isLabelHidden
          options={sortSpreadsFor(numberOfCards).map(({ id, name, positions }) => ({
            value: id,
            label: positions.length === 1 ? name : `${name} (${positions.length})`,
          }))}
          value={chosenSpread.id}
          onChange={(id) => spread.choose(findSpread(id) ?? chosenSpread)}
        />
        {decks.decks.length > 1 && decks.deck !== undefined && (
          <SelectField
            label="Deck"
            isLabelHidden
            options={decks.decks.map((deck) => ({ value: deck, label: formatDeckName(deck) }))}
            value={decks.deck}
            onChange={decks.choose}
          />
        )}
      </div>
      <div className={styles.actions}>
        <Button
          variant={spreadCards === null ? 'primary' : 'quiet'}
          isSmall
          isBusy={spread.isDrawing}
          onClick={() => void drawAndBegin()}
        >
          {isDrawn ? 'Draw again' : 'Draw the cards'}
        </Button>
        <Button variant="quiet" isSmall onClick={() => void spread.startByHand()}>
          Lay them by hand
        </Button>
        {spreadCards !== null && (
          <Button variant="quiet" isSmall onClick={() => void spread.removeCards()}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
