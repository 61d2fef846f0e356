import type { QueryClient } from '@tanstack/react-query';
import { getRequest } from '#contract/readings/calls.ts';
import { preloadScreen } from '../../platform/lazyScreen.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { getLayout, sizesOfCards } from '../../tarot/layouts.ts';
import { buildSrcSet, isPrivatePicture } from '../../tarot/pictures.ts';
import { getDrawnCards } from '../thread/threadRules.ts';

/** Prefetches a letter. Failures are ignored, because the letter's page loads everything again and shows errors. */
export async function prefetchLetter(client: QueryClient, id: number) {
  await Promise.allSettled([
    preloadScreen('letter'),
    client.ensureQueryData(queryOptionsFor(getRequest, { id })).then(({ messages }) => {
      for (const message of messages) {
        const cards = getDrawnCards(message);
        const sizes = sizesOfCards(getLayout(message.spread, cards.length));
        for (const card of cards) preloadPicture(card, sizes);
      }
    }),
  ]);
}

function preloadPicture({ imagePath }: { imagePath: string }, sizes: string) {
  if (imagePath === '' || isPrivatePicture(imagePath)) return;
  const picture = new Image();
  // The same sizes as in SpreadFigure, so that the browser chooses the same file.
  picture.sizes = sizes;
  picture.srcset = buildSrcSet(imagePath) ?? '';
  picture.src = imagePath;
}
