import { type Art, fill, line, put, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { profile } from '../figure/profile.ts';
import { boat } from '../primitives/buildings.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const sixOfSwords: Scene = {
  alt: 'A ferryman poles a boat with six swords standing in it over quiet water; a mother sits in it, wrapped up, bent over her child with an arm round it.',
  draw: (chance) => [
    sky(chance, { stars: 70 }),
    disc('light', 150, 262, 44),
    peaks(520, [
      [430, 120, 170],
      [320, 80, 90],
      [520, 70, 120],
    ]),
    hill(540, 6, 'far', 1.6),
    lake(566),
    // The three at the back are longer, so that all reach down into the boat.
    [300, 396, 492].map((x) => sword(x, 518, 1.46, 180)),
    [252, 348, 444].map((x) => sword(x, 566, 1.16, 180)),
    person({
      x: 144,
      y: 706,
      size: 1.16,
      away: true,
      look: { skin: 'skinBrown', hair: 'hairBlack' },
      wears: 'wideHat',
      dress: 'tunic',
      cloth: 'sage',
      hose: 'straw',
      lean: 10,
      arms: [
        { elbow: [46, -180], hand: [56, -150], holds: tube('wood', 'M36 -150L-62 250', 6) },
        { elbow: [60, -160], hand: [44, -120] },
      ],
    }),
    child,
    mother,
    boat(316, 716, 1.5),
    [0, 1, 2, 3].map((i) =>
      line(`M${80 + i * 120} ${806 + (i % 2) * 24}q36 -14 72 0q36 14 72 0`, 2, 'light', 0.6),
    ),
  ],
};

const child: Art = [
  fill('straw', 'M322 704C318 668 324 636 344 626C372 616 394 640 404 704Z'),
  line('M346 648C342 670 344 690 346 702M374 650C380 670 382 690 384 702', 1.4, 'line', 0.5),
  put(profile({ skin: 'skinFair', hood: 'straw' }), { x: 362, y: 612, size: 0.38, turn: 14, flip: true }),
];

const mother: Art = [
  fill('wine', 'M218 704C212 640 226 590 262 574C296 562 326 584 332 624C338 656 336 682 338 704Z'),
  line(
    'M244 600C234 636 234 670 238 702M270 610C266 640 268 670 270 702M300 612C306 640 308 676 308 702',
    1.6,
    'line',
    0.5,
  ),
  put(profile({ skin: 'skinFair', hood: 'wine', brow: 'sad' }), { x: 292, y: 560, size: 0.56, turn: 30 }),
  tube('wine', 'M306 612C316 656 352 668 392 658', 24),
  tube('trim', 'M384 660L392 658', 21),
  fill('skinFair', 'M394 648C404 644 414 648 416 656C416 664 408 670 396 668Z', {
    edge: 'skinEdge',
    width: 1.7,
  }),
];
