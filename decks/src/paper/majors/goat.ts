import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** A high brow, tufts at the cheeks, and a muzzle as broad as the bridge of the nose. */
const FACE = outline(
  '300,236 342,244 376,272 390,312! 392,350 412,392! 388,388 398,434! 374,424 376,464! 352,458 346,500 356,540 340,578 300,592 260,578 244,540 254,500 248,458! 224,464! 226,424 202,434! 212,388 188,392! 208,350 210,312! 224,272 258,244',
);
/** The bridge of its nose, which bows towards us. */
const BRIDGE = outline(
  '300,320 326,340 336,400 330,470 336,520! 318,508 300,504 282,508 264,520! 270,470 264,400 274,340',
);
const EAR = outline('388,318! 420,300 470,304 520,336! 476,362 430,366 396,350!');
const SHOULDERS = outline(
  '236,440! 226,486 194,510 152,526 112,552 90,596 92,640 104,700! 496,700! 508,640 510,596 488,552 448,526 406,510 374,486 364,440!',
);
/** The foreleg and the cloven hoof on what stands before it. */
const FORELEG = outline('436,560! 484,566 506,600 502,640 496,650! 428,650! 424,630 416,600!');
const HOOF = outline('424,640! 464,632 500,640! 514,672! 464,676 412,672!');
const BEARD = outline(
  '252,560! 250,610 262,668 258,716! 274,694 282,752! 292,716 304,776! 312,720 322,748! 328,690 344,712! 338,664 350,610 348,560! 300,594',
);
const HORN = swellPath('340,270 372,214 424,170 478,136 500,84 470,52', [58, 52, 44, 34, 20, 3]);
/** The rings of a horn, each from its outer to its inner side. */
const RINGS =
  '326,240 374,266 342,210 390,240 370,178 412,212 402,152 438,190 436,132 468,166 462,110 496,138 480,86 508,98';

/** The shaggy shoulders of a goat that faces us, 440 wide about x 300, from 520 down to 700. */
export const goatShoulders: Art = [
  cut('near', SHOULDERS, 7),
  mirrored(
    combed('376,520 400,560 402,620', '420,534 470,570 500,620', {
      role: 'mid',
      rows: 5,
      width: 7,
      length: 28,
    }),
  ),
  // The dark breast between the forelegs.
  flat('ink', outline('300,540 372,552 410,590 420,640! 180,640! 190,590 228,552')),
];

/** Its forelegs, which stand on the edge of the block at y 670. */
export const goatForelegs: Art = mirrored([
  joined('near', [FORELEG], 6),
  // It goes over into the shoulder without an edge.
  flat('near', outline('420,596! 436,550 474,552 490,580! 470,620 440,620!')),
  combed('440,572 432,610 436,644', '480,574 490,610 484,644', {
    role: 'mid',
    rows: 4,
    width: 7,
    length: 24,
  }),
  joined('ink', [HOOF], 5),
  gouge('463,638 464,656 463,678', 7),
]);

/** Its head: 440 wide about x 300, from its horns at 52; the beard hangs down to 776. */
export const goatHead: Art = [
  mirrored([
    joined('far', [HORN], 5, 'ink'),
    flat('ink', lenses(RINGS, 8).join('')),
    cut('near', EAR, 5),
    flat('accent', outline('410,324! 440,314 474,318 500,334! 466,346 432,346')),
  ]),
  joined('near', [FACE], 6),
  flat('mid', BRIDGE),
  mirrored([
    combed('304,250 330,262 366,296', '304,316 326,300 352,304', {
      role: 'far',
      rows: 4,
      width: 6,
      length: 26,
    }),
    combed('384,384 372,430 352,470', '352,400 346,440 342,480', {
      role: 'far',
      rows: 3,
      width: 5,
      length: 24,
    }),
    // A lid cuts the eye off level, under a heavy brow.
    keyed('glow', outline('324,352! 350,350 386,344! 382,372 358,384 334,376'), 5),
    flat('ink', 'M336 356h38v11h-38Z'),
    cut('ink', outline('310,352! 336,336 366,324 402,316! 396,340 360,346 330,358!'), 4),
    gouge('334,392 352,398 374,390', 5, 'far'),
    gouge('330,420 328,466 334,500', 6, 'ink'),
    flat('ink', outline('310,528! 326,512 340,516 334,538!')),
    gouge('300,562 322,568 342,552', 7, 'ink'),
  ]),
  flat('ink', lens([300, 530], [300, 566], 7)),
  joined('far', [BEARD], 6, 'ink'),
  [
    '268,588 266,640 270,690',
    '284,600 282,660 286,718',
    '300,604 300,680 304,750',
    '316,600 318,660 318,720',
    '332,588 334,630 334,690',
  ].map((line) => gouge(line, 6, 'ink')),
];
