import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { InputOf, OutputOf } from '#contract/call.ts';
import { giveFeedback } from '#contract/feedback/calls.ts';
import { FEEDBACK_TYPES, type FeedbackType } from '#contract/feedback/codes.ts';
import { feedbackReason } from '#contract/feedback/forms.ts';
import { applyFeedback } from '#contract/feedback/rules.ts';
import { getRequest } from '#contract/readings/calls.ts';
import type { ReadingRequest, RequestFeedback } from '#contract/readings/shapes.ts';
import { useUser } from '../platform/session.ts';
import { describeActionFailure, Failure } from '../platform/failure.ts';
import { announceChanges } from '../platform/otherTabs.ts';
import { queryKeyFor, refetchInFlight } from '../platform/queries.ts';
import { useCallMutation } from '../platform/useCallMutation.ts';
import { useForm } from '../platform/useForm.ts';
import { usePersistedFields } from '../platform/usePersistedFields.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { persistReason, readPersistedReasons } from './persistedReasons.ts';

/** A reason for each type; only that of the chosen type is shown. */
const shape = z.strictObject({ like: feedbackReason, dislike: feedbackReason });

/**
 * A member's feedback on one answer: the stored one, the function that changes it, and the form for its reason, which is
 * persisted until it is sent.
 */
export function useFeedback(readingResponseId: number, stored: RequestFeedback | undefined) {
  const userId = useUser().id;
  const toasts = useToasts();
  const [sending, setSending] = useState<InputOf<typeof giveFeedback>>();
  const applyAnswer = useApplyAnswer();
  const mutation = useCallMutation(giveFeedback, { onSuccess: applyAnswer });
  // While a press is being sent, its result is shown already.
  const shown =
    mutation.isPending && sending !== undefined ? applyFeedback(stored, sending) : (stored ?? null);

  const send = (type: FeedbackType, reason: string | null) => {
    const input = { type, reason, readingResponseId };
    setSending(input);
    return mutation.mutateAsync(input);
  };

  const form = useReasonForm(readingResponseId, stored, send);

  /**
   * Gives this feedback, or withdraws it if it was given before. The reason that was typed for it is sent with it, and
   * stays in the field. The reason that was typed for the other type is kept for when the member switches back.
   */
  const press = async (type: FeedbackType) => {
    if (mutation.isPending) return;
    const isWithdrawn = stored?.type === type;
    const typed = form.values[type].trim();
    // Null withdraws what was given whatever its reason is.
    const given = isWithdrawn ? null : typed;
    try {
      const { type: after } = await send(type, given);
      // Another device had given the same feedback meanwhile, so this call has withdrawn it: it is given again.
      if (after === null && !isWithdrawn) await send(type, given);
      if (stored !== undefined && form.values[stored.type].trim() !== '')
        persistReason(userId, readingResponseId, stored.type, form.values[stored.type]);
    } catch (error) {
      // A bug is thrown while rendering.
      if (error instanceof Failure)
        toasts.error((given ?? '') === '' ? describeActionFailure(error) : error.details);
    }
  };

  return {
    shown,
    form,
    press,
    isSending: mutation.isPending,
    isReasonSaved: shown === null || form.values[shown.type].trim() === findSavedReason(stored, shown.type),
  };
}

const findSavedReason = (stored: RequestFeedback | undefined, type: FeedbackType) =>
  stored?.type === type ? stored.reason : '';

/** The form for the reason of the stored feedback. */
function useReasonForm(
  readingResponseId: number,
  stored: RequestFeedback | undefined,
  send: (type: FeedbackType, reason: string) => Promise<unknown>,
) {
  const userId = useUser().id;
  const findReasons = () => {
    const unsent = readPersistedReasons(userId, readingResponseId);
    const find = (type: FeedbackType) => unsent[type] ?? findSavedReason(stored, type);
    return { like: find('like'), dislike: find('dislike') };
  };

  const form = useForm({
    shape,
    initial: findReasons(),
    submit: async (reasons) => {
      if (stored === undefined) return;
      const { type } = stored;
      form.set(type, reasons[type]);
      if (reasons[type] !== stored.reason) await send(type, reasons[type]);
      else persistReason(userId, readingResponseId, type, undefined);
    },
  });
  usePersistedFields(form.values, {
    isLocked: form.isSending,
    read: findReasons,
    write: (changed) => {
      for (const type of FEEDBACK_TYPES) {
        const reason = changed[type];
        if (reason === undefined) continue;
        const isSaved = reason === findSavedReason(stored, type);
        persistReason(userId, readingResponseId, type, isSaved ? undefined : reason);
      }
    },
    show: form.setAll,
  });

  const { type: storedType, reason: storedReason } = stored ?? {};
  // Not when the call succeeds: what it has stored is shown only after that, and the form would go back to what was.
  useEffect(() => {
    if (storedType === undefined) return;
    if (readPersistedReasons(userId, readingResponseId)[storedType]?.trim() === storedReason)
      persistReason(userId, readingResponseId, storedType, undefined);
  }, [userId, readingResponseId, storedType, storedReason]);

  return form;
}

/** Writes what was stored into the cached request. */
function useApplyAnswer() {
  const client = useQueryClient();
  return ({ requestId, type, reason, readingResponseId, createdAt }: OutputOf<typeof giveFeedback>) => {
    const key = queryKeyFor(getRequest, { id: requestId });
    client.setQueryData<ReadingRequest>(key, (known) => {
      if (known === undefined) return known;
      const others = known.feedback.filter((one) => one.readingResponseId !== readingResponseId);
      const stored = type === null ? [] : [{ type, reason, readingResponseId, createdAt }];
      return { ...known, feedback: [...others, ...stored] };
    });
    void refetchInFlight(client, key);
    announceChanges([getRequest]);
  };
}
