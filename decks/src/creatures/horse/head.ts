import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, type Point, type Points, toPoints } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

// The head in its own units: the poll at 0,0, the face along x, the jaw below.

/** From the jowl round the muzzle to the forehead. */
const OUTLINE: Points =
  '44,37 58,32 70,23 82,19 93,22 101,18 104,12 111,9 113,0 105,-8 88,-9 66,-12 44,-16 24,-18 10,-14';

/** The head's outline as a part of the whole horse's. */
export function headOutline([x, y]: Point, face: number, size = 1): Point[] {
  const [sin, cos] = [size * Math.sin((face * Math.PI) / 180), size * Math.cos((face * Math.PI) / 180)];
  return toPoints(OUTLINE).map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** The ear behind the head. */
export const farEar = (shaded: Role): Art =>
  fill(shaded, 'M10 -12C4 -24 4 -36 10 -44C20 -38 24 -26 22 -14Z', { width: 1.8 });

/** The near ear, the eye, the nostril, and the planes of the cheek. */
export const features = (coat: Role): Art => [
  flat('ink', 'M84 19C92 8 104 -4 105 -8C110 -6 113 -2 113 0L111 9L104 12L101 18L93 22Z', 0.16),
  fill(coat, 'M-6 -8C-14 -22 -14 -36 -6 -46C6 -38 10 -22 8 -8Z', { width: 1.8 }),
  flat('ink', 'M-4 -14C-9 -24 -8 -32 -4 -38C2 -30 4 -20 3 -12Z', 0.4),
  // The round cheek, the cheekbone below the eye, the hollow of the nose.
  graven('26,28 46,34 60,24 62,8', 3.4, 'ink', 0.5),
  graven('42,4 60,4 84,2', 3, 'ink', 0.35),
  flat('ink', 'M26 -7C31 -14 41 -13 45 -5C40 0 31 0 26 -7Z', 0.3),
  flat('ink', circlePath(36, -6, 5)),
  flat('light', circlePath(37.6, -8, 1.7)),
  line('M25 -7C30 -15 41 -15 46 -6', 2.2, 'ink', 0.8),
  flat('ink', 'M99 -3C104 -5 108 -1 106 4C102 3 99 1 99 -3Z', 0.85),
  line('M104 12Q96 13 90 11', 2, 'ink', 0.8),
];

export const BIT: Point = [88, 13];

/** Bridle and bit; the rein is held elsewhere. */
export const bridle: Art = [
  line('M6 -14C14 6 26 22 34 36M8 -15Q22 -10 40 -17M70 -12C66 -2 70 12 74 22M26 -2L88 13', 2.6, 'redDark'),
  line('M6 -14C14 6 26 22 34 36M70 -12C66 -2 70 12 74 22M26 -2L88 13', 0.9, 'trim', 0.8),
  disc('metal', 88, 13, 5, 1.2),
];

/** The head's things at their place on the horse. */
export const onHead = (of: Art, [x, y]: Point, turn: number, size = 1): Art => put(of, { x, y, turn, size });
