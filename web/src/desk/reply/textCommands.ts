import { flushSync } from 'react-dom';
import type { ReplyFormState } from '../replyValues.ts';
import { focusReply, readReplySelection } from './replyBox.ts';

/** Commands that put a text into the box of a reply, and the caret behind it. */
export function createTextCommands(
  { values: { message }, set }: Pick<ReplyFormState, 'values' | 'set'>,
  isUnchangedDraft: boolean,
) {
  const write = (text: string, caret = text.length) => {
    flushSync(() => set('message', text));
    focusReply({ at: caret });
  };
  /** Replaces an empty text or an unchanged draft; otherwise inserts into the writer's own text. */
  const insert = (text: string) =>
    message.trim() === '' || isUnchangedDraft ? write(text) : write(...insertAtSelection(message, text));
  return {
    write,
    insert,
    /** Inserts a refusal for an account that cannot be answered now. As a message, because a letter would count as the answer. */
    insertCanned: (text: string) => {
      set('responseMode', 'Standard');
      insert(text);
    },
  };
}

/** Inserts at the caret, and after the text below a blank line; also returns where the caret is then. */
function insertAtSelection(message: string, text: string): [message: string, caret?: number] {
  const [start, end] = readReplySelection();
  if (start >= message.trimEnd().length) return [`${message.trimEnd()}\n\n${text}`];
  return [message.slice(0, start) + text + message.slice(end), start + text.length];
}
