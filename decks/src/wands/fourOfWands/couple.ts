import { type Art, eachOf, fill, put } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair, longHair } from '../../figure/profileHair.ts';
import { closedOver } from '../../figure/holds.ts';
import { flower, leaf } from '../../primitives/plants.ts';

const bouquet: Art = [
  eachOf('-150 -120 -90 -60 -30', (turn, i) => leaf(0, -12, turn, 50, i % 2 ? 'leaf' : 'leafDark')),
  limb('leafDark', '0,34 0,-20', [7, 9]),
  eachOf('-18,-34,16 18,-34,16 0,-54,18 0,-26,15', (x, y, r, i) =>
    flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
  ),
];

const HER = { skin: 'skinFair', hair: 'hairAuburn', eyes: 'open', mood: 'glad' } as const;
const HIM = { skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'tender', nose: 'snub' } as const;

/** A garland on a head seen from the side. */
const wreathed: Art = times(9, (i) =>
  leaf(
    -56 + i * 13,
    -34 - Math.sin((i / 8) * Math.PI) * 18,
    i % 2 ? -40 : 200,
    28,
    i % 2 ? 'leaf' : 'leafDark',
  ),
);

const woman: Art = [
  cuffedArm({
    shoulder: [216, 610],
    elbow: [160, 566],
    cloth: 'rose',
    trim: 'linen',
    at: { x: 156, y: 478, turn: -84, size: 1.1 },
    hand: (place) => grip('skinFair', place, put(bouquet, { turn: -10 })),
  }),
  fill(
    'rose',
    'M216 584C194 592 192 640 202 690C204 740 160 800 140 862Q166 880 190 866Q216 884 240 868Q266 882 288 864C300 800 286 730 274 690C284 640 284 596 264 584Q240 600 216 584Z',
  ),
  graven('214,700 190,790 168,862', 6),
  graven('236,702 226,790 220,868', 6),
  graven('258,700 264,790 266,864', 6),
  fill('trim', 'M202 684Q238 698 274 684L276 700Q238 714 200 700Z', { width: 1.8 }),
  put([profile(HER), sideModelling(HER), longHair('hairAuburn'), wreathed], {
    x: 238,
    y: 528,
    size: 0.64,
    turn: -4,
  }),
];

const man: Art = [
  limb('straw', '350,760 346,820 342,868', [40, 34, 24]),
  limb('straw', '386,760 394,820 396,868', [40, 34, 24]),
  cuffedArm({
    shoulder: [396, 600],
    elbow: [448, 556],
    cloth: 'cloth',
    trim: 'wine',
    at: { x: 450, y: 466, turn: 84, size: 1.1, flip: true },
    hand: (place) => grip('skinBrown', place, put(bouquet, { turn: 10 })),
  }),
  fill(
    'cloth',
    'M344 574C318 582 312 640 322 690C322 730 314 760 306 788Q330 802 352 790Q376 804 398 790Q416 800 428 786C420 750 412 720 410 690C418 640 416 588 394 574Q368 590 344 574Z',
  ),
  graven('346,700 340,740 336,788', 5),
  graven('386,700 392,740 398,786', 5),
  graven('340,604 346,650 352,676', 4),
  graven('396,604 390,650 384,676', 4),
  fill('trim', 'M322 684Q366 698 410 684L412 700Q366 714 320 700Z', { width: 1.8 }),
  put([profile(HIM), sideModelling(HIM), curledHair('hairBlack'), wreathed], {
    x: 370,
    y: 514,
    size: 0.62,
    turn: 5,
    flip: true,
  }),
];

/** They walk away from us, cut off by the frame; his near arm lies about her waist. */
export const couple: Art = put(
  [
    man,
    woman,
    cuffedArm({
      shoulder: [336, 606],
      elbow: [318, 686],
      cloth: 'cloth',
      trim: 'wine',
      at: { x: 226, y: 672, turn: 6, flip: true },
      wrist: [-28, -4],
      hand: (place) => closedOver('skinBrown', place),
    }),
  ],
  { x: -122, y: -186, size: 1.4 },
);
