import { lazyExtra } from './lazyScreen.ts';

// Loaded only for long lists, which are rare and never the first view. Until then all rows are rendered.
export const PageWindow = lazyExtra(async () => (await import('./RowWindows.tsx')).PageWindow);
export const ScrollerWindow = lazyExtra(async () => (await import('./RowWindows.tsx')).ScrollerWindow);
