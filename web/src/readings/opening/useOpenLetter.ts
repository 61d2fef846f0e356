import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { getRequest } from '#contract/readings/calls.ts';
import { preloadScreen } from '../../platform/lazyScreen.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { morphInto } from '../../platform/viewTransition.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import { buildSrcSet, isPrivatePicture } from '../../tarot/rules.ts';
import { getDrawnCards } from '../rules.ts';

/**
 * For a link to a sealed letter: it loads ahead as soon as it is about to be pressed, and the element that `findSeal`
 * returns becomes the envelope on the letter's page.
 */
export function useOpenLetter(id: number, findSeal: (link: HTMLElement) => HTMLElement | SVGElement | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const prefetch = () => void prefetchLetter(client, id);
  useEffect(() => whenIdle(() => void Promise.allSettled([preloadScreen('letter')])), []);
  return {
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const seal = findSeal(event.currentTarget);
      if (seal === null || opensElsewhere(event)) return;
      event.preventDefault();
      prefetch();
      morphInto(seal, '[data-envelope]', () => void navigate(`/${id}`));
    },
  };
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** What fails to load ahead is loaded by the letter's page, which says so. */
async function prefetchLetter(client: QueryClient, id: number) {
  await Promise.allSettled([
    preloadScreen('letter'),
    client.ensureQueryData(queryOptionsFor(getRequest, { id })).then(({ messages }) => {
      for (const message of messages) for (const card of getDrawnCards(message)) preloadPicture(card);
    }),
  ]);
}

function preloadPicture({ imagePath }: { imagePath: string }) {
  if (imagePath === '' || isPrivatePicture(imagePath)) return;
  const picture = new Image();
  // As in SpreadFigure, so that it is the same file.
  picture.sizes = '190px';
  picture.srcset = buildSrcSet(imagePath) ?? '';
  picture.src = imagePath;
}
