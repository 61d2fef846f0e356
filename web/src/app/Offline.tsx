import { useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import { whenReachable } from '../platform/reachable.ts';
import { formatPageTitle } from '../platform/usePageTitle.ts';
import { NightPage } from '../ui/NightPage.tsx';

/** In the place of what cannot be loaded without a network; it loads the page anew as soon as there is one. */
export function Offline() {
  useEffect(() => {
    document.title = formatPageTitle('Offline');
    return whenReachable(() => location.reload());
  }, []);
  return (
    <NightPage heading="You are offline">
      <p role="alert">This page opens as soon as {PRODUCT_NAME} can be reached again.</p>
    </NightPage>
  );
}
