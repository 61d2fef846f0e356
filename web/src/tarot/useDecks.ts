import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { listTarotImages } from '#contract/tarot/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { createPersistedPart } from '../platform/persistedPart.ts';
import { useUser } from '../platform/session.ts';
import { findCompleteDecks } from './rules.ts';

/** The deck whose pictures a writer sends. */
const persistedDeck = createPersistedPart('cachedMessage', 'deck', z.string());

export type Decks = ReturnType<typeof useDecks>;

/** The decks that have all of these cards, and the current deck: the one last chosen in this browser, if possible. */
export function useDecks(names: readonly string[]) {
  const userId = useUser().id;
  const [wanted, setWanted] = useState(() => persistedDeck.read(userId));
  const answers = useQueries({
    queries: names.map((name) => ({ ...queryOptionsFor(listTarotImages, { name }), staleTime: Infinity })),
  });
  const byName = new Map(names.map((name, n) => [name, answers[n]?.data ?? []]));
  const decks = findCompleteDecks([...byName.values()]);
  const deck = decks.find((one) => one === wanted) ?? decks[0];
  return {
    decks,
    deck,
    isLoading: answers.some(({ isPending }) => isPending),
    choose: (chosen: string) => {
      persistedDeck.write(userId, chosen);
      setWanted(chosen);
    },
    /** The path of a card's picture in the current deck, else in any; undefined if there is none. */
    pictureOf: (name: string) => {
      const pictures = byName.get(name);
      return (pictures?.find((picture) => picture.deck === deck) ?? pictures?.[0])?.imagePath;
    },
  };
}
