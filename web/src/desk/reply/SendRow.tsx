import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { activeLayout } from '../layoutRules.ts';
import type { ReplyControl } from '../useReplyEditor.ts';
import styles from './SendRow.module.css';
import type { PrefilledDraft } from './usePrefilledDraft.ts';
import { cannedReplyFor } from './cannedReplyFor.ts';

interface SendRowProps {
  request: ReadingRequest;
  reply: ReplyControl;
  /** Why the last key press did not send; empty otherwise. */
  keysNote: string;
  /** Sends the reply and opens the next request; undefined if there is none. */
  onSendAndNext: (() => void) | undefined;
}

/** The last row of the reply: its errors, its state, and the buttons that send it. */
export function SendRow({ request, reply, keysNote, onSendAndNext }: SendRowProps) {
  const { form, draft, unsentReply, spread } = reply;
  const layout = activeLayout(form.values);
  return (
    <div className={styles.send}>
      <FormError>{form.failure ?? (layout === 'spread' ? spread.failure : undefined)}</FormError>
      <p role="status">
        {keysNote || draft.note || describeState(draft) || (
          <span className={styles.keyHint}>{layout === null ? MESSAGE_KEYS : READING_KEYS}</span>
        )}
        {unsentReply.isUnsaved && <b> Not saved yet</b>}
      </p>
      <SendButtons cannedReply={cannedReplyFor(request)} reply={reply} onSendAndNext={onSendAndNext} />
    </div>
  );
}

interface SendButtonsProps extends Pick<SendRowProps, 'reply' | 'onSendAndNext'> {
  cannedReply: string | null;
}

function SendButtons({ cannedReply, reply, onSendAndNext }: SendButtonsProps) {
  const { form, allowedCards } = reply;
  const layout = activeLayout(form.values);
  const isReading = layout !== null;
  const isBlocked = layout === 'card' && allowedCards.isLoading;
  return (
    <div>
      {cannedReply !== null && (
        <Button variant="quiet" isSmall onClick={() => reply.insertCanned(cannedReply)}>
          Canned reply
        </Button>
      )}
      {onSendAndNext !== undefined && (
        <Button
          variant="quiet"
          isSmall
          title="Ctrl+Enter"
          isBusy={form.isSending}
          disabled={isBlocked}
          onClick={onSendAndNext}
        >
          {isReading ? 'Seal and next' : 'Reply and next'}
        </Button>
      )}
      <Button
        type="submit"
        variant={isReading ? 'seal' : 'primary'}
        isSmall
        title="Ctrl+Shift+Enter"
        isBusy={form.isSending}
        disabled={isBlocked}
      >
        {isReading ? 'Seal and send' : 'Send message'}
      </Button>
    </div>
  );
}

const READING_KEYS = 'Ctrl or ⌘ and Enter sends';
const MESSAGE_KEYS = 'Enter sends, Shift and Enter makes a new line';

/** Empty without a draft, or a reason for there being none. */
const describeState = ({ source, gap }: Pick<PrefilledDraft, 'source' | 'gap'>): string => {
  if (source !== null) return `A draft by the ${source}. Read it, and make it yours before you send it`;
  if (gap !== null)
    return 'There is no draft: the question is not in English, and drafts are written in English only';
  return '';
};
