import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';

type DrapedKnees = {
  skirt: Role;
  hem?: Role;
  /** How far both knees point aside, in units. */
  shift?: number;
};

const FALL =
  'M-122 70C-126 130 -138 190 -148 246Q-122 270 -96 254Q-66 276 -34 260Q0 280 34 260Q66 276 96 254Q122 270 148 246C138 190 126 130 122 60C80 10 -80 10 -122 60Z';

/**
 * The lap of a figure that sits facing us: two thighs that come towards us, the round knees, and in their shadow the
 * skirt that falls from them. It lies over the lap of an enthroned figure, in its units: the waist at 0,0, the knees
 * at 86, the hem at 256.
 */
export const drapedKnees = ({ skirt, hem = 'trim', shift = 0 }: DrapedKnees): Art => [
  put(
    [
      fill(skirt, FALL),
      flat('ink', FALL, 0.26),
      line('M-147 238Q-122 262 -96 246Q-66 268 -34 252Q0 272 34 252Q66 268 96 246Q122 262 147 238', 6, hem),
      FALLING.map((points) => graven(points, 5)),
    ],
    { x: shift },
  ),
  put(thigh(skirt, shift), { flip: true }),
  thigh(skirt, -shift),
];

/** The cloth hangs straight from the knees and in curves between them. */
const FALLING = [
  '-108,112 -116,180 -124,246',
  '-84,136 -88,190 -92,244',
  '-56,112 -58,180 -64,254',
  '56,112 58,180 64,254',
  '84,136 88,190 92,244',
  '108,112 116,180 124,246',
  '-34,118 0,148 34,118',
  '-44,134 0,182 44,134',
  '-44,168 0,226 44,168',
];

/** The left thigh, from the waist to a knee that is tight with cloth. */
const thigh = (role: Role, shift: number): Art => {
  const x = (at: number) => at - shift;
  return [
    fill(
      role,
      `M-56 -14C-92 -6 ${x(-122)} 28 ${x(-128)} 72C${x(-132)} 108 ${x(-110)} 128 ${x(-82)} 128C${x(-48)} 128 ${x(-24)} 112 ${x(-20)} 84C${x(-16)} 58 -8 36 4 8Q-28 0 -56 -14Z`,
    ),
    graven(`${x(-116)},92 ${x(-84)},110 ${x(-44)},92`, 5),
    graven(`-48,2 ${x(-84)},22 ${x(-106)},58`, 5),
    graven(`-26,12 ${x(-50)},40 ${x(-60)},72`, 4),
  ];
};
