import { type KeyboardEvent, useId, useState } from 'react';
import { CardMeaning } from '../tarot/CardMeaning.tsx';
import { CardPicture } from '../tarot/CardPicture.tsx';
import { formatCardName, type DeckKind } from '../tarot/rules.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { LaidPlace } from './laidSpread.ts';
import styles from './SpreadPlace.module.css';

interface SpreadPlaceProps {
  number: number;
  place: LaidPlace;
  picture: string;
  kind: DeckKind;
  isByHand: boolean;
  /** Sending failed because it has no card. */
  isMissing: boolean;
  isSending: boolean;
  onPick: () => void;
  /** For all of its fields. */
  onKeyDown: (event: KeyboardEvent) => void;
  onChange: (change: Partial<LaidPlace>) => void;
}

/** One position of a spread: its name, its card with its meaning, and the passage. */
export function SpreadPlace(props: SpreadPlaceProps) {
  const { number, place, picture, kind, isByHand, isMissing, isSending, onPick, onKeyDown, onChange } = props;
  const { position, name, reversed, text } = place;
  const [isHelped, setHelped] = useState(false);
  const id = useId();
  const isEmpty = name === '';
  return (
    <li className={styles.place}>
      {isEmpty ? (
        <button type="button" className={styles.slot} data-invalid={isMissing || undefined} onClick={onPick}>
          Choose a card
        </button>
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
      <div className={styles.words}>
        <div className={styles.position}>
          <span aria-hidden="true">{number}</span>
          <TextField
            label={`Name of place ${number}`}
            isLabelHidden
            value={position}
            placeholder={`Card ${number}`}
            maxLength={100}
            onChange={(renamed) => onChange({ position: renamed })}
            onKeyDown={(event) => {
              onKeyDown(event);
              focusPassage(event);
            }}
          />
        </div>
        {!isEmpty && (
          <div className={styles.card}>
            <b>{formatCardName(name, reversed)}</b>
            <Button
              variant="quiet"
              isSmall
              aria-expanded={isHelped}
              aria-controls={`${id}-meaning`}
              onClick={() => setHelped(!isHelped)}
            >
              Meaning
            </Button>
            {isByHand && (
              <>
                <Button variant="quiet" isSmall onClick={onPick}>
                  Another card
                </Button>
                {kind === 'tarot' && (
                  <Checkbox
                    label="Reversed"
                    isChecked={reversed}
                    onChange={(isReversed) => onChange({ reversed: isReversed })}
                  />
                )}
              </>
            )}
          </div>
        )}
        <div id={`${id}-meaning`} className={styles.meaning} hidden={!isHelped || isEmpty}>
          {isHelped && <CardMeaning name={name} isReversed={reversed} />}
        </div>
        <TextArea
          label={`Passage for ${number}. ${position}`}
          isLabelHidden
          placeholder={isEmpty ? 'What is said here' : `What ${name} says here`}
          value={text}
          onChange={(written) => onChange({ text: written })}
          isGrowing
          isLetter
          readOnly={isSending}
          onKeyDown={onKeyDown}
        />
      </div>
    </li>
  );
}

/** Enter in a name field would send the letter; here it moves on to the passage. */
function focusPassage(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.closest('li')?.querySelector('textarea')?.focus();
}
