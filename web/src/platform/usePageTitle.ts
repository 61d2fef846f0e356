import { useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';

/** 'Subscription' → 'Subscription · Moonletter' */
export const formatPageTitle = (title: string) => `${title} · ${PRODUCT_NAME}`;

/** Sets a more specific title than the route's: a request's, or a member's name. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = formatPageTitle(title);
  }, [title]);
}
