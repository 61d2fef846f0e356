import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline('190,470! 150,540 120,640 130,740 470,740 480,640 450,540 410,470!');
const TAIL = limb('440,700,50 500,620,84 506,500,92 470,400,70 446,330,8');
const TIP = outline('430,400! 452,388 476,396 512,380! 496,344 446,318! 428,352');
const HEAD = outline(
  '300,318 352,312 396,336 420,392 462,450! 440,470 420,500! 392,508 352,528 326,580 300,592 274,580 248,528 208,508 180,500! 160,470 138,450! 180,392 204,336 248,312',
);
const CHEEK = outline(
  '312,500! 330,452 372,424 424,430 458,450! 438,472 418,498! 390,506 354,524 328,576 312,584!',
);
const EAR = outline('330,326! 352,240 412,168! 436,250 418,370!');
const FOOT = outline('330,720! 336,690 372,684 396,706 400,742 372,756 336,752');

const half: Art = [
  joined('accent', [EAR]),
  flat('ink', outline('362,306! 374,246 408,196! 422,262 404,334')),
];

const face: Art = [
  flat('light', CHEEK),
  gouge('336,520 372,500 420,500', 5, 'far'),
  gouge('340,486 380,470 440,470', 5, 'far'),
  // Its eye looks aside, to who might follow.
  flat('glow', outline('330,432! 352,402 388,392! 384,420 356,440')),
  gouge('322,438 350,396 394,386', 7, 'ink'),
  flat('ink', lens([338, 486], [348, 486], 4)),
];

/**
 * A red fox that steals towards us, low behind its paws, its tail up: from its ears at 168 to its paws at 756. `loot` is
 * in its jaws at (300, 560).
 */
export const thief = (loot: Art): Art => [
  joined('accent', [TAIL]),
  flat('light', TIP),
  joined('accent', [BODY]),
  hatch(BODY, { role: 'ink', angle: 10, gap: 20, width: 7, side: 'both', reach: 0.14 }),
  keyed('light', outline('300,540 360,580 372,660 330,740 270,740 228,660 240,580'), 0),
  mirrored([
    joined('ink', [FOOT], 5),
    flat('light', lens([356, 732], [358, 754], 5) + lens([378, 730], [380, 752], 5)),
  ]),
  mirrored(half),
  joined('accent', [HEAD]),
  fur(HEAD, 'light', 90, (x, y) => (Math.abs(x - 300) < 70 && y < 390 ? 0.7 : 0)),
  mirrored(face),
  [flat('ink', circlePath(356, 418, 10)), flat('ink', circlePath(250, 418, 10))],
  loot,
  cut('ink', outline('300,548 280,532 272,514 300,506 328,514 320,532'), 4),
  gouge('284,518 298,512 308,516', 4),
];
