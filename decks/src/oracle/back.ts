import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import { boxPath, circlePath, polar, times } from '../drawing/geometry.ts';
import { disc, star } from '../primitives/lights.ts';
import { agedMoon } from './moon.ts';
import { paper, seal } from './theme.ts';

const FIELD = boxPath(46, 46, 508, 908);

/** One half of the back, the flap of an envelope with a night on it: the other half is the same turned round. */
const half: Art = [
  flat('sky', boxPath(46, 46, 508, 454)),
  times(26, (i) => {
    const [x, y] = [66 + ((i * 173) % 470), 66 + ((i * 97) % 300)];
    return i % 5 ? flat('star', circlePath(x, y, 1.4 + (i % 3) * 0.5)) : star(x, y, 9);
  }),
  disc('glow', 300, 214, 70, 2.4),
  [
    ['far', 0],
    ['mid', 46],
    ['near', 92],
  ].map(([role, drop]) =>
    fill(
      role as 'far' | 'mid' | 'near',
      `M46 ${270 + Number(drop)}C130 ${240 + Number(drop)} 190 ${300 + Number(drop)} 300 ${262 + Number(drop)}C410 ${226 + Number(drop)} 470 ${300 + Number(drop)} 554 ${256 + Number(drop)}V500H46Z`,
    ),
  ),
];

/** A sealed letter between two nights; turned round it is the same, so that no card is known from behind. */
export const oracleBack: Art = [
  paper,
  { is: 'group', clip: FIELD, place: {}, of: [half, put(half, { x: 600, y: 1000, turn: 180 })] },
  fill('linen', 'M46 400H554V600H46Z', { width: 3 }),
  line('M46 400L300 510L554 400M46 600L300 490L554 600', 2.4, 'line'),
  disc('light', 300, 500, 150, 2.6),
  disc('shade', 300, 500, 140, 1.6),
  times(16, (i) => agedMoon(...polar(300, 500, 112, -90 + i * 22.5), 15, ageAt(i), { width: 1.2 })),
  disc('light', 300, 500, 80, 2),
  seal(300, 500, 60, star(0, 0, 20, 'light', 8, 0.42), 12),
  line(FIELD, 3.4, 'frame'),
  line(boxPath(38, 38, 524, 924), 1.2, 'frame'),
];

// Full above and below, new at both sides; a moon that wanes is opposite to one that waxes, as it is when turned.
function ageAt(i: number): number {
  const age = (0.5 + (i % 8) / 8) % 1;
  return i < 8 ? age : (1 - age) % 1;
}
