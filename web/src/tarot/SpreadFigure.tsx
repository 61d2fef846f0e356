import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { classNames } from '../ui/classNames.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { CardPicture, type CardPictureProps } from './CardPicture.tsx';
import { type Layout, getLayout, type Place, sizesOfCards } from './layouts.ts';
import { formatCardName } from './rules.ts';
import styles from './SpreadFigure.module.css';

/** A card at its position. Without a name the position is still empty. */
export interface FigureCard {
  position: string;
  name: string;
  imagePath: string;
  isReversed: boolean;
}

interface SpreadFigureProps {
  /** A spread's id, or a name that the writer gave. */
  spread: string | null;
  cards: readonly FigureCard[];
  label: string;
  /** `letter`: large, with the names of the positions. `plan`: small, numbers only, and a single tab stop. */
  look: 'letter' | 'plan';
  /** The cards appear one after the other. */
  isDealt?: boolean;
  /** The index of the card that is marked. */
  current?: number;
  onChoose: (index: number) => void;
}

/** The cards in the layout of their spread: a Celtic Cross is a cross with its staff, a horseshoe an arc. */
export function SpreadFigure(props: SpreadFigureProps) {
  const { spread, cards, label, look, isDealt = false, current, onChoose } = props;
  const layout = getLayout(spread, cards.length);
  const isHand = layout.isHand && look === 'letter';
  const isPlan = look === 'plan';
  const [stop, setStop] = useState(0);
  return (
    <ol
      className={classNames(
        styles.figure,
        isHand ? styles.hand : styles.flat,
        styles[look],
        isDealt && styles.dealt,
      )}
      style={{ '--across': layout.across, '--down': layout.down } as CSSProperties}
      aria-label={label}
    >
      {cards.map((card, n) => (
        <li
          key={`${n} ${card.name}`}
          className={classNames(layout.places[n]?.isCrossing && styles.crossing)}
          style={toPlaceStyle(layout, n)}
        >
          <button
            type="button"
            aria-current={n === current || undefined}
            tabIndex={isPlan && n !== Math.min(stop, cards.length - 1) ? -1 : undefined}
            onKeyDown={isPlan ? (event) => moveFocusAmongCards(event, setStop) : undefined}
            onClick={() => {
              setStop(n);
              onChoose(n);
            }}
          >
            <Face
              card={card}
              number={cards.length > 1 ? n + 1 : null}
              isHand={isHand}
              sizes={isPlan ? '72px' : sizesOfCards(layout)}
              loads={!isHand ? 'near' : n === 0 ? 'first' : undefined}
            />
          </button>
          {!isPlan && card.position !== '' && (
            <span className={styles.text} aria-hidden="true">
              {card.position}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface FaceProps extends Pick<CardPictureProps, 'sizes' | 'loads'> {
  card: FigureCard;
  number: number | null;
  isHand: boolean;
}

function Face({ card, number, isHand, sizes, loads }: FaceProps) {
  const { position, name, imagePath, isReversed } = card;
  const fullName = formatCardName(name === '' ? 'A picture' : name, isReversed);
  return (
    <span className={styles.face}>
      {number !== null && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {position !== '' && <VisuallyHidden>{`${position}: `}</VisuallyHidden>}
      {imagePath === '' && name === '' ? (
        <span className={styles.empty}>
          <VisuallyHidden>no card yet</VisuallyHidden>
        </span>
      ) : (
        <CardPicture
          imagePath={imagePath}
          alt={fullName}
          sizes={sizes}
          isReversed={isReversed}
          loads={loads}
        />
      )}
      {isHand && (
        <span className={styles.name} aria-hidden="true">
          {fullName}
        </span>
      )}
    </span>
  );
}

function toPlaceStyle({ places, across, down }: Layout, n: number): CSSProperties {
  const { x, y, turn = 0 }: Place = places[n] ?? { x: 0, y: 0 };
  return {
    '--nth': n,
    '--turn': `${turn}deg`,
    '--left': `${(100 * x) / across}%`,
    '--top': `${(100 * y) / down}%`,
  } as CSSProperties;
}

/** A single tab stop; arrow keys move through the cards in reading order. */
function moveFocusAmongCards(event: KeyboardEvent<HTMLButtonElement>, onStop: (index: number) => void) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const cards = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])];
  const at = cards.indexOf(event.currentTarget);
  const next = (at + step + cards.length) % cards.length;
  onStop(next);
  cards[next]?.focus();
}
