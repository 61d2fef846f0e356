import { type Art, fill, line, mirrored, put, rays, eachRow, tube } from '../drawing/art.ts';
import { polar, polygonPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { pointingHand } from '../figure/grip.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { posed } from '../figure/posed.ts';
import { hill } from '../primitives/land.ts';
import { disc, halo } from '../primitives/lights.ts';
import { flower, leaf, lily } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { suitEmblem } from '../suits/objects.ts';

export const theMagician: Scene = {
  alt: 'A robed magician raises a wand to the sky and points straight down with the other, under the sign of infinity; a cup, a sword, a staff and a coin lie on the table before.',
  draw: (chance) => [
    sky(chance),
    rays(300, 355, 150, 520, 28),
    halo(300, 348, 132),
    hill(700, 12, 'far', 1),
    magician,
    [false, true].map((flip) =>
      put(
        [
          tube('leafDark', 'M62 262C72 214 104 182 150 152C186 130 214 112 258 102', 6),
          eachRow(
            [
              [68, 236, -160],
              [76, 214, 10],
              [126, 170, -130],
              [132, 164, 50],
              [172, 138, -110],
              [178, 136, 70],
              [228, 112, -120],
              [230, 110, 50],
              [254, 102, -20],
            ],
            (x, y, turn, i) => leaf(x, y, turn, 34, i % 2 ? 'leaf' : 'leafDark'),
          ),
          times(3, (i) => flower(102 + i * 50, 188 - i * 32, 25, 6)),
        ],
        flip ? { x: 600, flip } : {},
      ),
    ),
    fill('clothDark', 'M60 776H540V900H60Z'),
    times(8, (i) => line(`M${90 + i * 60} 790V900`, 1.4, 'line', 0.35)),
    fill('linen', 'M92 696H508L556 776L552 792H48L44 776Z'),
    line('M46 778H554', 1.6, 'line', 0.6),
    put(suitEmblem('cups', 0.62), { x: 128, y: 678 }),
    put(coin, { x: 206, y: 732 }),
    put(suitEmblem('swords', 0.72), { x: 346, y: 754, turn: 87 }),
    put(stave, { x: 318, y: 714, turn: -2, size: 0.84 }),
    pointing,
    [94, 178, 262, 346, 430, 506].map((x, i) =>
      i % 2 ? lily(x, 862, 0.9, (i - 2.5) * 4) : flower(x, 836, 27, 6),
    ),
    [118, 214, 306, 392, 478].map((x, i) => leaf(x, 868, -90 + (i - 2) * 8, 44, i % 2 ? 'leaf' : 'leafDark')),
  ],
};

/** The open robe, which lies over the shoulder and falls to the table. */
const lapel: Art = [
  fill(
    'wine',
    'M16 -384C50 -382 84 -366 94 -322C84 -308 70 -306 60 -312C62 -270 60 -232 62 -200H28C36 -260 40 -330 16 -384Z',
  ),
  line('M16 -384C40 -330 36 -260 28 -200', 5, 'trim'),
  graven('40,-368 56,-346 60,-318', 4),
  graven('46,-330 52,-270 46,-212', 4),
];

/** He stands behind the table, which hides him from the hips down. */
const magician: Art = [
  posed({
    place: { x: 300, y: 1012, size: 1.5 },
    look: { hair: 'hairBlack', cut: 'curls', eyes: 'open', brow: 'raised', mouth: 'smile' },
    hat: HEADWEAR.infinity,
    cloth: 'linen',
    limbs: 0.8,
    behind: [fill('wineDark', 'M-34 -384C-84 -366 -92 -300 -98 -196H98C92 -300 84 -366 34 -384Z')],
    spine: '0,-336 0,-306 0,-240',
    girth: [92, 104, 84],
    farArm: { joints: '-50,-344 -104,-300 -98,-402', holds: put(candleWand(), { turn: -10 }), turn: 4 },
    nearArm: { joints: '50,-344 106,-292 96,-234', hand: 'hidden' },
  }),
  put(mirrored(lapel, 0), { x: 300, y: 1012, size: 1.5 }),
  graven('300,500 304,560 300,620', 4),
];

/** His left hand, which points to the earth. */
const pointing: Art = pointingHand('skinOlive', { x: 443, y: 664, turn: -92, flip: true, size: 1.22 });

/** A coin that lies on the table. */
const coin: Art = [
  fill('metalDark', 'M-48 0V9A48 19 0 0 0 48 9V0Z'),
  fill('metal', 'M-48 0A48 19 0 0 1 48 0A48 19 0 0 1 -48 0Z'),
  fill('ink', 'M-38 0A38 14 0 0 1 38 0A38 14 0 0 1 -38 0Z', { width: 1.6 }),
  fill(
    'metal',
    polygonPath(
      times(10, (i) => {
        const [x, y] = polar(0, 0, i % 2 ? 14 : 35, -90 + i * 36);
        return [x, y * 0.38];
      }),
    ),
    { width: 1 },
  ),
];

/** A budding staff that lies on the table. */
const stave: Art = [
  [-40, 6, 44].map((x, i) => leaf(x, i % 2 ? 5 : -5, i % 2 ? 36 : -40, 30, i % 2 ? 'leaf' : 'leafDark')),
  fill('wood', 'M-92 -5C-40 -9 40 -6 88 -8C98 -6 98 6 88 8C40 6 -40 9 -92 6Z'),
  graven('-70,1 0,3 70,0', 3),
];

function candleWand(): Art {
  return [
    fill('light', 'M-6 72V-72H6V72Z'),
    [-76, 76].map((y) => disc('metal', 0, y, 10)),
    rays(0, -76, 18, 44, 8, 0.8),
  ];
}
