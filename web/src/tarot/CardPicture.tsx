import { usePicture } from '../platform/usePicture.ts';
import { classes } from '../ui/classes.ts';
import styles from './CardPicture.module.css';
import { isPrivatePicture, pictureWidths } from './rules.ts';

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
  if (imagePath === '')
    return (
      <span className={classes(styles.picture, styles.blank)}>
        <span>{alt}</span>
      </span>
    );
  if (isPrivate && own === undefined) return <span className={classes(styles.picture, styles.awaited)} />;
  if (isPrivate) return <img className={look} src={own} alt={alt} />;
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
    />
  );
}
