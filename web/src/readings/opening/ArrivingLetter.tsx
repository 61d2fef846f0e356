import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listRequests } from '#contract/readings/calls.ts';
import { queryKeyFor } from '../../platform/queries.ts';
import { isShownAsFan } from '../../tarot/isShownAsFan.ts';
import { Link } from '../../ui/Link.tsx';
import { Page } from '../../ui/Page.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { OwnRequest } from '../requestList/ownRequests.ts';
import { LetterHeading } from '../letters/LetterHeading.tsx';
import { SealedEnvelope } from './SealedEnvelope.tsx';

/** Shown when a sealed letter was clicked before it was loaded: its envelope, which opens once the letter is loaded. */
export function ArrivingLetter({ request }: { request: OwnRequest }) {
  // When this is removed, the focus moves to the heading of the letter's page.
  useEffect(() => focusLostHeading, []);
  const isOnSky = isShownAsFan(request.numberOfTarotCards);
  return (
    <Page
      align="center"
      width="letter"
      height={isOnSky ? 'tall' : 'low'}
      above={<Link to="/">All readings</Link>}
      heading={<LetterHeading request={request} />}
    >
      <SealedEnvelope reader={request.personality} isOnSky={isOnSky} isHeld />
      <VisuallyHidden>
        <span role="status">Loading your letter</span>
      </VisuallyHidden>
    </Page>
  );
}

function focusLostHeading() {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** The request from a cached list, if its letter is sealed. */
export function useCachedSealedRequest(id: number): OwnRequest | undefined {
  const known = useQueryClient().getQueriesData<CachedList | { pages: CachedList[] }>({
    queryKey: queryKeyFor(listRequests),
  });
  return known
    .flatMap(([, data]) => (data === undefined ? [] : 'pages' in data ? data.pages : [data]))
    .flatMap(({ results }) => results)
    .find((request) => request.id === id && request.isSealed);
}

interface CachedList {
  results: OwnRequest[];
}
