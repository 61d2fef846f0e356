import { useEffect, useEffectEvent, useState } from 'react';
import { toPress } from '../../commands/keyPress.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/Button.tsx';
import { takeLostFocus } from '../../ui/lostFocus.ts';
import { TOAST_DURATION_MS, useToasts } from '../../ui/Toasts.tsx';
import { type SentLetter, useNewestSentLetter } from './sentLetters.ts';
import styles from './SentLetterNotice.module.css';
import { useTakeBack } from './useTakeBack.ts';

/**
 * 'Sent to Rosalind · Undo' for the newest letter: a toast first, then a line as long as it can be taken back. Ctrl+Z
 * outside of a text field has the same effect as Undo.
 */
export function SentLetterNotice() {
  const sent = useNewestSentLetter(useUser().id);
  // The key resets the notice for another letter.
  return sent === undefined ? null : <Notice key={sent.letterId} sent={sent} />;
}

function Notice({ sent }: { sent: SentLetter }) {
  const toasts = useToasts();
  const takeBack = useTakeBack();
  const text = `Sent to ${sent.memberName}`;
  // The line follows the toast, so that there is only one button at a time. Who opens the desk again later sees only it.
  const [isLine, setLine] = useState(() => !sent.isSentHere || Date.now() - sent.at >= TOAST_DURATION_MS);
  const undo = useEffectEvent(() => void takeBack(sent));
  const announce = useEffectEvent(() => {
    if (!isLine) toasts.success(text, { label: 'Undo', onPress: () => void takeBack(sent) });
  });
  useEffect(() => {
    announce();
    const line = setTimeout(() => setLine(true), TOAST_DURATION_MS);
    return () => clearTimeout(line);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoPress(event) || isInText(event.target)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (!isLine) return null;
  return (
    <p className={styles.notice}>
      <span>{text}</span>
      <span aria-hidden="true"> · </span>
      <Button ref={takeLostFocus} variant="quiet" isSmall title="Ctrl+Z" onClick={() => void takeBack(sent)}>
        Undo
      </Button>
    </p>
  );
}

const isUndoPress = (event: KeyboardEvent) => toPress(event) === 'Ctrl+Z' && !event.repeat;

/** Whether the key belongs to a text field, where the browser undoes typing, or to a dialog. */
const isInText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
