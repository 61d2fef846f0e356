import { useLayoutEffect } from 'react';

/** While something would be lost by a reload, the browser asks before it. */
export function useAskBeforeReload(isAtRisk: boolean) {
  useLayoutEffect(() => {
    if (!isAtRisk) return undefined;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [isAtRisk]);
}
