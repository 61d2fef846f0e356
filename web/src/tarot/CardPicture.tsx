import { useEffect, useState } from 'react';
import { usePicture } from '../platform/usePicture.ts';
import { classes } from '../ui/classes.ts';
import styles from './CardPicture.module.css';
import { isPrivatePicture, pictureWidths } from './rules.ts';

/** Some are drawn only when they are asked for; on a slow machine that takes longer than the server has them wait. */
const REST_MS = 1_000;
const TRIES = 60;

interface CardPictureProps {
  /** Empty where no deck has a picture of the card. */
  imagePath: string;
  /** Its words; empty where they stand beside it. */
  alt: string;
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string;
  isReversed?: boolean;
}

/** A card of the decks, or a picture that was sent instead of one. */
export function CardPicture({ imagePath, alt, sizes, isReversed = false }: CardPictureProps) {
  const isPrivate = isPrivatePicture(imagePath);
  const own = usePicture(isPrivate ? imagePath : null);
  const look = classes(styles.picture, isReversed && styles.reversed);
  if (imagePath === '') return <Blank alt={alt} />;
  if (isPrivate && own === undefined) return <span className={classes(styles.picture, styles.awaited)} />;
  if (isPrivate) return <img className={look} src={own} alt={alt} />;
  return <DeckPicture key={imagePath} imagePath={imagePath} alt={alt} sizes={sizes} look={look} />;
}

/** Asked for again when it was not there yet; its words stand in its place meanwhile. */
function DeckPicture({
  imagePath,
  alt,
  sizes,
  look,
}: Omit<CardPictureProps, 'isReversed'> & { look: string }) {
  const [tries, setTries] = useState(1);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing || tries >= TRIES) return;
    const rest = setTimeout(() => {
      setTries(tries + 1);
      setMissing(false);
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [isMissing, tries]);
  if (isMissing) return <Blank alt={alt} />;
  return (
    <img
      className={look}
      src={imagePath}
      srcSet={pictureWidths(imagePath)}
      sizes={sizes}
      alt={alt}
      width={600}
      height={1000}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

const Blank = ({ alt }: { alt: string }) => (
  <span className={classes(styles.picture, styles.blank)}>
    <span>{alt}</span>
  </span>
);
