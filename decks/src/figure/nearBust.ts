import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';
import { sideModelling } from './modelling.ts';
import { profile } from './profile.ts';

type NearBust = {
  side: Parameters<typeof profile>[0];
  cloth: Role;
  trim?: Role;
  /** What the head wears or grows, in its own units, and how far it is bowed. */
  over?: Art;
  bow?: number;
  /** A head of another kind, such as a child's. */
  otherHead?: Art;
};

/** Head and shoulders from the side, looking right, in units of a head; the frame cuts what is below the breast. */
export const nearBust = (
  { side, cloth, trim = 'trim', over, bow = 0, otherHead }: NearBust,
  place: Place,
): Art =>
  put(
    [
      put(otherHead ?? [profile(side), sideModelling(side)], { turn: bow }),
      !side?.hood && [body(cloth), neckline(trim)],
      put(over, { turn: bow }),
      side?.hood && body(cloth),
    ],
    place,
  );

const body = (cloth: Role): Art => [
  fill(
    cloth,
    'M-64 106C-98 122 -118 170 -122 244V430H132C128 330 112 234 82 184C62 150 36 124 16 106Q-28 131 -64 106Z',
  ),
  graven('-68,136 -92,220 -88,340', 3.6),
  graven('-30,150 -42,240 -30,350', 3),
  graven('22,130 70,210 96,330', 3.6),
];

const neckline = (trim: Role): Art => [
  fill(trim, 'M-64 104Q-28 129 16 104L27 117Q-22 149 -76 118Z', { width: 1.6 }),
  line('M-70 113Q-26 138 22 112', 1.2, 'ink', 0.4),
];
