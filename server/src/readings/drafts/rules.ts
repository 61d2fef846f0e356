import type { DraftSource } from '#contract/readings/codes.ts';

/** Below this share, the matching words are there by chance. */
export const MIN_KEPT_SHARE = 0.1;

/** A run of this many words is unlikely to match by chance; common phrases are shorter. */
const RUN_LENGTH = 4;

/**
 * How much of a draft is in the sent text, from 0 to 1 in hundredths: the share of its runs of four words that occur
 * there. A repeated run counts as often as it occurs.
 */
export function computeKeptShare(draft: string, text: string): number {
  const runs = toWordRuns(draft);
  const left = new Map<string, number>();
  for (const run of toWordRuns(text)) left.set(run, (left.get(run) ?? 0) + 1);
  const kept = runs.filter((run) => {
    const count = left.get(run) ?? 0;
    left.set(run, count - 1);
    return count > 0;
  });
  return runs.length === 0 ? 0 : Math.round((100 * kept.length) / runs.length) / 100;
}

/** Ignores differences in case, punctuation and line breaks. */
function toWordRuns(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’‘]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  const count = words.length === 0 ? 0 : Math.max(1, words.length - RUN_LENGTH + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + RUN_LENGTH).join(' '));
}

/** The log text about how an answer was made; null: written by hand. */
export function describeAnswering(draft: { source: DraftSource; kept: number } | null): string {
  if (draft === null) return 'Answered by hand';
  return `Answered from a draft by the ${draft.source}, ${Math.round(100 * draft.kept)}% kept`;
}
