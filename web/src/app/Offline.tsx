import { useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import { whenReachable } from '../platform/reachable.ts';
import { formatPageTitle } from '../platform/usePageTitle.ts';
import { NightPage } from '../ui/NightPage.tsx';

/** Shown where something could not be loaded without a network; reloads the page as soon as the server is reachable. */
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
