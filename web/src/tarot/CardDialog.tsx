import { useQuery } from '@tanstack/react-query';
import { tarotImages } from '#contract/tarot/calls.ts';
import { ask } from '../platform/queries.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './CardDialog.module.css';
import { CardPicture } from './CardPicture.tsx';

interface CardDialogProps {
  name: string;
  imagePath: string;
  isReversed?: boolean;
  /** Where it lies in its spread; empty for a card alone. */
  position?: string;
  /** What was said about it. */
  text?: string;
  isOpen: boolean;
  onClose: () => void;
}

/** One card, large, with its name and what is to be seen on it. */
export function CardDialog(props: CardDialogProps) {
  const { name, imagePath, isReversed = false, position = '', text = '', isOpen, onClose } = props;
  const isNamed = name !== '';
  const { data: pictures } = useQuery({
    ...ask(tarotImages, { name }),
    enabled: isOpen && isNamed,
    staleTime: Infinity,
  });
  const words = pictures?.find((picture) => picture.imagePath === imagePath)?.alt;
  const about = [position, isReversed ? 'reversed' : ''].filter(Boolean).join(', ');
  return (
    <Dialog heading={isNamed ? name : 'Picture'} isOpen={isOpen} onClose={onClose}>
      {about !== '' && <p className={styles.about}>{about}</p>}
      <div className={styles.large}>
        <CardPicture
          imagePath={imagePath}
          alt={words ?? (isNamed ? name : 'A picture sent with this letter')}
          sizes="360px"
          isReversed={isReversed}
        />
      </div>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      {text !== '' && <p className={styles.text}>{text}</p>}
    </Dialog>
  );
}
