import { leapingDog } from '../creatures/beasts.ts';
import { eachRow, fill, line } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { hill, tiles } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const tenOfPentacles: Scene = {
  alt: 'Under the arch of a great house an old man sits with two dogs while a couple and a child stand by; ten coins hang over them in the shape of a tree.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(630, 6, 'mid', 1),
    fill('stone', 'M40 900V30H560V900H500V350A200 200 0 0 0 100 350V900Z'),
    times(9, (i) => [
      line(`M44 ${200 + i * 74}H118`, 1.4, 'line', 0.4),
      line(`M482 ${200 + i * 74}H556`, 1.4, 'line', 0.4),
    ]),
    fill('stoneDark', 'M100 350A200 200 0 0 1 500 350H472A172 172 0 0 0 128 350Z'),
    tiles(780, 'stone', 'stoneDark'),
    line(
      'M300 178L206 262V386L300 460L394 386V262ZM206 262L394 386M394 262L206 386M300 178V560M206 386L206 500M394 386V500M206 500L300 560L394 500',
      2,
      'line',
      0.75,
    ),
    eachRow(
      [
        [300, 170],
        [202, 248],
        [398, 248],
        [202, 356],
        [398, 356],
        [300, 306],
        [202, 464],
        [398, 464],
        [300, 424],
        [300, 540],
      ],
      (x, y) => pentacle(x, y, 0.42),
    ),
    person({
      x: 278,
      y: 826,
      size: 0.86,
      look: { skin: 'skinOlive', hair: 'hairBrown', cut: 'long', mouth: 'smile', turn: 0.6 },
      dress: 'gown',
      cloth: 'rose',
      arms: [
        { elbow: [-46, -170], hand: [-40, -126] },
        { elbow: [46, -160], hand: [50, -140] },
      ],
    }),
    person({
      x: 366,
      y: 826,
      size: 0.9,
      look: { skin: 'skinBrown', hair: 'hairBlack', beard: 'short', mouth: 'smile', turn: -0.6 },
      dress: 'robe',
      cloth: 'cloth',
      arms: [
        { elbow: [-46, -160], hand: [-46, -140] },
        { elbow: [50, -160], hand: [40, -130] },
      ],
    }),
    person({
      x: 452,
      y: 846,
      size: 0.6,
      look: { skin: 'skinBrown', hair: 'hairBrown', cut: 'curls', eyes: 'open', mouth: 'smile', turn: -0.7 },
      dress: 'tunic',
      cloth: 'glow',
      hose: 'sage',
      arms: [
        { elbow: [-60, -170], hand: [-76, -190] },
        { elbow: [50, -160], hand: [40, -130] },
      ],
    }),
    person({
      x: 150,
      y: 860,
      size: 1.16,
      look: { skin: 'skinFair', hair: 'hairWhite', beard: 'long', eyes: 'down', mouth: 'smile', turn: 0.6 },
      wears: 'leafBand',
      dress: 'seated',
      cloth: 'wine',
      trim: 'metal',
      cloak: 'sageDark',
      arms: [
        { elbow: [-66, -150], hand: [-30, -112] },
        { elbow: [66, -150], hand: [66, -108] },
      ],
    }),
    leapingDog({ x: 250, y: 858, size: 0.7, flip: true }),
    leapingDog({ x: 352, y: 864, size: 0.62, flip: true }),
  ],
};
