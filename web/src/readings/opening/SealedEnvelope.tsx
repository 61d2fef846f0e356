import type { ReactNode } from 'react';
import { Envelope } from '../../ui/Envelope.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './SealedEnvelope.module.css';

interface SealedEnvelopeProps {
  reader: { firstName: string } | null;
  /** Whether its letter has cards on the night sky above it. */
  isOnSky: boolean;
  /** Whether it waits for the letter to load. */
  isHeld?: boolean;
  action?: ReactNode;
}

/** The envelope of a letter on its own page. */
export const SealedEnvelope = ({ reader, isOnSky, isHeld = false, action }: SealedEnvelopeProps) => (
  <div
    data-envelope={isHeld ? 'held' : ''}
    className={classNames(styles.sealed, isOnSky && styles.onSky, isHeld && styles.held)}
  >
    <Envelope
      kicker="New letter"
      title={reader === null ? 'A letter for you' : `A letter from ${reader.firstName}`}
      action={action}
    />
  </div>
);
