import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { tarotImages } from '#contract/tarot/calls.ts';
import { ask } from '../platform/queries.ts';
import { keptPart } from '../platform/kept.ts';
import { useUser } from '../platform/session.ts';
import { decksOfAll } from './rules.ts';

/** The deck whose pictures a writer sends. */
const keptDeck = keptPart('cachedMessage', 'deck', z.string());

/** The decks that have every one of these cards, and the one whose pictures are shown: as last chosen in this browser. */
export function useDecks(names: readonly string[]) {
  const userId = useUser().id;
  const [wanted, setWanted] = useState(() => keptDeck.read(userId));
  const answers = useQueries({
    queries: names.map((name) => ({ ...ask(tarotImages, { name }), staleTime: Infinity })),
  });
  const byName = new Map(names.map((name, n) => [name, answers[n]?.data ?? []]));
  const decks = decksOfAll([...byName.values()]);
  const deck = decks.find((one) => one === wanted) ?? decks[0];
  return {
    decks,
    deck,
    isLoading: answers.some(({ isPending }) => isPending),
    choose: (chosen: string) => {
      keptDeck.write(userId, chosen);
      setWanted(chosen);
    },
    /** Where the picture of a card is in that deck, else in any; undefined where none has one. */
    pictureOf: (name: string) => {
      const pictures = byName.get(name);
      return (pictures?.find((picture) => picture.deck === deck) ?? pictures?.[0])?.imagePath;
    },
  };
}
