import { useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';

export const formatPageTitle = (title: string) => `${title} · ${PRODUCT_NAME}`;

/** A screen's own title, where it knows a better one than its route: a letter's, a member's name. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = formatPageTitle(title);
  }, [title]);
}
