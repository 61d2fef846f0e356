import { type ReactNode, useState } from 'react';
import { Router } from '../ui/router.tsx';

/** The app's router, at an address that the test chooses. */
export function TestRouter({ address = '/', children }: { address?: string; children: ReactNode }) {
  useState(() => history.replaceState(null, '', address));
  return <Router>{children}</Router>;
}
