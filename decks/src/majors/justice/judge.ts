import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import { posed } from '../../figure/posed.ts';
import { disc, star } from '../../primitives/lights.ts';
import { suitEmblem } from '../../suits/objects.ts';

export const judge: Art = posed({
  place: { x: 300, y: 846, size: 1.2 },
  look: {
    shape: 'square',
    skin: 'skinDark',
    hair: 'hairBlack',
    cut: 'short',
    eyes: 'open',
    mood: 'grave',
    nose: 'broad',
  },
  hat: HEADWEAR.squareCrown,
  cloth: 'wine',
  boots: 'metalDark',
  hem: [
    [-90, -24],
    [90, -24],
  ],
  behind: [
    fill(
      'sage',
      'M-30 -388C-70 -376 -78 -280 -92 -180C-104 -100 -118 -50 -128 -4Q0 18 128 -4C118 -50 104 -100 92 -180C78 -280 70 -376 30 -388Z',
    ),
    mirrored([graven('70,-260 92,-150 110,-16', 5), graven('84,-150 98,-80 122,-12', 4)], 0),
  ],
  farArm: {
    joints: '-42,-356 -92,-240 -126,-300',
    holds: put(suitEmblem('swords', 1), { y: -77 }),
    turn: 4,
  },
  nearArm: { joints: '40,-356 76,-254 133,-330', holds: scales(), turn: -16 },
});

/** A gold band down the front of the gown. */
export const orphrey: Art = [
  fill('straw', 'M286 574H314L328 812H272Z', { width: 1.8 }),
  times(6, (i) => star(300, 604 + i * 36, 9 + i * 0.6, 'wineDark', 4, 0.45)),
];

/** A short cape of ermine over the shoulders, closed by a square clasp. */
export const pelerine: Art = [
  fill(
    'light',
    'M264 396C234 402 214 424 200 480C222 498 246 500 262 490Q300 512 338 490C354 500 378 498 400 480C386 424 366 402 336 396Q300 428 264 396Z',
  ),
  eachOf('226,456 250,434 258,468 284,452 316,452 342,468 350,434 374,456 300,484', (x, y) =>
    put(flat('ink', 'M0 -9C3 -3 5 4 0 9C-5 4 -3 -3 0 -9Z'), { x, y }),
  ),
  fill('metal', boxPath(284, 404, 32, 30)),
  fill('waterLight', boxPath(291, 410, 18, 18), { width: 1.6 }),
];

/** The balance hangs by a cord from a ring in the hand at 0,0: a level beam, and a pan on three chains at each end. */
function scales(): Art {
  return [
    line('M0 -16a11 13 0 1 1 .1 0M0 10V66', 4, 'metal'),
    fill('metal', 'M-50 66Q-24 58 0 62Q24 58 50 66V74Q24 68 0 72Q-24 68 -50 74Z', { width: 1.8 }),
    fill('metal', 'M-6 64L0 42L6 64Z', { width: 1.4 }),
    disc('metal', 0, 67, 8, 1.8),
    [-46, 46].map((x) => [
      line(`M${x} 70L${x - 20} 142M${x} 70L${x + 20} 142M${x} 70V142`, 2, 'metal'),
      fill('metal', `M${x - 25} 140H${x + 25}Q${x + 18} 160 ${x} 160Q${x - 18} 160 ${x - 25} 140Z`, {
        width: 1.8,
      }),
    ]),
  ];
}
