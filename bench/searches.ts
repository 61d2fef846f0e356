import type { BenchCall } from './calls.ts';
import { type CallLatencies, compareLatencies, isWithin } from './latencies.ts';

const SEARCHING_MS = 20_000;

const FIELDS = 'id,title,status,created_at,last_message_time';
/** What costs most: words that most messages contain, words together with a status, and the deepest pages. */
const SEARCHES = [
  `search=the&fields=${FIELDS}`,
  `search=cards&fields=${FIELDS}`,
  `search=cards&status=OPENED&fields=${FIELDS}`,
  `search=the&offset=500&fields=${FIELDS}`,
  `offset=10000&fields=${FIELDS}`,
];

export interface SearchFigures {
  /** The searches that were answered, and the milliseconds of the slowest. */
  searches: number;
  slowestMs: number;
  calls: CallLatencies[];
}

/** Requests lists and pages while one writer searches for common words and pages deep, without a pause. */
export async function measureSearches(
  origin: string,
  writerToken: string,
  pages: readonly BenchCall[],
): Promise<SearchFigures> {
  const { calls, result } = await compareLatencies(origin, pages, async () => {
    const times: number[] = [];
    const isGoingOn = isWithin(SEARCHING_MS);
    while (isGoingOn()) {
      const started = performance.now();
      const response = await fetch(
        `${origin}/api/reading_requests?${SEARCHES[times.length % SEARCHES.length]}`,
        { headers: { authorization: `Token ${writerToken}` } },
      );
      if (!response.ok) throw new Error(await response.text());
      await response.text();
      times.push(performance.now() - started);
    }
    return times;
  });
  return { searches: result.length, slowestMs: Math.max(...result), calls };
}
