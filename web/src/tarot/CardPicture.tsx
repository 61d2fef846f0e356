import { useEffect, useState } from 'react';
import { usePrivatePicture } from '../platform/usePrivatePicture.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './CardPicture.module.css';
import { isPrivatePicture, buildSrcSet } from './rules.ts';

/** Some are drawn only when they are asked for; on a slow machine that takes longer than the server has them wait. */
const RETRY_DELAY_MS = 1_000;
const MAX_TRIES = 60;

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
  const own = usePrivatePicture(isPrivate ? imagePath : null);
  const look = classNames(styles.picture, isReversed && styles.reversed);
  if (imagePath === '') return <Blank alt={alt} />;
  if (isPrivate && own === undefined) return <span className={classNames(styles.picture, styles.awaited)} />;
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
    if (!isMissing || tries >= MAX_TRIES) return;
    const rest = setTimeout(() => {
      setTries(tries + 1);
      setMissing(false);
    }, RETRY_DELAY_MS);
    return () => clearTimeout(rest);
  }, [isMissing, tries]);
  if (isMissing) return <Blank alt={alt} />;
  return (
    <img
      className={look}
      src={imagePath}
      srcSet={buildSrcSet(imagePath)}
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
  <span className={classNames(styles.picture, styles.blank)}>
    <span>{alt}</span>
  </span>
);
