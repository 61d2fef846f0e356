import { type ReactNode, useEffect, useState } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import { isReachable, whenReachable } from '../platform/reachable.ts';
import { formatPageTitle } from '../platform/usePageTitle.ts';
import { Loading } from '../ui/Loading.tsx';
import { NightPage } from '../ui/NightPage.tsx';

/**
 * Shown where a call had no response: Offline if nothing has one, or else the children. A proxy or an extension may block a
 * single path permanently, so reloading the page would never end.
 */
export function OfflineIfUnreachable({ children }: { children: ReactNode }) {
  const [isOffline, setOffline] = useState<boolean>();
  useEffect(() => {
    let isShown = true;
    void isReachable().then((isBack) => isShown && setOffline(!isBack));
    return () => {
      isShown = false;
    };
  }, []);
  if (isOffline === undefined) return <Loading fills="page" />;
  return isOffline ? <Offline /> : children;
}

/** Reloads the page as soon as the server is reachable. */
function Offline() {
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
