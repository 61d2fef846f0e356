import { eachOf, fill, line, put, tube, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { sleeve } from '../../figure/garment.ts';
import { gripFromBehind } from '../../figure/grip.ts';
import { disc, star } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** The bundle, tied at 0,0 to the end of the staff. */
const bundle: Art = [
  fill('wine', 'M-4 -2C-40 14 -58 52 -44 84C-28 112 34 112 46 80C56 50 34 14 4 -2Z'),
  graven('-2,8 -26,44 -28,86', 4),
  graven('4,8 14,46 10,94', 4),
  fill('wine', 'M0 2C-18 -18 -34 -20 -44 -12C-32 -4 -18 6 0 8C16 2 26 -10 42 -10C34 -22 18 -18 0 2Z', {
    width: 1.8,
  }),
  eachOf('-14,56 20,70 18,36', (x, y) => star(x, y, 8, 'glow', 6, 0.45)),
];

const rose: Art = [
  line('M-8 60C0 20 2 0 2 -46', 4, 'leaf'),
  leaf(2, -14, -150, 24),
  leaf(2, -22, -30, 22),
  flower(2, -58, 27, 6, 'light', 'linen'),
];

/** The head from behind, lifted to the sun; the nape is at 0,0. */
const headFromBehind: Art = [
  fill('skinFair', 'M-20 -30L-24 22Q0 34 24 22L22 -30Z', { edge: 'skinEdge', width: 2 }),
  fill('skinFair', 'M36 -84C62 -82 68 -66 65 -56C74 -48 72 -41 63 -39C57 -22 42 -14 24 -14Z', {
    edge: 'skinEdge',
    width: 2,
  }),
  eachOf(
    '-42,-44,19 -28,-24,19 -6,-16,19 16,-18,18 34,-34,17 -48,-66,18 40,-58,15 -20,-44,22 8,-42,22',
    (x, y, r) => disc('hairFair', x, y, r, 1.6),
  ),
  fill('wine', 'M-62 -74C-70 -128 -24 -150 10 -146C44 -142 62 -112 54 -78C20 -62 -30 -60 -62 -74Z'),
  fill('metal', 'M-64 -80C-30 -64 24 -66 56 -84L56 -66C24 -48 -30 -46 -62 -62Z', { width: 1.8 }),
  graven('-30,-134 -46,-112 -46,-84', 4),
  graven('10,-140 18,-112 14,-80', 4),
  fill('light', 'M-40 -92C-84 -104 -120 -150 -118 -186C-78 -184 -36 -146 -26 -98Z', { width: 2 }),
  graven('-36,-98 -74,-130 -106,-172', 3, 'ink', 0.4),
];

const legs: Art = [
  limb('straw', '334,590 386,650 402,716', [66, 50, 30]),
  fill(
    'woodDark',
    'M386 706C398 700 412 702 418 712C430 736 446 762 446 776C440 786 424 782 414 768C400 750 388 730 386 706Z',
  ),
  limb('straw', '270,590 260,676 252,742', [70, 54, 34]),
  graven('262,620 256,680 252,730', 4),
  fill(
    'woodDark',
    'M232 726C246 718 264 720 272 728C276 748 286 764 284 776C270 786 244 786 228 778C224 764 232 746 232 726Z',
  ),
];

const tunic: Art = [
  fill(
    'sage',
    'M262 352C232 358 214 376 214 396C222 430 246 470 250 506C240 548 214 590 196 622L226 618L240 646L264 624L288 654L312 626L338 650L360 622L396 632C384 590 360 548 350 506C352 470 376 430 384 396C380 374 362 358 336 352Q300 368 262 352Z',
  ),
  graven('300,376 304,430 300,488', 5),
  graven('240,394 262,440 268,488', 4),
  graven('360,394 340,440 334,488', 4),
  [
    '250,524 232,580 222,610',
    '284,528 276,590 286,640',
    '318,528 326,590 338,640',
    '344,522 368,580 384,620',
  ].map((points) => graven(points, 5)),
  fill('trim', 'M248 490Q300 506 352 490L352 514Q300 530 248 514Z', { width: 1.8 }),
  eachOf('236,594 284,606 336,600', (x, y) => star(x, y, 8, 'glow', 6, 0.45)),
];

/** From behind, one foot already over the edge, the rose held out to the sun and the bundle over the shoulder. */
export const traveller: Art = [
  legs,
  sleeve(
    'sage',
    [
      [248, 392],
      [168, 474],
      [290, 452],
    ],
    1.3,
  ),
  cuffedArm({
    shoulder: [352, 398],
    elbow: [430, 446],
    cloth: 'sage',
    size: 1.2,
    at: { x: 488, y: 366, turn: -40, size: 1.2 },
    hand: (place) => gripFromBehind('skinFair', place, put(rose, { turn: -10 })),
  }),
  tunic,
  put(headFromBehind, { x: 304, y: 344, turn: 8 }),
  line('M262 366L96 268', 13),
  line('M262 366L96 268', 9.6, 'wood'),
  tube('red', 'M256 352Q300 384 344 352', 18),
  put(bundle, { x: 110, y: 282, size: 1.2 }),
];
