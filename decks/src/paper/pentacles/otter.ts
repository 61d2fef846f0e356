import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '128,560! 110,620 150,680 240,712 350,716 440,690 490,640 500,596! 460,610 400,624 320,618 250,594 200,560',
);
const BELLY = outline('214,588! 260,612 330,632 410,636 470,618! 430,662 350,676 280,660 232,630');
const SKULL = outline(
  '-84,40 -76,-4 -52,-34 -12,-44 30,-38 56,-24 82,-20 98,-4 94,18 70,32 30,44 -10,66 -60,72',
);
const MUZZLE = outline('50,-14! 80,-18 96,-4 92,18 68,30 28,40 -12,58 -40,62! -10,34 24,14');

/** Its head, looking right, with the nose at (92, -10). */
const head: Art = [
  joined('accent', [SKULL, outline('-52,-26! -62,-48 -42,-54 -28,-36!')], 5),
  flat('far', MUZZLE),
  flat('ink', outline('72,-22! 96,-22 106,-8 98,4 82,-2')),
  flat('light', circlePath(34, -18, 11)),
  flat('ink', circlePath(37, -20, 8)),
  flat('ink', lens([54, 18], [92, 12], 4)),
  [
    gouge('66,4 40,8 8,-4', 3, 'ink'),
    gouge('64,10 40,20 10,16', 3, 'ink'),
    gouge('66,14 46,32 18,36', 3, 'ink'),
  ],
];

/** A paw that reaches up, its fingers apart, 50 wide about its palm at 0. */
const paw = (x: number, y: number, turn: number): Art =>
  put(
    [
      joined('accent', [outline('-18,20! -24,-6 -22,-30 -12,-20 0,-34 12,-20 22,-30 24,-6 18,20!')], 4),
      flat('ink', lens([-8, -18], [-6, 4], 3) + lens([8, -18], [6, 4], 3)),
    ],
    { x, y, turn },
  );

/**
 * An otter that floats on its back, its head raised at the left: it looks up and lifts its paws to (238, 412) and
 * (394, 412); 500 wide, from there to 716 down.
 */
export const otter: Art = [
  joined('accent', [limb('450,664,66 506,684,46 548,652,12')]),
  joined('accent', [limb('300,614,66 364,556,42 386,466,30')]),
  paw(390, 446, 8),
  joined('accent', [BODY, limb('150,610,110 126,566,96')]),
  flat('far', BELLY),
  ticks(BELLY, { role: 'near', flow: 8, gap: 24, length: 20, width: 5 }),
  ticks(BODY, { role: 'ink', flow: 20, gap: 26, length: 18, width: 5, tone: (_, y) => (y > 660 ? 0.8 : 0) }),
  toPoints('470,600 504,610').map(([x, y], i) =>
    put(
      [
        cut('accent', outline('-16,30! -26,-14 -30,-44 -10,-36 0,-50 10,-36 30,-44 26,-14 16,30!'), 5),
        flat('ink', lens([-9, -30], [-6, 6], 3) + lens([9, -30], [6, 6], 3)),
      ],
      { x, y, turn: 10 + i * 26 },
    ),
  ),
  put(head, { x: 122, y: 536, turn: -36, size: 1 }),
  joined('accent', [limb('232,628,74 268,564,44 246,466,30')]),
  paw(242, 446, -8),
];
