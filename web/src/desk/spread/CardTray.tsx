import { type ReactNode, useCallback, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { findPictureError, PICTURE_TYPES } from '#contract/profiles/pictures.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import type { TarotImage } from '#contract/tarot/calls.ts';
import { useAskBeforeReload } from '../../ui/useAskBeforeReload.ts';
import { CardPicker } from '../../tarot/CardPicker.tsx';
import { CardPicture } from '../../tarot/CardPicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldMessages } from '../../ui/Field.tsx';
import styles from './CardTray.module.css';
import { focusReply } from '../reply/replyBox.ts';
import { deckKindOf } from './SpreadBoard.tsx';
import type { ReplyControl } from '../useReplyEditor.ts';

interface CardTrayProps {
  reply: ReplyControl;
  /** Opens the picker of the 78 cards. */
  onPick: () => void;
}

/** The card of a reading: one of the 78 with one of its pictures, or an uploaded picture. */
export function CardTray({ reply, onPick }: CardTrayProps) {
  const { form, allowedCards, chosenCard } = reply;
  const { tarotCardName: name, tarotCard, image } = form.values;
  // A letter that was taken back restores its uploaded picture.
  const uploaded = image === null && name === null ? tarotCard : null;
  const hasOwnPicture = image !== null || uploaded !== null;
  const clear = () => {
    form.set('tarotCardName', null);
    form.set('tarotCard', null);
    form.set('image', null);
  };
  return (
    <div className={styles.tray}>
      <div className={styles.text}>
        <b>{name ?? (hasOwnPicture ? 'Your picture' : 'No card yet')}</b>
        <p role="status">
          {uploaded === null ? describeSelection(name, image, allowedCards) : 'The picture of the letter'}
        </p>
      </div>
      {image !== null && <OwnPicture image={image} />}
      {uploaded !== null && (
        <div className={styles.pictures}>
          <div className={styles.picture}>
            <CardPicture imagePath={uploaded.imagePath} alt="To be sent: your picture" sizes="74px" />
          </div>
        </div>
      )}
      {image === null && allowedCards.cards.length > 0 && (
        <div className={styles.pictures} role="group" aria-label={`Pictures of ${name}`}>
          {allowedCards.cards.map((card) => (
            <PictureButton
              key={card.id}
              card={card}
              isChosen={card.id === chosenCard?.id}
              onChoose={() => form.set('tarotCard', card)}
            />
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" isSmall onClick={onPick}>
          {name === null ? 'Choose a card' : 'Another card'}
        </Button>
        <FileButton error={form.errors['image']} onFile={(file) => form.set('image', file)}>
          Upload a picture
        </FileButton>
        {(name !== null || hasOwnPicture) && (
          <Button variant="quiet" isSmall onClick={clear}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}

function describeSelection(
  name: string | null,
  image: File | null,
  allowed: { isLoading: boolean; isUnknown: boolean },
): string {
  if (image !== null) return image.name;
  if (name === null) return 'A reading may have one card';
  if (allowed.isLoading) return 'Searching the decks';
  return allowed.isUnknown
    ? 'No deck has a picture of this card. Only its name is sent'
    : 'Pick the picture to send';
}

interface PictureButtonProps {
  card: TarotImage;
  isChosen: boolean;
  onChoose: () => void;
}

const PictureButton = ({ card, isChosen, onChoose }: PictureButtonProps) => (
  <button
    type="button"
    className={styles.picture}
    aria-pressed={isChosen}
    aria-label={`${card.tarot}, ${card.deck} deck`}
    title={card.alt}
    onClick={onChoose}
  >
    <CardPicture imagePath={card.imagePath} alt="" sizes="74px" />
  </button>
);

function OwnPicture({ image }: { image: File }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(image);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [image],
  );
  // Unlike the text, the file is not stored in this browser: a reload would lose it.
  useAskBeforeReload(true);
  return <img ref={show} className={styles.own} alt={`To be sent: ${image.name}`} />;
}

interface FileButtonProps {
  error: string | undefined;
  onFile: (file: File) => void;
  children: ReactNode;
}

function FileButton({ error: refused, onFile, children }: FileButtonProps) {
  const id = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const error = wrong ?? refused;
  const choose = (file: File) => {
    const found = findPictureError(file);
    setWrong(found);
    if (found === null) onFile(file);
  };
  return (
    <>
      <label className={styles.file}>
        <input
          type="file"
          accept={PICTURE_TYPES.join()}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ currentTarget: input }) => {
            const file = input.files?.[0];
            if (file !== undefined) choose(file);
            // So that choosing the same file again fires a change event.
            input.value = '';
          }}
        />
        {children}
      </label>
      <FieldMessages id={id} error={error} hint={undefined} />
    </>
  );
}

interface SingleCardPickerProps {
  request: ReadingRequest;
  reply: ReplyControl;
  isOpen: boolean;
  onClose: () => void;
}

/** The picker for the card of a reading without a spread. It contains a form, so it is outside of the reply's form. */
export function SingleCardPicker({ request, reply, isOpen, onClose }: SingleCardPickerProps) {
  const { form } = reply;
  const { tarotCardName } = form.values;
  const choose = (name: string) => {
    flushSync(() => {
      form.set('tarotCard', null);
      form.set('tarotCardName', name);
      onClose();
    });
    focusReply();
  };
  return (
    <CardPicker
      // With another key it closes without an animation, so that the writer can go on at once.
      key={tarotCardName}
      kind={deckKindOf(request)}
      isOpen={isOpen}
      onClose={onClose}
      onChoose={choose}
    />
  );
}
