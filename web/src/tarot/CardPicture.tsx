import { useEffect, useState } from 'react';
import { usePrivatePicture } from '../platform/usePrivatePicture.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './CardPicture.module.css';
import { isPrivatePicture, buildSrcSet } from './pictures.ts';

/** Some pictures are rendered on demand; on a slow machine that takes longer than the server lets a request wait. */
const RETRY_DELAY_MS = 1_000;
const MAX_TRIES = 60;

export interface CardPictureProps {
  /** Empty where no deck has a picture of the card. */
  imagePath: string;
  /** Its text alternative; empty where the text beside it says the same. */
  alt: string;
  /** The displayed width, as in the `sizes` attribute of `<img>`. */
  sizes: string;
  isReversed?: boolean;
  /** `first`: before everything else, as the first card in sight; `near`: only when it is nearly in sight. */
  loads?: 'first' | 'near' | undefined;
}

/** A card of the decks, or an uploaded picture. */
export function CardPicture({ imagePath, alt, sizes, isReversed = false, loads }: CardPictureProps) {
  const isPrivate = isPrivatePicture(imagePath);
  const own = usePrivatePicture(isPrivate ? imagePath : null);
  const look = classNames(styles.picture, isReversed && styles.reversed);
  if (imagePath === '') return <Blank alt={alt} />;
  if (isPrivate && own === undefined) return <span className={classNames(styles.picture, styles.awaited)} />;
  if (isPrivate) return <img className={look} src={own} alt={alt} />;
  return (
    <DeckPicture key={imagePath} imagePath={imagePath} alt={alt} sizes={sizes} look={look} loads={loads} />
  );
}

/** Requested again if it was not rendered yet; its text alternative is shown meanwhile. */
function DeckPicture({
  imagePath,
  alt,
  sizes,
  look,
  loads,
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
      // Before src: the browser begins to load when it learns that.
      loading={loads === 'near' ? 'lazy' : undefined}
      fetchPriority={loads === 'first' ? 'high' : undefined}
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
