import { listLetters, type RequestWithLetters } from '#contract/readings/calls.ts';
import { send } from '../../platform/send.ts';

export interface Book {
  /** Requests with opened letters, oldest first. */
  chapters: readonly RequestWithLetters[];
  /** The number of letters that are missing because they have not been opened. */
  sealed: number;
}

export interface BookProgress {
  loaded: number;
  total: number;
}

interface LoadOptions {
  signal: AbortSignal;
  onProgress: (progress: BookProgress) => void;
}

const PAGE = 100;

/** Loads all letters of a member, one page of requests after the other. */
export async function loadBook({ signal, onProgress }: LoadOptions): Promise<Book> {
  const requests: RequestWithLetters[] = [];
  for (;;) {
    const after = requests.at(-1)?.id;
    const page = await send(listLetters, { limit: PAGE, ...(after !== undefined && { after }) }, { signal });
    requests.push(...page.results);
    onProgress({ loaded: requests.length, total: Math.max(page.count, requests.length) });
    if (page.results.length < PAGE) break;
  }
  return {
    chapters: requests.filter(({ letters }) => letters.length > 0),
    sealed: requests.reduce((sum, { sealedCount }) => sum + sealedCount, 0),
  };
}
