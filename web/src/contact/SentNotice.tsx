import type { ReactNode } from 'react';
import { QuoteOfTheDay } from '../readings/daily/QuoteOfTheDay.tsx';
import { Button } from '../ui/Button.tsx';
import { NavigateButton } from '../ui/NavigateButton.tsx';
import { Envelope } from '../ui/Envelope.tsx';
import { focusOnMount } from '../ui/lostFocus.ts';
import { ButtonRow } from '../ui/layout.tsx';
import styles from './contact.module.css';

interface SentNoticeProps {
  title: string;
  /** The label of the button that shows the form again. */
  again: string;
  onAgain: () => void;
  children: ReactNode;
}

/** Replaces a form whose message has been sent. */
export const SentNotice = ({ title, again, onAgain, children }: SentNoticeProps) => (
  <div ref={focusOnMount} tabIndex={-1} role="status" className={styles.sent}>
    <Envelope
      kicker="Sent"
      title={title}
      action={
        <ButtonRow>
          <NavigateButton to="/">Go Home</NavigateButton>
          <Button variant="quiet" onClick={onAgain}>
            {again}
          </Button>
        </ButtonRow>
      }
    >
      {children}
    </Envelope>
    <QuoteOfTheDay />
  </div>
);
