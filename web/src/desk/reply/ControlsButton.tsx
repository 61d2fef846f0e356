import { useQuery } from '@tanstack/react-query';
import { listPersonalities } from '#contract/readers/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import type { ReplyControl } from '../useReplyEditor.ts';
import styles from './ControlsButton.module.css';
import { describeChoices } from './describeChoices.ts';

interface ControlsButtonProps {
  reply: ReplyControl;
  isOpen: boolean;
  /** The ids of the folded rows. */
  controls: string;
  onPress: () => void;
}

/** Unfolds the controls of a reply on a small screen. Its name says what is chosen. */
export function ControlsButton({ reply, isOpen, controls, onPress }: ControlsButtonProps) {
  const { form, personality, fallbackReader, spread } = reply;
  // The field for the reader, which is among the folded controls, has loaded them.
  const { data: readers = [] } = useQuery({ ...queryOptionsFor(listPersonalities, {}), enabled: false });
  const reader = readers.find(({ id }) => id === personality) ?? fallbackReader;
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      {describeChoices(form.values, spread.chosenSpread, reader)}
    </button>
  );
}
