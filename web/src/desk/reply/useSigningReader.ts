import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getUser } from '#contract/members/calls.ts';
import { listReaders } from '#contract/readers/calls.ts';
import type { Message, ReadingRequest } from '#contract/readings/shapes.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.ts';
import { findFallbackReader, findPresetReader } from './signingReader.ts';

interface Reply {
  /** The reader that the writer has chosen; undefined until there is one. */
  chosen: number | null | undefined;
  isBegun: boolean;
}

/** The reader who signs a reply. */
export function useSigningReader(
  request: ReadingRequest,
  messages: readonly Message[],
  { chosen, isBegun }: Reply,
) {
  const userId = useUser().id;
  const { data: member } = useQuery(queryOptionsFor(getUser, { id: request.user.id }));
  const { data: activeReaders } = useQuery(queryOptionsFor(listReaders, { status: 'active' }));
  const personality = usePersonality(request, messages, isBegun);
  const preset = findPresetReader({ personality }, member);
  const fallback = (member && findFallbackReader(activeReaders ?? [], userId)) ?? null;
  return {
    /** The reader that is selected; null if none is. */
    selected: chosen === undefined ? preset : chosen,
    /** The reader who signs while none is selected. */
    fallback,
    /** The id of the reader who signs if the writer chooses none. */
    defaultId: preset ?? fallback?.id ?? null,
  };
}

/**
 * The reader of a request. An answer by another writer changes it; a reply that was begun before is still signed as it
 * was.
 */
function usePersonality({ personality }: ReadingRequest, messages: readonly Message[], isBegun: boolean) {
  const [kept, setKept] = useState(personality);
  if (kept?.id === personality?.id) return personality;
  const lastAnswer = messages.findLast(({ sender }) => sender === 'writer');
  const isOfAnswer = lastAnswer !== undefined && lastAnswer.writerPersonality?.id === personality?.id;
  if (isBegun && isOfAnswer) return kept;
  setKept(personality);
  return personality;
}
