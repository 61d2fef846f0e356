import type { FormEvent } from 'react';
import type { Personality } from '#contract/readings/shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { useMessageForm } from './useMessageForm.ts';
import styles from './MessageForm.module.css';

interface MessageFormProps {
  form: ReturnType<typeof useMessageForm>;
  reader: Personality | null;
  hasLetter: boolean;
}

/** Puts the caret at the end of the message box. */
export function focusMessageBox() {
  const box = document.querySelector<HTMLTextAreaElement>(`.${styles.form} textarea`);
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}

/** The message box below a thread: Enter sends, Shift+Enter makes a new line. */
export const MessageForm = ({ form, reader, hasLetter }: MessageFormProps) => (
  <form
    {...form.props}
    onSubmit={(event: FormEvent) => void form.props.onSubmit(event)}
    className={styles.form}
  >
    <TextArea
      {...form.field('message')}
      label={reader === null ? 'Write a message' : `Write back to ${reader.firstName}`}
      placeholder={hasLetter ? 'Ask about a card, or say what it means to you' : 'Add whatever else matters'}
      keys="chat"
      isGrowing
      readOnly={form.isSending}
      hint={
        form.isServiceable === false
          ? 'Your membership has to be active again before this can be sent.'
          : undefined
      }
    />
    <FormError>{form.failure}</FormError>
    <Button type="submit" isBusy={form.isSending}>
      Send message
    </Button>
  </form>
);
