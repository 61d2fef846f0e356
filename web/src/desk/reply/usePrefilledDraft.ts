import { useState } from 'react';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import type { DraftGap, DraftSource } from '#contract/readings/codes.ts';
import { DESCRIBED_DECKS } from '#contract/tarot/codes.ts';
import { shouldFetchDraft } from '#contract/readings/rules.ts';
import { isUnknownRecord } from '../../platform/unknownRecord.ts';
import { useStableCallback } from '../../platform/useStableCallback.ts';
import { useNewestDraft } from '../../readings/thread/newestDraft.ts';
import type { ReplyFormState } from '../replyValues.ts';
import {
  isEmpty,
  isUnchanged,
  letterTextFor,
  type NewestDraft,
  withoutPassages,
  withPassages,
} from './prefillRules.ts';

export interface PrefilledDraft {
  /** The source of the draft in the box while nobody has changed it; null otherwise. */
  source: DraftSource | null;
  /** Why the newest draft is empty. */
  gap: DraftGap | null;
  /** How often a draft was put into the box. */
  timesPlaced: number;
  /** Whether the first draft is being fetched. */
  isLoading: boolean;
  /** Empties the box and the passages. The same draft is not filled in again automatically. */
  clear: () => void;
  /** Refetches the newest draft and fills it in, unless the box contains the writer's own text. */
  askAgain: () => Promise<void>;
  /** Why no draft was filled in; empty if one was. */
  note: string;
}

const NOT_REPLACED = 'You have written something. Empty the box to get a draft';

const [, ...OTHER_DECKS] = DESCRIBED_DECKS;

/** Puts the newest draft into the box if that is empty or holds an older, unchanged draft. */
export function usePrefilledDraft(
  form: Pick<ReplyFormState, 'values' | 'set'>,
  request: ReadingRequest,
  messages: readonly Message[],
  deck: string | undefined,
): PrefilledDraft {
  const newestFromMember = messages.findLast(({ sender }) => sender === 'member')?.id;
  const isWanted = shouldFetchDraft(request.status, request.colors);
  const { data, isLoading, refetch } = useNewestDraft(
    request.id,
    isWanted,
    newestFromMember,
    OTHER_DECKS.find((one) => one === deck),
  );
  // A draft that was being fetched when another writer answered may arrive later.
  const draft = isWanted ? data : undefined;
  const [placed, setPlaced] = useState<typeof draft>();
  const [timesPlaced, setTimesPlaced] = useState(0);
  /** The note is shown until the text changes. */
  const [note, setNote] = useState({ text: '', message: '' });
  const { message } = form.values;
  const isUntouched = placed !== undefined && isUnchanged(placed, form.values);
  const isFree = isUntouched || isEmpty(form.values);
  const place = (newest: NewestDraft) => {
    setPlaced(newest);
    setTimesPlaced(timesPlaced + 1);
    const spreadCards = withPassages(newest, form.values);
    form.set('message', letterTextFor(newest, form.values));
    if (spreadCards !== null) form.set('spreadCards', spreadCards);
  };
  // Once for each new draft: a writer who empties the box does not get the same draft again.
  if (draft !== undefined && draft.personalityMessage !== placed?.personalityMessage) {
    if (isFree) place(draft);
    else setPlaced(draft);
  }
  const inform = (text: string) => setNote({ text, message });
  /** The writer may have typed while the draft was fetched, so this judges the form as it is when the draft has arrived. */
  const placeFetched = useStableCallback((newest: NewestDraft) => {
    if (!isFree) return inform(NOT_REPLACED);
    if (isUnchanged(newest, form.values)) return inform('This is the newest draft');
    place(newest);
  });
  return {
    source: isUntouched ? placed.source : null,
    timesPlaced,
    gap: (message === '' ? draft?.emptyBecause : undefined) ?? null,
    isLoading,
    clear: () => {
      form.set('message', '');
      if (form.values.spreadCards !== null) form.set('spreadCards', withoutPassages(form.values.spreadCards));
    },
    askAgain: async () => {
      if (!isFree) return inform(NOT_REPLACED);
      const { data: newest, isError, error } = await refetch();
      if (isError && !isUnknownRecord(error))
        return inform('The draft could not be loaded. Please try again');
      if (newest === undefined || isError) return inform('There is no draft');
      placeFetched(newest);
    },
    note: note.message === message ? note.text : '',
  };
}
