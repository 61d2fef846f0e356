import { TextArea } from '../../ui/TextArea.tsx';
import type { ReplyControl } from '../useReplyEditor.ts';
import styles from './ReplyText.module.css';

interface ReplyTextProps {
  reply: ReplyControl;
  /** The member's first name. */
  memberName: string;
  /** Called at each key press. */
  onTyping: () => void;
}

/** The text of a letter or a message, without the passages of its cards. */
export function ReplyText({ reply, memberName, onTyping }: ReplyTextProps) {
  const { form, draft, saveNow } = reply;
  const { responseMode } = form.values;
  const isReading = responseMode === 'ReadingResponse';
  const message = form.field('message');
  return (
    <div className={styles.text} data-mode={responseMode} data-draft={draft.source !== null || undefined}>
      <TextArea
        {...message}
        label="Reply text"
        isLabelHidden
        placeholder={isReading ? `Dear ${memberName},` : `A message to ${memberName}`}
        keys={isReading ? 'long' : 'chat'}
        isLetter={isReading}
        isGrowing
        readOnly={form.isSending}
        onBlur={saveNow}
        onChange={(text) => {
          onTyping();
          message.onChange(text);
        }}
      />
    </div>
  );
}
