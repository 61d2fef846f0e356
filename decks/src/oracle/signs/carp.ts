import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { limb } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

/** The body from the tail to the mouth: distances from the middle of the ring, with the body's width at each. */
const SPINE = [
  [156, 14],
  [126, 36],
  [104, 62],
  [95, 76],
  [92, 74],
  [93, 60],
  [98, 26],
] as const;

const bodyAt = (i: number, r: number): Point => polar(0, 0, r, 186 + i * 23.5);

/** A point at a distance and an angle from the middle of the ring, in a path. */
const at = (r: number, angle: number): string => polar(0, 0, r, angle).map(toTenth).join(' ');

/** A fish that swims clockwise along the upper half of a ring of radius 94 round 0,0; its tail trails outside it. */
export const carp = (role: Role, belly: Role): Art => [
  tail,
  fill(
    'metal',
    `M${at(124, 226)}C${at(156, 226)} ${at(176, 246)} ${at(170, 276)}Q${at(146, 284)} ${at(122, 292)}Z`,
  ),
  line([234, 244, 254, 264, 274].map((a) => `M${at(130, a)}L${at(156, a + 4)}`).join(''), 1.8, 'metalDark'),
  limb(
    role,
    SPINE.map(([r], i) => bodyAt(i, r)),
    SPINE.map(([, width]) => width),
  ),
  flat(belly, bellyPath(), 0.8),
  line(
    [114, 97, 80].map((r, row) => times(5, (i) => scale(r, 222 + i * 14 + (row % 2) * 7)).join('')).join(''),
    2,
    'line',
    0.75,
  ),
  line(`M${at(64, 298)}Q${at(94, 308)} ${at(122, 298)}`, 2.6),
  fill('metal', `M${at(76, 288)}Q${at(50, 284)} ${at(42, 244)}Q${at(66, 262)} ${at(76, 288)}Z`, {
    width: 1.8,
  }),
  disc('light', ...polar(0, 0, 104, 314), 8.5, 1.8),
  flat('ink', circlePath(...polar(0, 0, 104, 315), 4)),
];

const scale = (r: number, angle: number): string =>
  `M${at(r - 9, angle)}Q${at(r, angle + 12)} ${at(r + 9, angle)}`;

/** The lower side of the body, which is paler. */
function bellyPath(): string {
  const side = (share: number) =>
    SPINE.map(([r, width], i) =>
      bodyAt(i, r - width * share)
        .map(toTenth)
        .join(' '),
    );
  return `M${side(0.36).join('L')}L${side(0.14).toReversed().join('L')}Z`;
}

const [tailX, tailY] = bodyAt(0, SPINE[0][0]);

const tail: Art = put(
  [
    fill(
      'metal',
      'M6 -8C-20 -30 -44 -48 -78 -50C-66 -34 -66 -24 -70 -12C-58 -4 -56 4 -68 14C-62 26 -64 36 -72 52C-40 48 -18 30 6 10Z',
    ),
    line('M-6 -8L-58 -38M-12 -2L-58 -14M-12 4L-58 16M-6 10L-56 38', 1.8, 'metalDark'),
  ],
  { x: tailX, y: tailY, turn: 306 },
);
