import { lazyExtra } from './lazyScreen.ts';

/** The rendered rows of a long list. */
export interface RowWindow {
  items: readonly { index: number; start: number; end: number }[];
  /** The height of all rows, in pixels. */
  height: number;
  /** Measures a row's height. */
  measure: (row: HTMLElement | null) => void;
}

// Loaded only for long lists, which are rare and never the first view. Until then all rows are rendered.
export const PageWindow = lazyExtra(async () => (await import('./RowWindows.tsx')).PageWindow);
export const ScrollerWindow = lazyExtra(async () => (await import('./RowWindows.tsx')).ScrollerWindow);
