import { replyModeFor } from '#contract/readings/rules.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { useUser } from '../../platform/session.ts';
import { usePersistedFields } from '../../platform/usePersistedFields.ts';
import {
  EMPTY_MESSAGE,
  type PersistedMessage,
  persistMessage,
  readPersistedMessage,
} from '../../readings/thread/persistedMessages.ts';
import type { ChosenPicture, ReplyFormState, ReplyValues } from '../replyValues.ts';
import { fromReplyForm, toChangedValues, toPersisted, toReplyForm } from './replyForm.ts';
import { useReplyDraft } from './useReplyDraft.ts';

interface PersistedReplyOptions {
  form: Pick<ReplyFormState, 'set' | 'isSending'>;
  /** The reply in this browser's storage when the request is opened. */
  persisted: PersistedMessage;
  /** The part of the form that the writer has written and chosen. */
  own: ReplyValues;
  chosenCard: ChosenPicture | null;
  /** The newest message of the thread when the writer started to write. */
  seen: { id: number | null; set: (id: number | null) => void };
  /** The reader to whom the reply belongs while the writer chooses none. */
  reader: { id: number } | null;
}

/**
 * Keeps an unsent reply in this browser and on the server while it is typed, and puts into the form what another tab or
 * window has changed.
 */
export function usePersistedReply(
  request: ReadingRequest,
  { form, persisted, own, chosenCard, seen, reader }: PersistedReplyOptions,
) {
  const userId = useUser().id;
  const fields: PersistedMessage = {
    ...toPersisted(request, own, chosenCard),
    seenId: seen.id,
    readerAtStart: seen.id === null ? null : { reader: reader && { id: reader.id } },
  };
  const unsentReply = useReplyDraft(request.id, {
    persisted,
    show: (reply) =>
      setFields(
        form,
        reply === null
          ? { ...EMPTY_MESSAGE, responseMode: replyModeFor(request.status) }
          : fromReplyForm(reply, request.draw),
      ),
  });
  const { replySync } = unsentReply;
  const persist = usePersistedFields(fields, {
    isLocked: form.isSending,
    read: () => readPersistedMessage(userId, request.id),
    write: (changed, all) => {
      persistMessage(userId, request.id, changed, all);
      replySync.change(toReplyForm(all));
    },
    show: (changed) => {
      setFields(form, changed);
      if (changed.seenId !== undefined) seen.set(changed.seenId);
      replySync.mirror(toReplyForm({ ...fields, ...changed }));
    },
  });
  return {
    /** The unsent reply on the server. */
    unsentReply,
    /** Saves pending changes in this browser. */
    persist,
    /** Saves the typed text at once, in this browser and on the server. */
    saveNow: () => {
      persist();
      void replySync.flush();
    },
  };
}

function setFields({ set }: Pick<ReplyFormState, 'set'>, changed: Partial<PersistedMessage>) {
  const values = toChangedValues(changed);
  for (const name of Object.keys(values) as (keyof ReplyValues)[]) set(name, values[name]);
}
