import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/Button.tsx';
import { useNewestSentLetter, useSentLetters } from './sentLetters.ts';
import styles from './TakeBackButton.module.css';
import { useTakeBack } from './useTakeBack.ts';

/** Takes a letter back, below its text. The newest one has the line 'Sent to Rosalind · Undo' instead. */
export function TakeBackButton({ letterId }: { letterId: number }) {
  const userId = useUser().id;
  const newest = useNewestSentLetter(userId);
  const takeBack = useTakeBack();
  const letter = useSentLetters().find((sent) => sent.userId === userId && sent.letterId === letterId);
  if (letter === undefined || letter === newest) return null;
  return (
    <p className={styles.below}>
      <Button variant="quiet" isSmall onClick={() => void takeBack(letter)}>
        Take back
      </Button>
    </p>
  );
}
