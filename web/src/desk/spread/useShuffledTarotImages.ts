import { useQuery } from '@tanstack/react-query';
import { listTarotImages } from '#contract/tarot/calls.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { send } from '../../platform/send.ts';
import { shuffle } from '../../tarot/rules.ts';

/**
 * The pictures of the chosen card, shuffled when they are loaded. Another name clears them at once. Nothing is cached, so
 * choosing a card again shuffles again.
 */
export function useShuffledTarotImages(name: string | null) {
  const { data, isFetching } = useQuery({
    queryKey: [...queryKeyFor(listTarotImages, { name: name ?? '' }), 'shuffled'],
    queryFn: async ({ signal }) => shuffle(await send(listTarotImages, { name: name ?? '' }, { signal })),
    enabled: name !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { cards: data ?? [], isLoading: isFetching, isUnknown: data?.length === 0 };
}
