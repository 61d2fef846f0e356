import { formatFullName } from '#contract/fullName.ts';
import type { PublicReader } from '#contract/readers/calls.ts';
import { useReaderPicture } from '../readings/useReaderPicture.ts';
import styles from './ReaderInfoScreen.module.css';

/** A reader's picture in an arch; without one, their initial. */
export function Portrait({ reader }: { reader: PublicReader }) {
  const src = useReaderPicture(reader.picture);
  return (
    <div className={styles.portrait}>
      {src ? (
        <img src={src} alt={formatFullName(reader)} width={480} height={600} />
      ) : (
        <span className={styles.monogram} aria-hidden="true">
          {[...reader.firstName.trim()][0]?.toLocaleUpperCase()}
        </span>
      )}
    </div>
  );
}
