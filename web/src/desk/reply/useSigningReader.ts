import { useQuery } from '@tanstack/react-query';
import { getUser } from '#contract/members/calls.ts';
import { listReaders } from '#contract/readers/calls.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.ts';
import { findFallbackReader, findPresetReader } from './signingReader.ts';

/** The reader who signs a reply, where `chosen` is the writer's choice, undefined until there is one. */
export function useSigningReader(request: ReadingRequest, chosen: number | null | undefined) {
  const userId = useUser().id;
  const { data: member } = useQuery(queryOptionsFor(getUser, { id: request.user.id }));
  const { data: activeReaders } = useQuery(queryOptionsFor(listReaders, { status: 'active' }));
  const preset = findPresetReader(request, member);
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
