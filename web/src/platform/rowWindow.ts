import { lazyExtra } from './lazyScreen.ts';

/** The rows of a long list that are in the page. */
export interface RowWindow {
  items: readonly { index: number; start: number; end: number }[];
  /** Of all rows, in pixels. */
  height: number;
  /** Takes a row's height. */
  measure: (row: HTMLElement | null) => void;
}

// Few lists are long, and none is at first. Until it is there, all rows are in the page.
export const PageWindow = lazyExtra(async () => (await import('./RowWindows.tsx')).PageWindow);
export const ScrollerWindow = lazyExtra(async () => (await import('./RowWindows.tsx')).ScrollerWindow);
