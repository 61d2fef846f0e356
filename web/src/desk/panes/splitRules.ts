import type { ResponseMode } from '#contract/readings/codes.ts';

/** The reply's share of the request's column, in percent. A message is short, and answers the thread above it. */
export const DEFAULT_SHARES: Record<ResponseMode, number> = { Standard: 35, ReadingResponse: 70 };
export const MIN_SHARE = 25;
export const MAX_SHARE = 85;
const STEP = 5;

export const clampShare = (share: number) => Math.min(MAX_SHARE, Math.max(MIN_SHARE, share));

/** Where a key moves the splitter to; up makes the reply larger. Null for other keys. */
export function moveShare(share: number, key: string): number | null {
  const targets: Record<string, number> = {
    ArrowUp: share + STEP,
    ArrowDown: share - STEP,
    Home: MAX_SHARE,
    End: MIN_SHARE,
  };
  const target = targets[key];
  return target === undefined ? null : clampShare(target);
}
