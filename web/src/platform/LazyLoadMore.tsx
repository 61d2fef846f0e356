import { type ComponentProps, Suspense } from 'react';
import type { LoadMore } from '../ui/LoadMore.tsx';
import { lazyExtra } from './lazyScreen.ts';

const Loaded = lazyExtra(async () => (await import('../ui/LoadMore.tsx')).LoadMore);

/** For a list that often has no second page: 'Load more' is loaded when it is shown. */
export const LazyLoadMore = (props: ComponentProps<typeof LoadMore>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
