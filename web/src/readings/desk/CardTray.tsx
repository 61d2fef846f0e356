import { type ReactNode, useEffect, useId, useState } from 'react';
import type { TarotImage } from '#contract/tarot/calls.ts';
import { CardPicker } from '../../tarot/CardPicker.tsx';
import { CardPicture } from '../../tarot/CardPicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldNotes } from '../../ui/Field.tsx';
import styles from './CardTray.module.css';
import type { useResponse } from './useResponse.ts';

/** The card that goes with a reading: one of the 78 and which of its pictures, or a picture of the writer's own. */
export function CardTray({ response }: { response: ReturnType<typeof useResponse> }) {
  const { form, allowedCards, chosenCard } = response;
  const { tarotCardName: name, image } = form.values;
  const [isPicking, setPicking] = useState(false);
  const clear = () => {
    form.set('tarotCardName', null);
    form.set('tarotCard', null);
    form.set('image', null);
  };
  const choose = (chosen: string) => {
    form.set('tarotCard', null);
    form.set('tarotCardName', chosen);
    setPicking(false);
  };
  return (
    <div className={styles.tray}>
      <div className={styles.words}>
        <b>{name ?? (image === null ? 'No card yet' : 'Your picture')}</b>
        <p role="status">{says(name, image, allowedCards)}</p>
      </div>
      {image !== null && <OwnPicture image={image} />}
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
      <div className={styles.acts}>
        <Button variant="quiet" isSmall onClick={() => setPicking(true)}>
          {name === null ? 'Choose a card' : 'Another card'}
        </Button>
        <FileButton error={form.errors['image']} onFile={(file) => form.set('image', file)}>
          Upload a picture
        </FileButton>
        {(name !== null || image !== null) && (
          <Button variant="quiet" isSmall onClick={clear}>
            Remove
          </Button>
        )}
      </div>
      <CardPicker isOpen={isPicking} onClose={() => setPicking(false)} onChoose={choose} />
    </div>
  );
}

function says(
  name: string | null,
  image: File | null,
  allowed: { isLoading: boolean; isUnknown: boolean },
): string {
  if (image !== null) return image.name;
  if (name === null) return 'A reading may carry one card';
  if (allowed.isLoading) return 'Looking through the decks';
  return allowed.isUnknown
    ? 'No deck has a picture of it. Its name is sent alone'
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
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return url === undefined ? null : (
    <img className={styles.own} src={url} alt={`To be sent: ${image.name}`} />
  );
}

interface FileButtonProps {
  error: string | undefined;
  onFile: (file: File) => void;
  children: ReactNode;
}

function FileButton({ error, onFile, children }: FileButtonProps) {
  const id = useId();
  return (
    <>
      <label className={styles.file}>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ currentTarget: input }) => {
            const file = input.files?.[0];
            if (file !== undefined) onFile(file);
            // The same file chosen again is a change again.
            input.value = '';
          }}
        />
        {children}
      </label>
      <FieldNotes id={id} error={error} hint={undefined} />
    </>
  );
}
