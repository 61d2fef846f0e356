import { useState } from 'react';
import type { Message } from '#contract/readings/calls.ts';
import { findSpread } from '#contract/tarot/rules.ts';
import { MoonOfDay } from '../astrology/MoonGlyph.tsx';
import { CardFan } from '../tarot/CardFan.tsx';
import { isHandful } from '../tarot/layouts.ts';
import { SpreadFigure } from '../tarot/SpreadFigure.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Envelope } from '../ui/Envelope.tsx';
import { formatLongDate } from '#contract/dates.ts';
import { MoreIcon } from '../ui/moreIcons.tsx';
import styles from './Letter.module.css';
import { MessageText } from './MessageText.tsx';
import { Passages } from './Passages.tsx';
import { getDrawnCards } from './rules.ts';
import { Postmark } from './Postmark.tsx';
import { useCardDialog } from './useCardDialog.tsx';
import { useMessageMenu } from './useMessageMenu.tsx';
import type { LetterState } from './useSealedLetters.ts';

interface LetterProps {
  letter: Message;
  initialState: LetterState;
  /** Its cards are shown on the night sky above it. */
  isOnSky: boolean;
  onOpen: () => void;
  onQuote: (text: string) => void;
}

type Phase = 'sealed' | 'opening' | 'dealt' | 'lying';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A letter: sealed, then opened, with its cards dealt onto it. */
export function Letter({ letter, initialState, isOnSky, onOpen, onQuote }: LetterProps) {
  const [phase, setPhase] = useState<Phase>(() => {
    if (initialState === 'sealed') return 'sealed';
    return initialState === 'unread' && !prefersReducedMotion() ? 'opening' : 'lying';
  });
  const open = () => {
    onOpen();
    setPhase(prefersReducedMotion() ? 'lying' : 'opening');
  };
  const from = letter.writerPersonality?.firstName;
  if (phase === 'lying' || phase === 'dealt') {
    return <LetterSheet letter={letter} isOnSky={isOnSky} isDealt={phase === 'dealt'} onQuote={onQuote} />;
  }
  return (
    <div
      className={classNames(
        styles.sealed,
        isOnSky && styles.sealedOnSky,
        phase === 'opening' && styles.opening,
      )}
      onAnimationEnd={(event) => event.target === event.currentTarget && setPhase('dealt')}
    >
      <Envelope
        kicker="New letter"
        title={from === undefined ? 'A letter for you' : `A letter from ${from}`}
        action={
          <Button variant="seal" onClick={open}>
            Open the letter
          </Button>
        }
      />
    </div>
  );
}

interface LetterSheetProps extends Pick<LetterProps, 'letter' | 'isOnSky' | 'onQuote'> {
  isDealt: boolean;
}

function LetterSheet({ letter, isOnSky, isDealt, onQuote }: LetterSheetProps) {
  const { writerPersonality: reader, createdAt, text, spread, moon } = letter;
  const cards = getDrawnCards(letter);
  const menu = useMessageMenu(text, onQuote);
  const dialog = useCardDialog(cards);
  const isHand = isHandful(cards.length);
  const hasTable = cards.length > 0 && !isHand;
  const isTold = cards.some((card) => card.text !== '');
  const figure = cards.length > 0 && (
    <SpreadFigure
      spread={spread}
      cards={cards}
      label={findSpread(spread ?? '')?.name ?? 'Cards drawn'}
      look="letter"
      isDealt={isDealt}
      onChoose={dialog.show}
    />
  );
  return (
    <div className={classNames(isOnSky && styles.onSky)}>
      {isHand && figure}
      {hasTable && <CardFan cards={cards} isDealt={isDealt} />}
      <article
        {...menu.area}
        className={classNames(
          styles.sheet,
          isHand && styles.below,
          hasTable && styles.laid,
          isDealt && styles.unfolding,
        )}
        aria-label={reader === null ? 'Letter' : `Letter from ${reader.firstName}`}
      >
        <Postmark at={createdAt} />
        <p className={styles.date}>
          <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
          <MoonOfDay moon={moon} />
        </p>
        {hasTable && <div className={styles.table}>{figure}</div>}
        <MessageText text={text} look="letter" />
        {(isTold || hasTable) && <Passages cards={cards} onChoose={dialog.show} />}
        {reader !== null && (
          <footer>
            <p dir="auto" className={styles.sign}>
              {reader.firstName}
            </p>
            <p className={styles.by}>
              <span dir="auto">
                {reader.firstName} {reader.lastName}
              </span>
              , your reader
            </p>
          </footer>
        )}
        <div className={styles.tools}>
          <Button variant="quiet" isSmall onClick={() => window.print()}>
            Print
          </Button>
          <IconButton {...menu.button}>
            <MoreIcon />
          </IconButton>
        </div>
        {menu.element}
        {dialog.element}
      </article>
    </div>
  );
}
