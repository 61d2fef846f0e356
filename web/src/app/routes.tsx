import type { ComponentType } from 'react';
import type { Role } from '#contract/accounts/codes.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';

export interface RouteRow {
  path: string;
  /** Who may see it; everyone without a list. */
  roles?: readonly Role[];
  /** The document's title. */
  title: string;
  screen: ComponentType;
  /** Every parameter of the path is a record's number; another word is Not Found. */
  hasNumbers?: true;
  /** Its place in the navigation of its roles; `brief` on phones. */
  nav?: { says: string; brief: string; icon: ComponentType };
}

/** Every screen of the app. A screen is loaded when it is first shown. */
export const routes: readonly RouteRow[] = [
  {
    path: '/forbidden',
    title: 'Forbidden',
    screen: lazyScreen(async () => (await import('./ForbiddenScreen.tsx')).ForbiddenScreen),
  },
];
