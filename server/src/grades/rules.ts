/** A place in a sorted list of which only a histogram is known. */
export interface PlaceInBucket {
  bucket: number;
  /** How many of the bucket come before it. */
  offset: number;
}

/** Where the middle values are: two that are averaged if their number is even, none if there are no values. */
export function findMiddlePlaces(counts: ReadonlyMap<number, number>): PlaceInBucket[] {
  const buckets = [...counts].toSorted(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return [];
  const middles = [...new Set([Math.floor((total - 1) / 2), Math.floor(total / 2)])];
  return middles.map((place) => locateInBuckets(buckets, place));
}

function locateInBuckets(buckets: readonly (readonly [number, number])[], place: number): PlaceInBucket {
  let offset = place;
  for (const [bucket, count] of buckets) {
    if (offset < count) return { bucket, offset };
    offset -= count;
  }
  throw new RangeError(`There is no place ${place}`);
}

/** The share of likes among likes and dislikes; null without any. */
export const computeLikedShare = ({ likes, dislikes }: { likes: number; dislikes: number }): number | null =>
  likes + dislikes === 0 ? null : likes / (likes + dislikes);
