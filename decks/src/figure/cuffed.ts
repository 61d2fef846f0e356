import type { Art, Place } from '../drawing/art.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { cuffBand, sleeve } from './garment.ts';

type Cuffed = {
  shoulder: Point;
  elbow: Point;
  cloth: Role;
  trim?: Role;
  /** The thickness of the arm. */
  size?: number;
  /** Where the hand is; `wrist` is the place of its wrist in the hand's own units. */
  at: Place;
  wrist?: Point;
  hand: (place: Place) => Art;
};

/**
 * A sleeved arm that ends where its hand begins: the hand is placed first, the forearm runs from the elbow to its wrist,
 * and the cuff closes over both, so that no gap or edge shows between them.
 */
export function cuffedArm(a: Cuffed): Art {
  const { inside, arm, band } = partsOf(a);
  return [inside, a.hand(a.at), arm, band];
}

/** The same in two layers, for an arm behind a body whose hand lies before it. */
export function cuffedLayers(a: Cuffed): { arm: Art; hand: Art } {
  const { inside, arm, band } = partsOf(a);
  return { arm, hand: [inside, a.hand(a.at), band] };
}

const partsOf = ({ shoulder, elbow, cloth, trim = 'trim', size = 1, at, wrist = [-26, 3] }: Cuffed) => {
  const end = placed(wrist, at);
  return { ...cuffBand(trim, elbow, end, size), arm: sleeve(cloth, [shoulder, elbow, end], size) };
};

/** A point of something that is put at a place, in the units around it. */
export function placed([px, py]: Point, { x = 0, y = 0, turn = 0, size = 1, flip = false }: Place): Point {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [dx, dy] = [px * size * (flip ? -1 : 1), py * size];
  return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
}
