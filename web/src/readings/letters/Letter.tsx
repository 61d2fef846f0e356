import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/readings/shapes.ts';
import { prefersReducedMotion } from '../../platform/viewTransition.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './Letter.module.css';
import { LetterSheet } from './LetterSheet.tsx';
import { SealedEnvelope } from '../opening/SealedEnvelope.tsx';
import { useOpening } from '../opening/useOpening.ts';
import type { LetterState } from '../thread/useLetterStates.ts';

interface LetterProps {
  letter: Message;
  initialState: LetterState;
  /** Its cards are shown on the night sky above it. */
  isOnSky: boolean;
  /** Whether the page scrolls to it, because it is the first unread letter below others. */
  isPageStart?: boolean;
  onOpen: () => void;
  onQuote: (text: string) => void;
  /** Shown below the signature of the open letter. */
  foot?: ReactNode;
}

type Phase = 'sealed' | 'opening' | 'open';

/** A letter: sealed, then opened, with its cards dealt onto it. */
export function Letter({
  letter,
  initialState,
  isOnSky,
  isPageStart = false,
  onOpen,
  onQuote,
  foot,
}: LetterProps) {
  const [phase, setPhase] = useState<Phase>(() => phaseFor(initialState));
  const [isPressed, setPressed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useOpening(stage, phase === 'opening', () => setPhase('open'));
  useEffect(() => {
    // Moves the focus to the heading, because the pressed button was removed.
    if (isPressed) heading.current?.focus({ preventScroll: true });
  }, [isPressed]);
  useEffect(() => {
    if (!isPageStart) return;
    // Runs after the focus and scrolling of the navigation, to replace them.
    const afterNavigation = setTimeout(() => {
      stage.current?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(afterNavigation);
  }, [isPageStart]);
  const open = () => {
    onOpen();
    setPressed(true);
    setPhase(phaseFor('unread'));
  };
  const action = (
    <Button variant="seal" onClick={open}>
      Open the letter
    </Button>
  );
  const envelope = <SealedEnvelope reader={letter.writerPersonality} isOnSky={isOnSky} action={action} />;
  if (phase === 'sealed') return envelope;
  const isOpening = phase === 'opening';
  return (
    <div
      ref={stage}
      className={classNames(styles.stage, isOnSky && styles.onSky, isOpening && styles.opening)}
    >
      {isOpening && (
        <div inert className={styles.envelope}>
          {envelope}
        </div>
      )}
      <LetterSheet letter={letter} isDealt={isOpening} headingRef={heading} onQuote={onQuote} foot={foot} />
    </div>
  );
}

function phaseFor(state: LetterState): Phase {
  if (state === 'sealed') return 'sealed';
  return state === 'unread' && !prefersReducedMotion() ? 'opening' : 'open';
}
