import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const NECK = outline(
  '392,196! 440,232 492,286 540,352 580,430! 620,900! 330,900! 330,800 322,720 334,640 372,560 380,500 366,440 340,388!',
);
const HEAD = outline(
  '398,192! 352,196 304,220 254,254 208,284 168,304 146,324 140,348 150,366! 176,372 206,378! 190,398 184,412 200,424 228,420 262,414 300,412 344,404 376,380 396,340 404,290 410,240',
);
const NEAR_EAR = outline('372,204! 392,172 436,146 478,144! 462,184 430,214 398,224!');
const FAR_EAR = outline('356,200! 366,164 398,136 434,126! 420,160 398,190');
const NEAR_LEG = [
  limb('452,720,150 372,700,104 282,664,72 236,650,58 216,672,46 246,748,34 268,796,32'),
  limb('236,650,62 214,660,40'),
  outline('250,786! 290,780! 318,826 300,842 258,832!'),
];
const CHEST = outline('412,530! 560,520 640,640 620,900! 420,900! 384,720 386,620');
const FAR_LEG = [limb('420,640,120 310,580,70 226,528,46 204,520,44 152,562,30 130,586,28')];
const FAR_HOOF = outline('146,572! 116,566! 96,604 104,626 140,606!');

/** Locks of the mane that stream back from the crest, fine at their tips. */
const LOCKS = [
  '330,196,30 400,146,46 470,146,36 530,100,22 600,92,4',
  '360,206,36 420,180,52 480,190,42 540,152,20 610,150,4',
  '400,226,36 460,212,52 520,232,42 580,198,22 640,190,4',
  '446,254,36 500,250,50 560,272,40 620,250,10',
  '496,300,36 540,304,46 600,324,30 650,310,8',
];

const headAndNeck: Art = [
  joined('ink', [FAR_EAR], 5),
  joined('ink', [NECK], 6),
  // The muscles run from the cheek into the shoulder.
  combed('420,300 450,420 480,560 500,700', '380,420 404,500 400,600 420,680', {
    role: 'mid',
    rows: 6,
    width: 8,
    length: 62,
  }),
  combed('430,250 500,340 560,440 590,560', '440,300 490,390 530,470 560,600', {
    role: 'far',
    rows: 3,
    width: 7,
    length: 56,
  }),
  joined('ink', [HEAD, NEAR_EAR], 6),
  flat('mid', outline('392,202! 408,176 438,160 462,156! 448,182 424,200!')),
  // Its mouth is open, and its nostril flares.
  flat('mid', outline('156,370! 178,376 208,380 240,366! 224,392 206,402 190,404 182,392')),
  flat('light', outline('158,370! 178,376 200,380! 194,390 178,388')),
  cut('mid', outline('158,326! 174,310 194,316! 192,342 172,352 160,344'), 4),
  flat('ink', outline('164,332 180,322 184,338 172,346')),
  combed('340,216 280,262 212,300', '372,244 320,276 240,316', {
    role: 'far',
    rows: 3,
    width: 5,
    length: 40,
  }),
  gouge('300,300 262,326 226,344', 6, 'far'),
  gouge('280,392 340,388 378,350 388,296', 9, 'far'),
  flat('light', outline('302,254! 322,232 350,238! 342,262 320,268')),
  flat('ink', circlePath(326, 251, 11)),
  flat('light', circlePath(322, 247, 3.5)),
  gouge('294,246 320,220 356,230', 7, 'far'),
  cutStroke('accent', '386,212 396,280 376,352 268,404', [11, 11, 11, 11], [18, 18, 18, 18]),
  cutStroke('accent', '232,270 252,320 250,404', [11, 11, 11], [18, 18, 18]),
  cut('glow', circlePath(252, 398, 11), 3),
];

/** The head, neck and forelegs of a horse in full gallop to the left, its mane on fire: its nose at (150, 380), its hooves at 600 and 840. */
export const gallopingHorse: Art = [
  joined('near', FAR_LEG, 6),
  cut('ink', FAR_HOOF, 4),
  gouge('380,622 300,566 226,524', 7, 'mid'),
  joined('glow', LOCKS.map(limb), 6),
  LOCKS.map((points) => gouge(points.replaceAll(/,\d+(?= |$)/g, ''), 15, 'mid')),
  put(put(headAndNeck, { x: -430, y: -600 }), { x: 470, y: 540, turn: -15, size: 0.92 }),
  joined('ink', [...NEAR_LEG, CHEST], 6),
  // Neck and breast are one.
  flat('ink', outline('408,540! 420,500! 640,490! 640,760! 430,760!')),
  combed('480,560 450,690 360,680 260,650', '570,640 480,760 370,730 290,700', {
    role: 'mid',
    rows: 5,
    width: 8,
    length: 48,
  }),
  gouge('262,724 272,752 284,776', 5, 'far'),
  cutStroke('accent', '268,410 330,470 440,496 620,470', [9, 9, 9, 9], [16, 16, 16, 16]),
];
