import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { preloadScreen } from '../../platform/lazyScreen.ts';
import { morphInto } from '../../platform/viewTransition.ts';
import { whenIdle } from '../../platform/whenIdle.ts';

/**
 * For a link to a sealed letter: it loads ahead as soon as it is about to be pressed, and the element that `findSeal`
 * returns becomes the envelope on the letter's page.
 */
export function useOpenLetter(id: number, findSeal: (link: HTMLElement) => HTMLElement | SVGElement | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const prefetch = () => loadPrefetching().then(({ prefetchLetter }) => prefetchLetter(client, id), ignore);
  useEffect(() => whenIdle(() => void Promise.allSettled([preloadScreen('letter'), loadPrefetching()])), []);
  return {
    onPointerEnter: () => void prefetch(),
    onFocus: () => void prefetch(),
    onClick: (event: MouseEvent<HTMLElement>) => {
      const seal = findSeal(event.currentTarget);
      if (seal === null || opensElsewhere(event)) return;
      event.preventDefault();
      void prefetch();
      morphInto(seal, '[data-envelope]', () => void navigate(`/${id}`));
    },
  };
}

const loadPrefetching = () => import('./prefetchLetter.ts');

/** What cannot be loaded ahead is loaded by the letter's page, which says so. */
const ignore = () => {};

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
