import type { ComponentType, FormEvent } from 'react';
import { type FeedbackType } from '#contract/feedback/codes.ts';
import type { RequestFeedback } from '#contract/readings/shapes.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useRestoreFocus } from '../ui/lostFocus.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { CloudIcon, HeartIcon } from './icons.tsx';
import styles from './LetterFeedback.module.css';
import { useFeedback } from './useFeedback.ts';

interface LetterFeedbackProps {
  responseId: number;
  reader: { firstName: string } | null;
  /** What is stored. */
  given: RequestFeedback | undefined;
}

const choices: readonly { type: FeedbackType; label: string; icon: ComponentType }[] = [
  { type: 'like', label: 'Like', icon: HeartIcon },
  { type: 'dislike', label: 'Dislike', icon: CloudIcon },
];

/** At the foot of a letter: how it landed, and why. */
export function LetterFeedback({ responseId, reader, given }: LetterFeedbackProps) {
  const { shown, form, press, isSending, isReasonSaved } = useFeedback(responseId, given);
  const name = reader?.firstName ?? 'your reader';
  // Once the words are saved, the button is gone.
  const saveRow = useRestoreFocus<HTMLDivElement>(isReasonSaved, (row) =>
    row.closest('form')?.querySelector('textarea')?.focus(),
  );
  return (
    <div className={styles.feedback}>
      <div className={styles.ask}>
        <p id={`feedback-${responseId}`}>Was this letter helpful?</p>
        <div role="group" aria-labelledby={`feedback-${responseId}`} className={styles.choices}>
          {choices.map(({ type, label, icon: Icon }) => (
            <button
              key={type}
              type="button"
              className={styles[type]}
              aria-pressed={shown?.type === type}
              aria-busy={isSending || undefined}
              onClick={() => void press(type)}
            >
              <Icon />
              {label}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className={styles.state}>
        {shown !== null && describe(shown.type, name)}
      </p>
      {shown !== null && (
        <form {...form.props} onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}>
          <TextArea
            {...form.field(shown.type)}
            label={shown.type === 'like' ? 'What spoke to you?' : 'What was missing?'}
            hint={`Optional, for ${name}.`}
            rows={2}
            isGrowing
            readOnly={form.isSending}
          />
          <FormError>{form.failure}</FormError>
          <div ref={saveRow} className={styles.save}>
            {isReasonSaved ? (
              shown.reason !== '' && <p>Your words are with {name}.</p>
            ) : (
              <Button type="submit" variant="quiet" isSmall isBusy={form.isSending || isSending}>
                Save
              </Button>
            )}
          </div>
        </form>
      )}
    </div>
  );
}

const describe = (type: FeedbackType, name: string) =>
  type === 'like'
    ? `You like this letter, and ${name} will be glad. Press Like again to take it back.`
    : `You dislike this letter. Thank you for the honest word; press Dislike again to take it back.`;
