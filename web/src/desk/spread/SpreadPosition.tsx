import { type KeyboardEvent, memo, type ReactNode, useId, useState } from 'react';
import { CardMeaning } from '../../tarot/CardMeaning.tsx';
import { CardPicture } from '../../tarot/CardPicture.tsx';
import { formatCardName, type DeckKind } from '../../tarot/rules.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { isComposing } from '../../ui/isComposing.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { SpreadCard } from './spreadCards.ts';
import styles from './SpreadPosition.module.css';

interface SpreadPositionProps {
  /** From 0. */
  index: number;
  card: SpreadCard;
  picture: string;
  kind: DeckKind;
  isByHand: boolean;
  /** Whether sending failed because it has no card. */
  isMissing: boolean;
  isSending: boolean;
  /** Whether the writer is working on it. Its card is then marked in the plan of the spread. */
  isActive: boolean;
  onPick: (index: number) => void;
  /** Called when one of its fields gets the focus. */
  onFocus: (index: number) => void;
  /** Called for key presses in any of its fields. */
  onKeyDown: (index: number, event: KeyboardEvent) => void;
  onChange: (index: number, change: Partial<SpreadCard>) => void;
}

/**
 * One position of a spread: its name, its card with its meaning, and the passage. Memoised, so that typing in one passage
 * does not render the others, as long as the callbacks are stable.
 */
export const SpreadPosition = memo((props: SpreadPositionProps) => {
  const { index, card, picture, kind, isByHand, isMissing, isSending, isActive } = props;
  const onFocus = () => props.onFocus(index);
  const onPick = () => props.onPick(index);
  const onKeyDown = (event: KeyboardEvent) => props.onKeyDown(index, event);
  const onChange = (change: Partial<SpreadCard>) => props.onChange(index, change);
  const number = index + 1;
  const { position, name, reversed, text } = card;
  const isEmpty = name === '';
  return (
    <li className={styles.item} data-position={index} data-current={isActive || undefined}>
      {isEmpty ? (
        <EmptySlot isMissing={isMissing} onFocus={onFocus} onPick={onPick} />
      ) : (
        <div className={styles.picture}>
          <CardPicture
            imagePath={picture}
            alt={formatCardName(name, reversed)}
            sizes="92px"
            isReversed={reversed}
          />
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.position}>
          <span aria-hidden="true">{number}</span>
          <TextField
            label={`Name of position ${number}`}
            isLabelHidden
            value={position}
            placeholder={`Card ${number}`}
            maxLength={100}
            onChange={(renamed) => onChange({ position: renamed })}
            onFocus={onFocus}
            onKeyDown={(event) => {
              onKeyDown(event);
              focusPassage(event);
            }}
          />
        </div>
        {!isEmpty && (
          <NamedCard name={name} isReversed={reversed} onFocus={onFocus}>
            {isByHand && (
              <CardChanges
                isReversed={reversed}
                isReversible={kind === 'tarot'}
                onFocus={onFocus}
                onPick={onPick}
                onReverse={(isReversed) => onChange({ reversed: isReversed })}
              />
            )}
          </NamedCard>
        )}
        <TextArea
          label={`Passage for ${number}. ${position}`}
          isLabelHidden
          placeholder={isEmpty ? 'What is said here' : `What ${name} says here`}
          value={text}
          onChange={(written) => onChange({ text: written })}
          isGrowing
          isLetter
          readOnly={isSending}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
      </div>
    </li>
  );
});

interface EmptySlotProps {
  /** Whether sending failed because it has no card. */
  isMissing: boolean;
  onFocus: () => void;
  onPick: () => void;
}

const EmptySlot = ({ isMissing, onFocus, onPick }: EmptySlotProps) => (
  <button
    type="button"
    className={styles.slot}
    data-invalid={isMissing || undefined}
    onFocus={onFocus}
    onClick={onPick}
  >
    Choose a card
  </button>
);

interface NamedCardProps {
  name: string;
  isReversed: boolean;
  onFocus: () => void;
  /** Shown beside the name. */
  children: ReactNode;
}

/** The name of a card, with a button that shows its meaning below. */
function NamedCard({ name, isReversed, onFocus, children }: NamedCardProps) {
  const [isMeaningShown, setMeaningShown] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.card}>
        <b>{formatCardName(name, isReversed)}</b>
        <Button
          variant="quiet"
          isSmall
          aria-expanded={isMeaningShown}
          aria-controls={`${id}-meaning`}
          onFocus={onFocus}
          onClick={() => setMeaningShown(!isMeaningShown)}
        >
          Meaning
        </Button>
        {children}
      </div>
      <div id={`${id}-meaning`} className={styles.meaning} hidden={!isMeaningShown}>
        {isMeaningShown && <CardMeaning name={name} isReversed={isReversed} />}
      </div>
    </>
  );
}

interface CardChangesProps {
  isReversed: boolean;
  isReversible: boolean;
  onFocus: () => void;
  onPick: () => void;
  onReverse: (isReversed: boolean) => void;
}

/** What the writer may change of a card that they chose by hand. */
const CardChanges = ({ isReversed, isReversible, onFocus, onPick, onReverse }: CardChangesProps) => (
  <>
    <Button variant="quiet" isSmall onFocus={onFocus} onClick={onPick}>
      Another card
    </Button>
    {isReversible && <Checkbox label="Reversed" isChecked={isReversed} onChange={onReverse} />}
  </>
);

/** Enter in a name field would send the letter; here it moves on to the passage. */
function focusPassage(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.closest('li')?.querySelector('textarea')?.focus();
}
