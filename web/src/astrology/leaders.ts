import { forwardDistance, linePath, pointAt } from './rules.ts';

// The lines from positions on the ring to labels that were moved aside.

interface Leader {
  place: number;
  label: number;
}

interface Band {
  /** The distance from the centre where leaders begin. */
  tick: number;
  /** The distance from the centre where leaders end. */
  leader: number;
}

/** A single leader over fewer degrees than this is a straight line. */
const NEAR_DEGREES = 6;

/**
 * The paths of leaders, in the order given. Leaders that run side by side in one direction each have a lane, the
 * foremost nearest to the ring, so that none crosses another.
 */
export function leaderPaths(leaders: readonly Leader[], band: Band, origin: number): string[] {
  const paths = leaders.map(({ place, label }) => linePath(place, band.tick, label, band.leader, origin));
  for (const bundle of [...groupIntoBundles(leaders, 1), ...groupIntoBundles(leaders, -1)]) {
    const width = (band.tick - band.leader) / bundle.length;
    bundle.forEach((nth, rank) => {
      const leader = leaders[nth]!;
      if (bundle.length === 1 && Math.abs(signedDistance(leader)) < NEAR_DEGREES) return;
      paths[nth] = lanePath(leader, band, band.tick - (rank + 0.5) * width, origin);
    });
  }
  return paths;
}

/** The distance from a place to its label; negative where the label comes before it in the zodiac. */
function signedDistance({ place, label }: Leader): number {
  const turn = forwardDistance(place, label);
  return turn <= 180 ? turn : turn - 360;
}

/**
 * The leaders in one direction, as bundles of indexes: in a bundle each reaches over the place of the next, the
 * foremost first. Labels are in the order of their places, so only neighbours are compared.
 */
function groupIntoBundles(leaders: readonly Leader[], direction: 1 | -1): number[][] {
  const indexes = [...leaders.keys()]
    .filter((nth) => Math.sign(signedDistance(leaders[nth]!)) === direction)
    .sort((one, other) => direction * (leaders[one]!.place - leaders[other]!.place));
  const distanceAhead = (from: number, to: number) =>
    direction === 1 ? forwardDistance(from, to) : forwardDistance(to, from);
  const reaches = (one: number, other: number) =>
    distanceAhead(leaders[one]!.place, leaders[other]!.place) <= Math.abs(signedDistance(leaders[one]!));
  const start = Math.max(
    0,
    indexes.findIndex((nth, at) => !reaches(indexes.at(at - 1)!, nth)),
  );
  const bundles: number[][] = [];
  for (const nth of [...indexes.slice(start), ...indexes.slice(0, start)]) {
    const bundle = bundles.at(-1);
    if (bundle !== undefined && reaches(bundle[0]!, nth)) bundle.unshift(nth);
    else bundles.push([nth]);
  }
  return bundles;
}

/** Inwards to its lane, along it, and inwards to the label. */
function lanePath(leader: Leader, { tick, leader: end }: Band, lane: number, origin: number): string {
  const { place, label } = leader;
  const at = (longitude: number, radius: number) => {
    const { x, y } = pointAt(longitude, radius, origin);
    return `${x} ${y}`;
  };
  const sweep = signedDistance(leader) > 0 ? 0 : 1;
  return [
    `M${at(place, tick)}L${at(place, lane)}`,
    `A${lane} ${lane} 0 0 ${sweep} ${at(label, lane)}`,
    `L${at(label, end)}`,
  ].join('');
}
