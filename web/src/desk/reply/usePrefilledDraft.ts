import { useState } from 'react';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import type { DraftSource } from '#contract/readings/codes.ts';
import { shouldFetchDraft } from '#contract/readings/rules.ts';
import { useNewestDraft } from '../../readings/queries.ts';
import type { ResponseValues } from '../responseValues.ts';

export interface PrefilledDraft {
  /** The source of the draft in the box while nobody has changed it; null otherwise. */
  source: DraftSource | null;
  /** Empties the box; the same draft does not come back by itself. */
  clear: () => void;
  /** Asks for the newest draft and places it, unless the box holds the writer's own words. */
  askAgain: () => Promise<void>;
  /** What came of asking; empty if a draft was placed. */
  note: string;
}

interface MessageForm {
  values: ResponseValues;
  set: (name: 'message', text: string) => void;
}

/** Puts the newest draft into the box if that is empty or holds an older, unchanged draft. */
export function usePrefilledDraft(
  form: MessageForm,
  request: ReadingRequest,
  messages: readonly Message[],
): PrefilledDraft {
  const newestFromMember = messages.findLast(({ sender }) => sender === 'member')?.id;
  const isWanted = shouldFetchDraft(request.status, request.colors);
  const { data: draft, refetch } = useNewestDraft(request.id, isWanted, newestFromMember);
  const [placed, setPlaced] = useState<typeof draft>();
  /** It stands until the text changes. */
  const [note, setNote] = useState({ text: '', message: '' });
  const { message } = form.values;
  const isUntouched = message !== '' && message === placed?.personalityMessage;
  const isFree = message === '' || isUntouched;
  // Once for each new draft: a writer who empties the box does not get the same draft again.
  if (draft !== undefined && draft.personalityMessage !== placed?.personalityMessage) {
    setPlaced(draft);
    if (isFree) form.set('message', draft.personalityMessage);
  }
  const inform = (text: string) => setNote({ text, message });
  return {
    source: isUntouched && placed !== undefined ? placed.source : null,
    clear: () => form.set('message', ''),
    askAgain: async () => {
      if (!isFree) return inform('You have written something. Empty the box to get a draft');
      const { data: newest, isError } = await refetch();
      if (newest === undefined || isError) return inform('There is no draft');
      if (newest.personalityMessage === message) return inform('This is the newest draft');
      setPlaced(newest);
      form.set('message', newest.personalityMessage);
    },
    note: note.message === message ? note.text : '',
  };
}
