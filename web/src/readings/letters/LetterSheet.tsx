import { type ReactNode, type Ref, useId } from 'react';
import { formatLongDate } from '#contract/dates.ts';
import { formatFullName } from '#contract/fullName.ts';
import type { Message } from '#contract/readings/shapes.ts';
import { findSpread } from '#contract/tarot/rules.ts';
import { MoonOfDay } from '../../astrology/MoonOfDay.tsx';
import { CardFan } from '../../tarot/CardFan.tsx';
import { isShownAsFan } from '../../tarot/isShownAsFan.ts';
import { SpreadFigure } from '../../tarot/SpreadFigure.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Link } from '../../ui/Link.tsx';
import { MoreIcon } from '../../ui/moreIcons.tsx';
import { Seal } from '../../ui/Seal.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Letter.module.css';
import { MessageText } from '../thread/MessageText.tsx';
import { Passages } from './Passages.tsx';
import { Postmark } from './Postmark.tsx';
import { ReaderFace } from './ReaderFace.tsx';
import { getDrawnCards } from '../thread/threadRules.ts';
import { useCardDialog } from './useCardDialog.tsx';
import { useMessageMenu } from '../thread/useMessageMenu.tsx';

export interface LetterSheetProps {
  letter: Message;
  /** Whether the cards appear one after the other. */
  isDealt: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onQuote: (text: string) => void;
  /** Shown below the signature. */
  foot?: ReactNode;
}

/** An open letter with its cards. */
export function LetterSheet({ letter, isDealt, headingRef, onQuote, foot }: LetterSheetProps) {
  const { writerPersonality: reader, createdAt, text, spread, moon } = letter;
  const headingId = useId();
  const cards = getDrawnCards(letter);
  const menu = useMessageMenu(text, onQuote);
  const dialog = useCardDialog(cards, createdAt);
  const isHand = isShownAsFan(cards.length);
  const hasTable = cards.length > 0 && !isHand;
  const hasPassages = cards.some((card) => card.text !== '');
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
    <>
      {isHand && figure}
      {hasTable && <CardFan cards={cards} isDealt={isDealt} />}
      <article
        {...menu.area}
        className={classNames(styles.sheet, isHand && styles.below, hasTable && styles.withTable)}
        aria-labelledby={headingId}
      >
        <VisuallyHidden>
          <h2 ref={headingRef} id={headingId} tabIndex={-1}>
            {reader === null ? 'Letter' : `Letter from ${reader.firstName}`}
          </h2>
        </VisuallyHidden>
        <Postmark at={createdAt} />
        <p className={styles.date}>
          <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
          <MoonOfDay moon={moon} />
        </p>
        {hasTable && <div className={styles.table}>{figure}</div>}
        <MessageText text={text} look="letter" />
        {(hasPassages || hasTable) && <Passages cards={cards} onChoose={dialog.show} />}
        {reader !== null && <Signature reader={reader} />}
        {foot}
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
    </>
  );
}

const Signature = ({ reader }: { reader: NonNullable<Message['writerPersonality']> }) => (
  <footer className={styles.signature}>
    <ReaderFace reader={reader} size={64} />
    <div>
      <p dir="auto" className={styles.sign}>
        {reader.firstName}
      </p>
      <p className={styles.by}>
        <Link dir="auto" to={`/psychic/${reader.id}`}>
          {formatFullName(reader)}
        </Link>
        , your reader
      </p>
    </div>
    <span className={styles.keepsakeSeal}>
      <Seal size={64} />
    </span>
  </footer>
);
