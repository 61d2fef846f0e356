import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getUser } from '#contract/members/calls.ts';
import { listReaders } from '#contract/readers/calls.ts';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.ts';
import type { PersistedMessage } from '../../readings/thread/persistedMessages.ts';
import { findFallbackReader, findPresetReader } from './signingReader.ts';

interface Reply {
  /** The reader that the writer has chosen; undefined until there is one. */
  chosen: number | null | undefined;
  /** Whether the writer has started to write. */
  isStarted: boolean;
  /** As persisted in this browser with an unsent reply; null without one. */
  readerAtStart: PersistedMessage['readerAtStart'];
}

/** The reader who signs a reply. */
export function useSigningReader(request: ReadingRequest, messages: readonly Message[], reply: Reply) {
  const userId = useUser().id;
  const { data: member } = useQuery(queryOptionsFor(getUser, { id: request.user.id }));
  const { data: activeReaders } = useQuery(queryOptionsFor(listReaders, { status: 'active' }));
  const personality = usePersonality(request, messages, reply);
  const preset = findPresetReader({ personality }, member);
  const fallback = (member && findFallbackReader(activeReaders ?? [], userId)) ?? null;
  return {
    /** The reader that is selected; null if none is. */
    selected: reply.chosen === undefined ? preset : reply.chosen,
    /** The reader who signs while none is selected. */
    fallback,
    /** The reader to whom the reply belongs while the writer chooses none; to be kept with it. */
    personality,
    /** The id of the reader who signs if the writer chooses none. */
    defaultId: preset ?? fallback?.id ?? null,
  };
}

/**
 * The reader of a request. An answer by another writer changes it; a reply that was started before keeps the earlier
 * reader.
 */
function usePersonality(
  { personality }: ReadingRequest,
  messages: readonly Message[],
  { isStarted, readerAtStart }: Omit<Reply, 'chosen'>,
): { id: number } | null {
  const [kept, setKept] = useState<{ id: number } | null>(
    readerAtStart === null ? personality : readerAtStart.reader,
  );
  if (kept?.id === personality?.id) return personality;
  const lastAnswer = messages.findLast(({ sender }) => sender === 'writer');
  const isOfAnswer = lastAnswer !== undefined && lastAnswer.writerPersonality?.id === personality?.id;
  if (isStarted && isOfAnswer) return kept;
  setKept(personality);
  return personality;
}
