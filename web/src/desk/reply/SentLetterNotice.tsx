import { useEffect, useEffectEvent, useState } from 'react';
import { useCommands } from '../../commands/useCommands.ts';
import { useKeyHint } from '../../commands/useKeyHint.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/Button.tsx';
import { takeLostFocus } from '../../ui/lostFocus.ts';
import { TOAST_DURATION_MS, useToasts } from '../../ui/Toasts.tsx';
import { type SentLetter, useNewestSentLetter } from './sentLetters.ts';
import styles from './SentLetterNotice.module.css';
import { useTakeBack } from './useTakeBack.ts';

/**
 * 'Sent to Rosalind · Undo' for the newest letter: a toast first, then a line as long as it can be taken back. The
 * command has the same effect as Undo.
 */
export function SentLetterNotice() {
  const sent = useNewestSentLetter(useUser().id);
  // The key resets the notice for another letter.
  return sent === undefined ? null : <Notice key={sent.letterId} sent={sent} />;
}

function Notice({ sent }: { sent: SentLetter }) {
  const toasts = useToasts();
  const takeBack = useTakeBack();
  const hint = useKeyHint();
  const text = `Sent to ${sent.memberName}`;
  // The line follows the toast, so that there is only one button at a time. Who opens the desk again later sees only it.
  const [isLine, setLine] = useState(() => !sent.isSentHere || Date.now() - sent.at >= TOAST_DURATION_MS);
  const announce = useEffectEvent(() => {
    if (!isLine) toasts.success(text, { label: 'Undo', onPress: () => void takeBack(sent) });
  });
  useEffect(() => {
    announce();
    const line = setTimeout(() => setLine(true), TOAST_DURATION_MS);
    return () => clearTimeout(line);
  }, []);
  useCommands({ takeBack: () => void takeBack(sent) });
  if (!isLine) return null;
  return (
    <p className={styles.notice}>
      <span>{text}</span>
      <span aria-hidden="true"> · </span>
      <Button
        {...hint('takeBack')}
        ref={takeLostFocus}
        variant="quiet"
        isSmall
        onClick={() => void takeBack(sent)}
      >
        Undo
      </Button>
    </p>
  );
}
