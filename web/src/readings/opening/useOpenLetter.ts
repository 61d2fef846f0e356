import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect } from 'react';
import { preloadScreen } from '../../platform/lazyScreen.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import { useNavigate } from '../../ui/router.tsx';

/**
 * For a link to a sealed letter: prefetches the letter as soon as a click is likely, and morphs the element that
 * `findSeal` returns into the envelope on the letter's page.
 */
export function useOpenLetter(id: number, findSeal: (link: HTMLElement) => HTMLElement | SVGElement | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const prefetch = () => loadPrefetching().then(({ prefetchLetter }) => prefetchLetter(client, id), ignore);
  useEffect(
    () =>
      whenIdle(() => void Promise.allSettled([preloadScreen('letter'), loadPrefetching(), loadTransition()])),
    [],
  );
  return {
    onPointerEnter: () => void prefetch(),
    onFocus: () => void prefetch(),
    onClick: (event: MouseEvent<HTMLElement>) => {
      const seal = findSeal(event.currentTarget);
      if (seal === null || opensInNewTab(event)) return;
      void prefetch();
      // The link itself opens the letter, without the transition.
      if (transition === undefined) return;
      event.preventDefault();
      transition.morphInto(seal, '[data-envelope]', () => navigate(`/${id}`));
    },
  };
}

let transition: typeof import('../../platform/viewTransition.ts') | undefined;
const loadTransition = async () => {
  transition ??= await import('../../platform/viewTransition.ts');
};

const loadPrefetching = () => import('./prefetchLetter.ts');

/** Prefetch failures are ignored, because the letter's page loads everything again and shows errors. */
const ignore = () => {};

const opensInNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
