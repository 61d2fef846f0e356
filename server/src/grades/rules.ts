/** A rank in a sorted list that is known only as a histogram. */
export interface RankInBucket {
  bucket: number;
  /** How many of the bucket come before it. */
  offset: number;
}

/** The ranks of the median: two that are averaged if the number of values is even, none if there are no values. */
export function findMedianRanks(counts: ReadonlyMap<number, number>): RankInBucket[] {
  const buckets = [...counts].toSorted(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return [];
  const middles = [...new Set([Math.floor((total - 1) / 2), Math.floor(total / 2)])];
  return middles.map((rank) => locateInBuckets(buckets, rank));
}

function locateInBuckets(buckets: readonly (readonly [number, number])[], rank: number): RankInBucket {
  let offset = rank;
  for (const [bucket, count] of buckets) {
    if (offset < count) return { bucket, offset };
    offset -= count;
  }
  throw new RangeError(`There is no rank ${rank}`);
}
