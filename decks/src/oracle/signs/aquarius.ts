import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { shoulder } from '../../figure/shoulder.ts';
import { standing } from '../../primitives/ground.ts';
import { disc, star } from '../../primitives/lights.ts';
import { oracleHaze, grass, hills, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const aquarius: OracleScene = {
  alt: 'A water bearer kneels on a rock and pours a stream full of stars from a red jar into a lake before a pale moon; above, the constellation Aquarius.',
  hour: 'dusk',
  draw: (chance) => [
    signSky(chance, 'aquarius', { x: 404, y: 400, r: 132 }),
    hills(640, [90, 110, 60, 30, 40, 70, 50], 'far'),
    oracleHaze(370, 600, 180),
    stillWater(660),
    stream,
    rock,
    standing(170, 758, 130),
    bearer,
    grass([
      [66, 800],
      [120, 806],
      [240, 800],
    ]),
  ],
};

const rock: Art = [
  fill('near', 'M40 830V744C90 736 150 744 220 742C280 742 318 748 328 764C336 786 322 806 330 830Z'),
  graven('70,770 120,764 190,772', 5, 'mid'),
  graven('220,790 270,782 312,792', 5, 'mid'),
];

const stream: Art = [
  fill(
    'waterLight',
    'M398 528C450 536 470 580 474 640C478 690 484 720 496 756H404C412 700 414 640 410 600C408 572 398 560 384 556Z',
  ),
  line('M404 540C440 556 448 620 448 752M396 548C424 570 430 640 426 752', 2.4, 'light', 0.9),
  eachRow(
    [
      [424, 566, 10],
      [450, 604, 13],
      [430, 640, 9],
      [462, 668, 12],
      [436, 700, 14],
      [468, 728, 9],
    ],
    (x, y, r) => star(x, y, r, 'light'),
  ),
  [0, 1, 2].map((i) =>
    line(
      `M${398 - i * 22} ${758 + i * 11}q${52 + i * 22} ${16 + i * 3} ${104 + i * 44} 0`,
      2.6,
      'light',
      0.85 - i * 0.2,
    ),
  ),
];

const jar: Art = [
  fill('red', 'M-40 -62C-74 -40 -72 34 -34 66H34C72 34 74 -40 40 -62Z'),
  flat('redDark', 'M40 -62C74 -40 72 34 34 66H6C46 40 48 -34 16 -62Z', 0.7),
  fill('redDark', 'M-30 -62H30L27 -84H-27Z'),
  line('M-59 -22Q0 -4 59 -22M-61 6Q0 24 61 6', 4, 'trim'),
  fill('redDark', 'M-40 -82H40V-94H-40Z', { width: 1.8 }),
];

const headband: Art = [
  disc('hairBlack', -84, -14, 26),
  fill('trim', 'M34 -52C4 -62 -44 -52 -76 -20L-74 -4C-40 -36 4 -46 38 -38Z', { width: 1.8 }),
  disc('metal', -16, 30, 6, 1.4),
];

/** On one knee, the jar tilted in both hands. */
const bearer: Art = [
  sleevedArm({ joints: '236,408 318,440 372,470', hand: 'hidden' }, 'clothDark', 'skinDark', 'trim', 1.04),
  actor({
    skin: 'skinDark',
    head: [profile({ skin: 'skinDark', hair: 'hairBlack', eyes: 'closed' }), headband],
    headAt: { x: 240, y: 300, size: 0.82, turn: 18 },
    spine: '214,400 180,484 158,590',
    girth: [78, 112, 104],
    cloth: 'cloth',
    hose: 'skinDark',
    boots: 'skinDark',
    limbs: 1.1,
    farLeg: { joints: '180,600 292,612 280,728' },
    nearLeg: { joints: '150,620 186,730 104,734', foot: 168 },
  }),
  fill(
    'cloth',
    'M106 572C92 620 96 668 112 704C150 728 206 728 236 712C238 688 256 662 304 656C316 626 300 592 270 586C246 582 226 588 210 580Z',
  ),
  graven('150,604 170,650 164,716', 5),
  graven('190,606 214,640 210,716', 5),
  graven('216,600 262,604 296,628', 4),
  line('M112 696C150 718 206 718 238 702C244 682 264 656 306 648', 5, 'trim'),
  line('M106 578Q156 596 212 576', 9, 'trim'),
  put(jar, { x: 342, y: 500, turn: 112, size: 0.92 }),
  times(4, (i) =>
    fill(
      'skinDark',
      swellPath(
        [
          [352 + i * 12, 446 + i * 4],
          [349 + i * 12, 458 + i * 4],
          [344 + i * 12, 470 + i * 4],
        ],
        [12, 12, 10],
      ),
      {
        edge: 'skinEdge',
        width: 1.8,
      },
    ),
  ),
  sleevedArm({ joints: '202,432 214,538 318,556', turn: 20 }, 'cloth', 'skinDark', 'trim', 1.04),
  shoulder('cloth', [206, 426], 24),
  fill('trim', 'M180 378C192 400 222 408 243 397L241 413C218 421 188 413 172 392Z', { width: 1.6 }),
];
