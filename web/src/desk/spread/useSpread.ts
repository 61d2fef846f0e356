import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { drawCards, getRequest } from '#contract/readings/calls.ts';
import type { Draw, ReadingRequest } from '#contract/readings/shapes.ts';
import { getDefaultSpread, findSpread } from '#contract/tarot/rules.ts';
import type { Spread } from '#contract/tarot/spreads.ts';
import { Failure } from '../../platform/failure.ts';
import { queryKeyFor, refetchInFlight } from '../../platform/queries.ts';
import { useStableCallback } from '../../platform/useStableCallback.ts';
import { useCallMutation } from '../../platform/useCallMutation.ts';
import type { Decks } from '../../tarot/useDecks.ts';
import { useConfirm } from '../../ui/ConfirmModal.tsx';
import { spellCount } from '../../readings/rules.ts';
import {
  hasPassages,
  buildDrawnSpread,
  buildEmptySpread,
  type SpreadCard,
  type SpreadCards,
  countPassagesBeyond,
  updateCard,
} from './spreadCards.ts';

/**
 * The spread of a reading: drawn by the product or by hand, with the pictures of one deck. `written` is the spread
 * without the passages of an unchanged draft, which can be replaced without a confirmation.
 */
export function useSpread(
  request: ReadingRequest,
  {
    spreadCards,
    written,
    decks,
  }: { spreadCards: SpreadCards | null; written: SpreadCards | null; decks: Decks },
  setSpreadCards: (spreadCards: SpreadCards | null) => void,
) {
  const confirm = useConfirm();
  const [chosenSpread, choose] = useChosenSpread(request.numberOfTarotCards, spreadCards?.spread);
  const [activeIndex, setActiveIndex] = useState(0);
  const drawCardsMutation = useDrawCards(request.id);
  const confirmReplace = async (heading: string, spread = chosenSpread) =>
    !hasPassages(written) || (await confirm({ heading, details: describeLostPassages(written, spread) }));
  /** Keeps the passages that were typed while the cards were drawn. */
  const showDrawn = useStableCallback((drawn: Draw) => {
    setSpreadCards(buildDrawnSpread(drawn, written));
    setActiveIndex(0);
  });
  return {
    chosenSpread,
    choose,
    decks,
    /** The index of the position that is being written about. */
    activeIndex: Math.min(activeIndex, Math.max((spreadCards?.cards.length ?? 0) - 1, 0)),
    setActiveIndex,
    isDrawing: drawCardsMutation.isPending,
    failure: drawCardsMutation.error?.details,
    /** Draws the cards of the chosen spread, or of another one; resolves to whether they were drawn. */
    draw: async (spread: Spread = chosenSpread): Promise<boolean> => {
      if (!(await confirmReplace('Are you sure you want to draw again?', spread))) return false;
      choose(spread);
      try {
        const drawn = await drawCardsMutation.mutateAsync({ id: request.id, spread: spread.id });
        // Rendered synchronously, so that the caret can be put into the first passage.
        flushSync(() => showDrawn(drawn));
        return true;
      } catch (error) {
        // The message of a Failure is in `failure`.
        if (!(error instanceof Failure)) throw error;
        return false;
      }
    },
    startByHand: async () => {
      if (await confirmReplace('Are you sure you want to lay other cards?'))
        setSpreadCards(buildEmptySpread(chosenSpread, written));
    },
    removeCards: async () => {
      const isSure =
        !hasPassages(written) ||
        (await confirm({
          heading: 'Are you sure you want to take the cards away?',
          details: 'The passages that you have written about them are deleted too.',
        }));
      if (isSure) setSpreadCards(null);
    },
    change: (index: number, change: Partial<SpreadCard>) =>
      spreadCards !== null && setSpreadCards(updateCard(spreadCards, index, change)),
    pictureOf: ({ name, imagePath }: SpreadCard) => (name === '' ? '' : (decks.pictureOf(name) ?? imagePath)),
  };
}

/** The spread to draw next: the default one for the number of cards, until another is chosen for it. */
function useChosenSpread(numberOfCards: number, laidId: string | undefined) {
  const [chosen, setChosen] = useState(() => ({
    spread: findSpread(laidId ?? '') ?? getDefaultSpread(numberOfCards),
    forCards: numberOfCards,
  }));
  // A choice made for another number of cards is dropped.
  const chosenSpread = chosen.forCards === numberOfCards ? chosen.spread : getDefaultSpread(numberOfCards);
  return [chosenSpread, (spread: Spread) => setChosen({ spread, forCards: numberOfCards })] as const;
}

/** Draws cards, and shows them in the open request. */
function useDrawCards(requestId: number) {
  const client = useQueryClient();
  return useCallMutation(drawCards, {
    onSuccess: (draw) => {
      const key = queryKeyFor(getRequest, { id: requestId });
      client.setQueryData<ReadingRequest>(key, (known) => known && { ...known, draw });
      void refetchInFlight(client, key);
    },
  });
}

function describeLostPassages(spreadCards: SpreadCards | null, { positions }: Spread): string {
  const lost = countPassagesBeyond(spreadCards, positions.length);
  const stays = 'The cards change. Each passage stays at its position.';
  if (lost === 0) return stays;
  return `${stays} ${spellCount(lost)} ${lost === 1 ? 'passage is' : 'passages are'} deleted, because the new spread has fewer positions.`;
}
