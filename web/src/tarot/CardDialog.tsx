import { useQuery } from '@tanstack/react-query';
import { listTarotImages } from '#contract/tarot/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './CardDialog.module.css';
import { CardMeaning } from './CardMeaning.tsx';
import { CardPicture } from './CardPicture.tsx';
import { formatCardName } from './rules.ts';

interface CardDialogProps {
  name: string;
  imagePath: string;
  isReversed?: boolean;
  /** Its position in its spread; empty for a single card. */
  position?: string;
  /** The card's passage. */
  text?: string;
  isOpen: boolean;
  onClose: () => void;
}

/** One card, large: its picture with a description, its meaning, and its passage. */
export function CardDialog(props: CardDialogProps) {
  const { name, imagePath, isReversed = false, position = '', text = '', isOpen, onClose } = props;
  const isNamed = name !== '';
  const { data: pictures } = useQuery({
    ...queryOptionsFor(listTarotImages, { name }),
    enabled: isOpen && isNamed,
    staleTime: Infinity,
  });
  // The stored path has no version, and the path in a response has one.
  const words = pictures?.find((picture) => withoutQuery(picture.imagePath) === withoutQuery(imagePath))?.alt;
  return (
    <Dialog
      heading={isNamed ? formatCardName(name, isReversed) : 'Picture'}
      isOpen={isOpen}
      onClose={onClose}
      isWide={isNamed}
    >
      <div className={isNamed ? styles.card : undefined}>
        <div className={styles.large}>
          <CardPicture
            imagePath={imagePath}
            alt={words ?? (isNamed ? name : 'A picture sent with this letter')}
            sizes="360px"
            isReversed={isReversed}
          />
        </div>
        {isNamed && (
          <div className={styles.about}>
            {position !== '' && <p className={styles.position}>{position}</p>}
            {text !== '' && (
              <p dir="auto" className={styles.text}>
                {text}
              </p>
            )}
            <section aria-label="What it means">
              <CardMeaning name={name} isReversed={isReversed} />
            </section>
            {words !== undefined && <p className={styles.words}>{words}</p>}
          </div>
        )}
      </div>
    </Dialog>
  );
}

const withoutQuery = (imagePath: string) => imagePath.split('?', 1)[0];
