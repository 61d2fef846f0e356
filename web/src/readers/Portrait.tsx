import type { PublicReader } from '#contract/readers/calls.ts';
import { useReaderPicture } from '../readings/useReaderPicture.ts';
import styles from './ReaderInfoScreen.module.css';

/** A reader's picture in an arch; without one, their initial. */
export function Portrait({ reader: { firstName, lastName, picture } }: { reader: PublicReader }) {
  const src = useReaderPicture(picture);
  return (
    <div className={styles.portrait}>
      {src ? (
        <img src={src} alt={`${firstName} ${lastName}`} width={480} height={600} />
      ) : (
        <span className={styles.monogram} aria-hidden="true">
          {[...firstName.trim()][0]?.toLocaleUpperCase()}
        </span>
      )}
    </div>
  );
}
