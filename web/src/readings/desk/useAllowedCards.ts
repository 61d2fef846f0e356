import { useQuery } from '@tanstack/react-query';
import { tarotImages } from '#contract/tarot/calls.ts';
import { keyOf } from '../../platform/queries.ts';
import { send } from '../../platform/send.ts';
import { shuffled } from '../../tarot/rules.ts';

/**
 * The pictures of the chosen card, shuffled as they arrive. Another name empties them at once; nothing is kept, so
 * choosing a card again shuffles anew.
 */
export function useAllowedCards(name: string | null) {
  const { data, isFetching } = useQuery({
    queryKey: [...keyOf(tarotImages, { name: name ?? '' }), 'shuffled'],
    queryFn: async ({ signal }) => shuffled(await send(tarotImages, { name: name ?? '' }, { signal })),
    enabled: name !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { cards: data ?? [], isLoading: isFetching, isUnknown: data?.length === 0 };
}
