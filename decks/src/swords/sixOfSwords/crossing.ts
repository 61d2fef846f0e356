import { clipped, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { longSword } from '../../suits/longSword.ts';

const MOTHER: Look = { skin: 'skinFair', hair: 'hairBrown', cut: 'long', eyes: 'down', mood: 'calm' };
const CHILD: Look = { skin: 'skinFair', hair: 'hairFair', shape: 'round', eyes: 'closed', mood: 'calm' };

const HOOD =
  'M296 186C222 190 176 256 180 340C180 400 206 446 226 480Q300 540 374 480C394 446 416 400 414 340C418 256 370 190 296 186Z';

/** A mother in a hooded cloak, and her child asleep on her breast. */
export const passengers: Art = [
  fill('wine', 'M230 440C160 470 104 540 86 640L82 770H518L514 640C496 540 440 470 366 440Z'),
  graven('190,500 136,600 120,760', 8),
  graven('410,500 464,600 480,760', 8),
  fill('wine', HOOD),
  fill(
    'wineDark',
    'M298 232C244 236 216 290 220 346C222 396 240 430 262 452Q300 480 338 452C358 430 376 396 376 346C380 290 350 236 298 232Z',
    { width: 1.8 },
  ),
  graven('280,200 210,262 200,350', 7),
  graven('318,200 386,262 396,350', 7),
  put([head(MOTHER), frontModelling(MOTHER)], { x: 298, y: 352, size: 1.3, turn: 9 }),
  fill(
    'wine',
    'M206 420C222 470 260 496 300 500C342 496 378 470 392 420C420 450 430 480 424 520Q300 560 176 520C172 480 182 450 206 420Z',
    { width: 2 },
  ),
  // The child, wrapped in linen, looks out where the cloak opens.
  fill(
    'wineDark',
    'M300 514C238 520 226 570 232 640C236 700 250 740 262 770H338C350 740 364 700 368 640C374 570 362 520 300 514Z',
    { width: 2 },
  ),
  fill(
    'linen',
    'M300 530C256 534 238 578 242 640C250 690 264 740 274 770H326C336 740 350 690 358 640C362 578 344 534 300 530Z',
  ),
  put([head(CHILD), frontModelling(CHILD)], { x: 298, y: 606, size: 0.84, turn: -10 }),
  fill(
    'linen',
    'M246 632C264 668 286 682 306 680C328 678 344 656 354 634C356 680 340 730 328 770H272C258 730 244 690 246 632Z',
  ),
  graven('340,650 310,690 276,700', 5, 'shade', 0.6),
  graven('338,690 316,730 284,744', 5, 'shade', 0.6),
];

/** Six swords stand in the bow, points down, three on each side. */
export const swords: Art = clipped(
  boxPath(30, 380, 540, 400),
  [-200, -142, -84, 84, 142, 200].map((aside) =>
    put(longSword(180 + aside * 0.02, 0.9), { x: 300 + aside, y: 456 + Math.abs(aside) * 0.56 }),
  ),
);

/** The boat from the front: its stem, and the planks that run from it to both sides. */
export const boat: Art = [
  fill('wood', 'M20 704Q160 752 300 764Q440 752 580 704V770C536 836 420 884 300 894C180 884 64 836 20 770Z'),
  flat('woodDark', 'M300 764Q440 752 580 704V770C536 836 420 884 300 894Z', 0.5),
  mirrored([
    line('M30 738Q160 790 300 802M50 782Q180 832 300 842', 2, 'ink', 0.5),
    graven('70,740 160,774 260,786', 4, 'trim', 0.6),
  ]),
  line('M20 704Q160 752 300 764Q440 752 580 704', 9, 'trim'),
  fill('metal', 'M284 744C280 722 320 722 316 744L312 880Q300 890 288 880Z', { width: 2 }),
];

/** Small waves over the keel. */
export const waves: Art = [
  flat('water', `M20 836${'q22 -14 44 0q22 14 44 0'.repeat(7)}V900H20Z`),
  line(`M20 836${'q22 -14 44 0q22 14 44 0'.repeat(7)}`, 2.4, 'light', 0.8),
  [62, 196, 366, 486].map((x) => line(`M${x} 858q16 -8 32 0q16 8 32 0`, 2, 'light', 0.5)),
];
