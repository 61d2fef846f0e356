import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReadingRequest } from '#contract/readings/calls.ts';
import { findSpread } from '#contract/tarot/rules.ts';
import { CardPicker } from '../tarot/CardPicker.tsx';
import { isHandful } from '../tarot/layouts.ts';
import type { DeckKind } from '../tarot/rules.ts';
import { SpreadFigure } from '../tarot/SpreadFigure.tsx';
import { classNames } from '../ui/classNames.ts';
import { FieldMessages } from '../ui/Field.tsx';
import { type LaidSpread, cardNamesIn } from './laidSpread.ts';
import { SpreadPlace } from './SpreadPlace.tsx';
import styles from './SpreadBoard.module.css';
import type { useResponseForm } from './useResponseForm.ts';

interface SpreadBoardProps {
  request: ReadingRequest;
  response: ReturnType<typeof useResponseForm>;
  laid: LaidSpread;
  onPick: (index: number) => void;
  /** Called at each key press. */
  onTyping: () => void;
}

/** The spread as a small plan, and beside it the passage of each card. */
export function SpreadBoard({ request, response, laid, onPick, onTyping }: SpreadBoardProps) {
  const { form, spread } = response;
  const list = useRef<HTMLOListElement>(null);
  const error = form.errors['laid'];
  const goTo = (index: number) => {
    const place = list.current?.children[index];
    place?.querySelector('textarea')?.focus();
    place?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section
      className={classNames(styles.board, isHandful(laid.places.length) && styles.few)}
      aria-label="Cards and passages"
    >
      <div className={styles.plan}>
        <SpreadFigure
          spread={laid.spread}
          cards={laid.places.map((place) => ({
            position: place.position,
            name: place.name,
            imagePath: spread.pictureOf(place),
            isReversed: place.reversed,
          }))}
          label={findSpread(laid.spread)?.name ?? 'Spread'}
          look="plan"
          onChoose={goTo}
        />
        <p>
          <kbd>Alt</kbd> <kbd>↓</kbd> and <kbd>↑</kbd> go from card to card
        </p>
      </div>
      <div>
        <FieldMessages id="spread" error={error} hint={undefined} />
        <ol ref={list} className={styles.places}>
          {laid.places.map((place, n) => (
            <SpreadPlace
              key={n}
              number={n + 1}
              place={place}
              picture={spread.pictureOf(place)}
              kind={deckKindOf(request)}
              isByHand={laid.isByHand}
              isMissing={error !== undefined && place.name === ''}
              isSending={form.isSending}
              onPick={() => onPick(n)}
              onKeyDown={(event) => {
                const next = n + getCardStep(event);
                if (next === n || next < 0 || next >= laid.places.length) return;
                event.preventDefault();
                goTo(next);
              }}
              onChange={(change) => {
                onTyping();
                spread.change(n, change);
              }}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

export const deckKindOf = ({ isOracle }: { isOracle: boolean }): DeckKind => (isOracle ? 'oracle' : 'tarot');

/** Alt with an arrow key goes to the previous or next card. */
const getCardStep = ({ key, altKey }: KeyboardEvent) =>
  altKey ? ({ ArrowDown: 1, ArrowUp: -1 }[key] ?? 0) : 0;

interface PlacePickerProps {
  request: ReadingRequest;
  response: ReturnType<typeof useResponseForm>;
  /** The position that a card is chosen for; null while the picker is closed. */
  index: number | null;
  onClose: () => void;
}

/** The picker for the card of one position. It contains a form, so it is outside of the reply's form. */
export function PlacePicker({ request, response, index, onClose }: PlacePickerProps) {
  const { laid } = response.form.values;
  // The content stays while the picker closes.
  const [last, setLast] = useState(index);
  if (index !== null && index !== last) setLast(index);
  const place = last === null ? undefined : laid?.places[last];
  if (last === null || place === undefined) return null;
  return (
    <CardPicker
      key={`${last} ${place.name}`}
      kind={deckKindOf(request)}
      excludedNames={cardNamesIn(laid)}
      position={`${last + 1}. ${place.position}`}
      isOpen={index !== null}
      onClose={onClose}
      onChoose={(name) => {
        // The button that opened it is gone: the focus goes to the card's passage.
        flushSync(() => {
          response.spread.change(last, { name, imagePath: '' });
          onClose();
        });
        response.form.props.ref.current
          ?.querySelectorAll<HTMLElement>(`.${styles.places} textarea`)
          [last]?.focus();
      }}
    />
  );
}
